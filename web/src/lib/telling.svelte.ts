// Positions of a table as they are shown: what happens is told one thing after the other, at the pace of the settings.
import { pauseAfter } from './pace';
import type { Position, Said } from './protocol';
import { settings } from './settings.svelte';
import { positionsIn, stagesOf, type Shown } from './stages';

/** How many positions wait to be shown; of more, the oldest are not. */
const MAX_QUEUE = 16;
/** How many of the positions shown since my last move can be shown again. */
const MAX_AGAIN = 24;

export class Telling {
  shown: Shown | null = $state.raw(null);
  private queue: Shown[] = $state.raw([]);
  /** What was shown since my last move, to be shown again. */
  private past: Shown[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onshow` is called with what is shown now, and what was shown before. */
  constructor(
    private seat: () => number | null,
    private onshow: (shown: Shown, before: Shown | null) => void,
  ) {}

  /** How many steps wait behind what is shown. */
  behind: number = $derived(this.queue.length);
  /** The moves since my last one can be shown again. */
  again: boolean = $derived(this.past.length > 1 && !this.queue.length);
  /** What is being told on the way to the newest position; null at that position itself. */
  said: Said[] | null = $derived.by(() => {
    const { onTheWay, told } = this.shown ?? {};
    return told?.length && (onTheWay || this.behind) ? told : null;
  });

  /** Whether what happens is shown one thing after the other. */
  get inStages(): boolean {
    return settings.pace !== 'once';
  }

  arrive(next: Shown): void {
    const seat = this.seat();
    // the same position again, because the table is told in words now, or no longer
    const again = this.shown?.position.position === next.position.position;
    // others act while I decide: my choices stay before me
    const deciding = this.isDue(this.shown?.position) && this.isDue(next.position);
    const own = !this.shown || next.position.events.every((event) => event.who === seat || event.who < 0);
    const atOnce = again || (deciding && !own) || document.hidden;
    const steps = atOnce ? [next] : stagesOf(next, this.queue.at(-1) ?? this.shown);
    if (again) this.past = [...this.past.slice(0, -1), next];
    else this.past = own ? steps : [...this.past, ...steps].slice(-MAX_AGAIN);
    const waiting = this.queue.length > 0;
    if (!this.inStages) {
      this.queue = [next];
      this.skip();
    } else if ((own || atOnce) && steps.length === 1 && !waiting) this.show(next);
    else {
      this.queue = [...this.queue, ...steps].slice(-MAX_QUEUE);
      if (this.timer === undefined || (own && !waiting)) this.step();
    }
  }

  /** Show the newest position at once. */
  skip = (): void => {
    const last = this.queue.at(-1);
    this.queue = [];
    this.stop();
    if (last) this.show(last);
  };

  /** Show the moves since my last one again. */
  showAgain = (): void => {
    if (!this.again) return;
    this.queue = this.past;
    this.step();
  };

  forget(): void {
    this.queue = [];
    this.past = [];
    this.stop();
    this.shown = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private isDue(position: Position | undefined): boolean {
    const seat = this.seat();
    return seat !== null && (position?.due.includes(seat) ?? false);
  }

  private step(): void {
    const [next, ...rest] = this.queue;
    this.stop();
    if (!next) return;
    this.queue = rest;
    this.show(next);
    const goesOn = next.onTheWay || rest[0]?.actions.at(-1)?.at === next.actions.at(-1)?.at;
    this.timer = setTimeout(() => this.step(), pauseAfter(settings.pace, positionsIn(rest), goesOn));
  }

  private show(shown: Shown): void {
    const before = this.shown;
    this.shown = shown;
    this.onshow(shown, before);
  }
}
