// Several seats at one screen: who has it, who gets it next, and the curtain between them where something is secret.
import type { Happened, SaidAction } from './protocol';
import { recapOf, type Recap } from './recap';

/** How long a seat's last move stays visible before the next curtain falls. */
const LINGER_MS = 900;

export interface Screen {
  readonly seat: number | null;
  readonly players: readonly string[];
  readonly events: Happened[];
  readonly actions: SaidAction[];
  /** The seats that play here. */
  readonly mine: readonly number[];
  /** A seat knows, or is about to decide, what others may not see. */
  readonly secret: boolean;
  /** Show the table to another seat, or to none; unless it `stays` in sight, nothing that was known before is kept. */
  sit(seat: number | null, stays?: boolean): void;
}

export class SharedScreen {
  /** Which of my seats has to lift its curtain. */
  curtain: number | null = $state(null);
  /** Which of my seats is due while another one has come back; it gets the screen when that one passes it on. */
  waits: number | null = $state(null);
  /** The seat that had the screen before. */
  before: number | null = $state(null);
  /** The seat on screen came back to undo something, so the curtain does not fall by itself. */
  private returned = false;
  /** How many events each of my seats had seen when its curtain fell. */
  private left: Record<number, number> = {};
  private falling: ReturnType<typeof setTimeout> | undefined;

  constructor(private screen: Screen) {}

  /** The seat that may take the screen back without a curtain, because nobody has moved since it did. */
  returns: number | null = $derived.by(() => {
    const mover = this.screen.events.findLast(({ who }) => who >= 0)?.who;
    return this.curtain === null && mover === this.before ? this.before : null;
  });

  /** Lift the curtain of one of my seats: from now on the page is that seat's. */
  lift = (seat: number): void => {
    this.returned = seat === this.before;
    this.curtain = null;
    this.before = null;
    this.screen.sit(seat);
  };

  /** Give the screen to the seat that is due. */
  passOn = (): void => {
    if (this.waits !== null) this.handOver(this.waits);
  };

  /** The public events that one of my seats has not seen. */
  missedBy(seat: number): Recap | null {
    return recapOf(this.screen.events, this.screen.actions, seat, this.left[seat] ?? 0);
  }

  /** Nobody needs the screen any more, or not yet. */
  rest(): void {
    clearTimeout(this.falling);
    this.waits = null;
  }

  /** If another of my seats has to decide, let the curtain fall. */
  pass(due: readonly number[]): void {
    this.rest();
    const { seat, mine, secret } = this.screen;
    if (seat !== null && due.includes(seat)) {
      this.returned = false;
      return;
    }
    const from = seat ?? this.before ?? -1;
    const n = this.screen.players.length;
    const [next] = mine
      .filter((each) => due.includes(each))
      .sort((a, b) => ((a - from + n) % n || n) - ((b - from + n) % n || n));
    if (seat === null && secret) this.curtain = next ?? null;
    else if (next !== undefined && seat === null) this.seatNext(next);
    else if (next !== undefined && this.returned) this.waits = next;
    else if (next !== undefined) this.falling = setTimeout(() => this.handOver(next), LINGER_MS);
  }

  private handOver(next: number): void {
    if (this.screen.secret) this.fall(next);
    else this.seatNext(next);
  }

  /** Nothing is secret: the table stays in sight while the next seat takes the screen. */
  private seatNext(next: number): void {
    this.change();
    this.screen.sit(next, true);
  }

  /** Drop the curtain; nothing that the seat on screen knows may stay in the page. */
  private fall(next: number): void {
    if (this.screen.seat !== null) this.left[this.screen.seat] = this.screen.events.length;
    this.change();
    this.curtain = next;
    this.screen.sit(null);
  }

  private change(): void {
    this.returned = false;
    this.waits = null;
    this.before = this.screen.seat;
  }
}
