// One table as the page shows it: the live connection, the words of its game, and what I am choosing.
import { untrack } from 'svelte';
import { Choosing } from './choosing.svelte';
import { Live, type LiveState } from './live';
import { loreOf, type Lore } from './lore';
import type { Choice, Happened, Position, SeatInfo, TableInfo } from './protocol';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { Voice } from './voice';

/** Bots think faster than people read: their moves are shown one after the other, this far apart. */
const PACE = 520;

export interface Shown {
  position: Position;
  events: Happened[];
}

export class Session {
  state: LiveState = $state.raw({} as LiveState);
  shown: Shown | null = $state.raw(null);
  lore: Lore | null = $state.raw(null);
  failed = $state(false);
  preview: unknown = $state.raw(null);
  private queue: Shown[] = $state.raw([]);
  private live: Live;
  private timer: ReturnType<typeof setTimeout> | undefined;
  choosing: Choosing;

  constructor(
    table: TableInfo,
    readonly seat: number | null,
    invite: string,
  ) {
    this.choosing = new Choosing((option) => this.live.move(option.move));
    this.live = new Live({ table: table.id, seat, invite }, (state) => this.changed(state));
    this.state = { ...this.live.state, table };
    $effect(() => {
      const language = settings.language;
      loreOf(table, language, invite).then(
        (found) => {
          if (settings.language === language) this.lore = found;
        },
        () => (this.failed = true),
      );
    });
    $effect(() => this.look(this.choosing.now));
    $effect(() => () => this.close());
  }

  table: TableInfo | null = $derived(this.state.table);
  position: Position | null = $derived(this.shown?.position ?? null);
  events: Happened[] = $derived(this.shown?.events ?? []);
  behind: number = $derived(this.queue.length);
  players: string[] = $derived((this.table?.seats ?? []).map((seat) => nameOf(seat)));
  voice: Voice | null = $derived(
    this.lore
      ? new Voice(this.lore.language, this.lore.texts, this.lore.words, this.lore.names, this.players)
      : null,
  );

  undo = () => this.live.undo();
  redo = () => this.live.redo();
  restart = () => this.live.restart();
  consent = (agree: boolean) => this.live.consent(agree);
  retry = () => this.live.retry();
  handBack = () => this.live.handBack();

  /** Show the newest position at once. */
  skip = (): void => {
    const last = this.queue.at(-1);
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    if (last) this.show(last);
  };

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  private changed(state: LiveState): void {
    const before = this.state.position ?? null;
    this.state = state.table ? state : { ...state, table: this.state.table };
    this.choosing.busy = state.pending !== null || state.link !== 'open';
    if (!state.position || state.position === before) return;
    const next = { position: state.position, events: state.events };
    const own =
      !this.shown || state.position.events.every((event) => event.who === this.seat || event.who < 0);
    if (own && !this.queue.length) return this.show(next);
    this.queue = [...this.queue, next].slice(-12);
    if (this.timer === undefined) this.step();
  }

  private step(): void {
    const [next, ...rest] = this.queue;
    this.timer = undefined;
    if (!next) return;
    this.queue = rest;
    this.show(next);
    this.timer = setTimeout(
      () => this.step(),
      settings.motion === 'calm' ? 200 : PACE / (1 + rest.length / 6),
    );
  }

  private show(shown: Shown): void {
    this.shown = shown;
    const newest = !this.queue.length;
    this.choosing.offer(newest ? (shown.position.options ?? []) : []);
  }

  /** Ask how the table would look after what is chosen so far. */
  private look(now: Choice[]): void {
    const [only] = now;
    untrack(() => (this.preview = null));
    if (now.length !== 1 || !only) return;
    void this.live.preview(only.move).then((view) => {
      if (this.choosing.now[0] === only) this.preview = view;
    });
  }
}

export function nameOf(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === 'friend' || seat.kind === 'anyone' ? t('open-seat') : '–';
}
