// The drawn boards, each fetched when first played. A game without one is played on the board in words.
import type { GameBoard } from './board';

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  harbour: () => import('./harbour'),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await BOARDS[game]?.())?.default ?? null;
}
