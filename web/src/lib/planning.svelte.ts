// Moves that are tried out on a preview, one after the other, before any of them is played.
import type { Choosing } from './choosing.svelte';
import type { Live } from './live';
import type { Position, Previewed } from './protocol';

export class Planning {
  /** The board shows what is tried out, and the present decision may be planned. */
  offered = $state(false);
  /** The moves tried so far; null while nothing is planned. */
  moves: readonly string[] | null = $state.raw(null);
  /** The table after them. */
  tried: Previewed | null = $state.raw(null);

  constructor(
    private choosing: Choosing,
    private live: Live,
    private position: () => Position | null,
  ) {}

  start = (): void => {
    this.moves = [];
    this.choosing.offer(this.position()?.options ?? []);
  };

  /** Add moves to the plan. */
  add(moves: readonly string[]): void {
    void this.tryOut([...(this.moves ?? []), ...moves]);
  }

  /** Take back the move that was added last. */
  back = (): void => void this.tryOut((this.moves ?? []).slice(0, -1));

  /** Give up what is planned. */
  drop = (): void => {
    this.forget();
    const { options = [], shortcuts = [] } = this.position() ?? {};
    this.choosing.offer(options, shortcuts);
  };

  forget(): void {
    this.moves = null;
    this.tried = null;
  }

  /** The newest move shows something hidden and can only be played: the plan stays as it was. */
  private keep(): void {
    this.choosing.offer(this.tried?.options ?? this.position()?.options ?? []);
  }

  /** Somebody else has moved meanwhile: the same moves at the table of now. */
  renew(): void {
    void this.tryOut(this.moves ?? []);
  }

  private async tryOut(moves: readonly string[]): Promise<void> {
    const before = this.moves;
    const [first, ...rest] = moves;
    if (first === undefined) {
      this.tried = null;
      this.start();
      return;
    }
    const found = await this.live.preview(first, rest, true);
    if (this.moves !== before) return;
    if (!found?.view) return moves === before ? this.drop() : this.keep();
    this.moves = moves;
    this.tried = found;
    this.choosing.offer(found.options ?? []);
  }
}
