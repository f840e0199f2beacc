// A replay: the current position, the positions fetched so far, and automatic playback. Nearby positions are fetched ahead, so
// that a step is instant.
import { Refused, Unreachable } from './api';
import { mergeActions } from './actions';
import { turnIn } from './outcome';
import type { Happened, Replayed, SaidAction } from './protocol';
import { clamp, nextTurn, turnBack, turnsBefore } from './timeline';

/** Asks the server for the table after `at` events, with the events from `since` on. */
export type Ask = (at: number, seat: number | null, since: number) => Promise<Replayed>;

/** Where the set-up is over and the first turn begins. */
export const FIRST = 'first';
export const SPEEDS = [1, 2, 4] as const;
const EVENT_MS = 1100;
const RETRY_MS = 1000;
const AHEAD = [1, 2, 3, -1, 4, 5];

/** The game as one seat saw it: its events, and the positions fetched so far. */
interface Sight {
  events: Happened[];
  actions: SaidAction[];
  positions: Map<number, Replayed>;
}

const blank = (): Sight => ({ events: [], actions: [], positions: new Map() });

export class Replaying {
  at = $state(0);
  last = $state(0);
  turns: number[] = $state.raw([]);
  /** The turn it begins with: 0 is the set-up, which a game continued from a running one does not have. */
  first = $state(0);
  seat: number | null = $state(null);
  events: Happened[] = $state.raw([]);
  actions: SaidAction[] = $state.raw([]);
  /** The position on the board; while the wanted one is being fetched, the previous one. */
  shown: Replayed | null = $state.raw(null);
  failure: '' | 'gone' | 'down' = $state('');
  playing = $state(false);
  speed: number = $state(1);
  /** How many events have happened since the replay was opened. */
  news = $state(0);
  // nothing drawn depends on it, so it need not be reactive
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private sights = new Map<number | null, Sight>();
  private fetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  /** Whether it is still open where the set-up is over. */
  private seeking = false;

  constructor(
    private ask: Ask,
    at: number | typeof FIRST,
    seat: number | null,
  ) {
    this.seeking = at === FIRST;
    this.at = at === FIRST ? 0 : at;
    this.seat = seat;
    void this.fetch();
  }

  /** The position where the set-up is over. */
  get start(): number {
    return this.first ? 0 : (this.turns[0] ?? 0);
  }
  /** The event that led to this position. */
  event: Happened | null = $derived.by(() => this.events[this.at - 1] ?? null);
  waiting: boolean = $derived.by(() => this.shown?.at !== this.at || this.shown.seat !== this.seat);

  to(at: number): void {
    this.pause();
    this.move(at);
  }

  /** The table as it looked from here before the newest move that begins so. */
  viewBefore = async (move: string): Promise<unknown> => {
    const event = this.events.slice(0, this.at).findLast((each) => each.move.split(' ')[0] === move);
    if (!event) return null;
    const found = await this.ask(event.at, this.seat, event.at).catch(() => null);
    return found?.view ?? null;
  };

  step(by: number): void {
    this.to(this.at + by);
  }

  turnOn(): void {
    this.to(nextTurn(this.turns, this.at, this.last));
  }

  turnBack(): void {
    this.to(turnBack(this.turns, this.at));
  }

  /** Switch to the view of another seat, or with null to the public one. */
  sit(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    const sight = this.sights.get(seat);
    if (sight) this.tell(sight);
    void this.fetch();
  }

  /** Fetch positions again, because more of them is wanted; events stay known. */
  askAnew(): void {
    for (const sight of this.sights.values()) sight.positions.clear();
    void this.fetch();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.move(this.start);
    this.playing = true;
    this.beat();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.beat();
  }

  close(): void {
    this.left = true;
    this.pause();
  }

