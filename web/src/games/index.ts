// The games that have a board on the page, each fetched when first played.
import type { GameBoard } from './board';

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  harbour: () => import('./harbour'),
};

export const hasBoard = (game: string): boolean => game in BOARDS;

export async function boardOf(game: string): Promise<GameBoard> {
  const fetch = BOARDS[game];
  if (!fetch) throw new Error(`the page has no board for ${game}`);
  return (await fetch()).default;
}
