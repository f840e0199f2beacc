// Shows hidden things one after the other: first all cards turn, then each place is told in its order. It can be gone through by
// hand, and ended at any time; nobody waits for it.

/** How long the turning of the cards is waited for. */
const TURN_MS = 700;

export interface Pace {
  /** Without any motion only the end is shown. */
  calm: boolean;
  /** How long each place is told, in ms; `Infinity` waits for the next touch. */
  holds: readonly number[];
}

export class Reveal {
  /** The place that is told about, in the order of the list; -1 before the first. */
  at: number = $state(-1);
  /** The cards lie open. */
  turned: boolean = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pace: Pace) {}

  private get last(): number {
    return this.pace.holds.length - 1;
  }

  get isDone(): boolean {
    return this.turned && this.at >= this.last;
  }

  /** Whether the outcome of a place is shown. */
  isTold(place: number): boolean {
    return this.turned && place <= this.at;
  }

  start(): void {
    if (this.pace.calm) return this.end();
    this.at = -1;
    this.turned = true;
    this.wait(TURN_MS);
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.stop();
    this.at = Math.max(0, this.at - 1);
  }

  /** Go to a place; the walk goes on from there. */
  go(place: number): void {
    this.turned = true;
    this.at = Math.max(0, Math.min(this.last, place));
    this.wait(this.pace.holds[this.at] ?? 0);
  }

  /** Show all at once. */
  end(): void {
    this.stop();
    this.turned = true;
    this.at = this.last;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(ms: number): void {
    this.stop();
    if (this.at < this.last && ms !== Infinity) this.timer = setTimeout(() => this.next(), ms);
  }
}
