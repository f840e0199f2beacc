// The drawn boards, each fetched when first played. A game without one is played on the board in words.
import type { GameIcons } from '../kit/things.svelte';
import type { GameBoard } from './board';

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  bremerhaven: () => import('./bremerhaven'),
  novgorod: () => import('./novgorod'),
  harbour: () => import('./harbour'),
  shipyard: () => import('./shipyard'),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  const board = (await BOARDS[game]?.())?.default ?? null;
  await board?.texts.load();
  return board;
}

/** Icons of goods and pieces, fetched with a table of their game. */
const ICONS: Record<string, () => Promise<{ default: GameIcons }>> = {
  bremerhaven: () => import('./bremerhaven/icons'),
  harbour: () => import('./harbour/icons'),
  novgorod: () => import('./novgorod/icons'),
  shipyard: () => import('./shipyard/icons'),
};

/** Without them texts name things in words. */
export async function iconsOf(game: string): Promise<GameIcons | null> {
  return (
    ICONS[game]?.().then(
      (found) => found.default,
      () => null,
    ) ?? null
  );
}
