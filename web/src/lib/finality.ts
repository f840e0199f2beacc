// Whether a move could be taken back, and what is said before one that could not.
import type { Choice } from './protocol';

/** A choice or a line of moves, as far as it matters here. */
export type Finality = Pick<Choice, 'final' | 'over' | 'warnings'>;
export type FinalityKey = 'take-back-by-consent' | 'not-after-the-end' | 'take-back-from-bots';

export interface Company {
  /** Others who would have to agree to go back; bots always do. */
  people: boolean;
  /** The game is over after my turn and those of bots. */
  isLastTurn: boolean;
}

/** What is said before a move; null if it can be taken back, so that nothing has to be asked. */
export function finalityOf(move: Finality, { people, isLastTurn }: Company): FinalityKey | null {
  if (!move.final) return null;
  if (move.over) return 'not-after-the-end';
  if (people) return 'take-back-by-consent';
  if (isLastTurn) return 'not-after-the-end';
  return move.warnings?.length ? 'take-back-from-bots' : null;
}
