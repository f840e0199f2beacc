// A bot's advice for the decision at hand, on demand: its best choices, marked on the board.
import type { Choosing } from './choosing.svelte';
import type { Live } from './live';
import type { Choice, Said } from './protocol';
import { markChoices } from './targets';

/** `moves` is null while the bot thinks; `refused` is the protocol's reason if it gives none. */
export interface Hint {
  moves: { choice: Choice; share: number; then: Said[]; why: Said | undefined }[] | null;
  refused: string;
}

export class Advice {
  hint: Hint | null = $state.raw(null);

  constructor(
    private choosing: Choosing,
    private live: Live,
  ) {}

  /** Ask for advice, or hide it if it is shown. */
  ask = async (): Promise<void> => {
    if (this.hint) return this.close();
    if (!this.choosing.choices.length) return;
    const asked: Hint = { moves: null, refused: '' };
    this.hint = asked;
    const answer = await this.live.hint();
    if (this.hint !== asked) return;
    if (typeof answer === 'string') {
      this.hint = { moves: [], refused: answer || 'no-hint' };
      return;
    }
    const moves = answer.moves.flatMap(({ move, share, then = [], why }) => {
      const choice = this.choosing.choices.find((each) => each.move === move);
      return choice ? [{ choice, share, then, why: why ?? undefined }] : [];
    });
    this.hint = { moves, refused: moves.length ? '' : 'no-hint' };
    this.choosing.marks = markChoices(
      moves.map(({ choice }) => choice),
      this.choosing.followers,
    );
  };

  close = (): void => {
    if (!this.hint) return;
    this.hint = null;
    this.choosing.marks = {};
  };

  forget(): void {
    this.hint = null;
  }
}