  /** The game has gone on: these are all its events and actions now, as our seat saw them. */
  follow(events: Happened[], actions: SaidAction[] = []): void {
    const sight = this.sights.get(this.seat);
    if (!sight || !events.length) return;
    const stands = sight.events.findIndex((event, i) => event.move !== events[i]?.move);
    const same = stands < 0 ? sight.events.length : stands;
    if (same === sight.events.length && same === events.length) return;
    this.news += Math.max(0, events.length - this.last);
    for (const each of this.sights.values())
      for (const at of [...each.positions.keys()]) if (at > same) each.positions.delete(at);
    for (const seat of [...this.sights.keys()]) if (seat !== this.seat) this.sights.delete(seat);
    Object.assign(sight, { events, actions });
    this.tell(sight);
    this.last = events.length;
    if (this.at > this.last) this.move(this.last);
    const { seat } = this;
    void this.ask(this.last, seat, this.last).then(
      (found) => this.keep(found, seat),
      () => undefined,
    );
  }

  private move(at: number): void {
    this.seeking = false;
    this.at = clamp(at, this.last);
    void this.fetch();
  }

  /** Schedule the next event; what happens without a player is shorter. */
  private beat(): void {
    clearTimeout(this.timer);
    const next = this.events[this.at];
    if (!next) return this.pause();
    const slow = next.said.length ? (next.who < 0 ? 0.6 : 1) : 0.3;
    this.timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (!this.waiting) this.move(this.at + 1);
        this.beat();
      },
      (EVENT_MS * slow) / this.speed,
    );
  }

  /** Fetch one position after the other: the current one first, then nearby ones. */
  private async fetch(): Promise<void> {
    this.show();
    if (this.fetching) return;
    this.fetching = true;
    let failed: unknown = null;
    try {
      for (let wanted = this.wanted(); wanted !== null && !this.left; wanted = this.wanted()) {
        const { seat } = this;
        const since = Math.min(wanted, this.sights.get(seat)?.events.length ?? 0);
        this.keep(await this.ask(wanted, seat, since), seat);
        this.failure = '';
        this.show();
      }
    } catch (error) {
      failed = error;
    }
    this.fetching = false;
    if (failed) this.fail(failed);
  }

  private wanted(): number | null {
    const sight = this.sights.get(this.seat);
    if (!sight) return this.at;
    const wants = [this.at, ...(sight.events.length < this.last ? [this.last] : []), ...this.near()];
    return wants.find((at) => !sight.positions.has(at)) ?? null;
  }

  private near(): number[] {
    const steps = AHEAD.map((by) => this.at + by);
    const ends = [nextTurn(this.turns, this.at, this.last), turnBack(this.turns, this.at), this.last, 0];
    return [...steps, ...ends].filter((at) => at >= 0 && at <= this.last);
  }

  private keep(found: Replayed, seat: number | null): void {
    const sight = this.sights.get(seat) ?? blank();
    this.sights.set(seat, sight);
    sight.positions.set(found.at, found);
    if (found.since <= sight.events.length && found.since + found.events.length > sight.events.length) {
      sight.events = [...sight.events.slice(0, found.since), ...found.events];
      sight.actions = mergeActions(sight.actions, found.since, found.actions ?? []);
    }
    if (seat === this.seat) this.tell(sight);
    if (found.last >= this.last) {
      this.last = found.last;
      this.turns = found.turns;
      this.first = turnIn(found.view) - turnsBefore(found.turns, found.at);
    }
    if (this.seeking) {
      this.seeking = false;
      this.at = this.start;
    }
  }

  private tell({ events, actions }: Sight): void {
    this.events = events;
    this.actions = actions;
  }

  private show(): void {
    if (this.seeking) return;
    const found = this.sights.get(this.seat)?.positions.get(this.at);
    if (found) this.shown = found;
  }

  private fail(error: unknown): void {
    if (error instanceof Refused && error.field === 'at' && this.at > 0) {
      this.at = 0; // the link points past the end: go there once it is known
      const { seat } = this;
      void this.ask(0, seat, 0).then(
        (found) => {
          this.keep(found, seat);
          this.move(found.last);
        },
        (again) => this.fail(again),
      );
    } else if (error instanceof Refused && error.reason === 'forbidden' && this.seat !== null) {
      this.sit(null);
    } else if (error instanceof Refused && error.reason !== 'too-fast') {
      this.failure = 'gone';
    } else {
      if (error instanceof Unreachable) this.failure = 'down';
      if (!this.left) setTimeout(() => !this.left && void this.fetch(), RETRY_MS);
    }
  }
}
