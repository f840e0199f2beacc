// The icon of each game, used where its picture does not fit.
const EMBLEMS: Record<string, string> = {
  harbour: 'gi:lighthouse',
  bremerhaven: 'gi:cargo-ship',
  novgorod: 'gi:wax-seal',
  shipyard: 'gi:ship-bow',
};

export const emblem = (game: string): string => EMBLEMS[game] ?? 'gi:anchor';

const ORDER = Object.keys(EMBLEMS);
/** The games in the order they are shown. */
export const inShownOrder = <Game extends { name: string }>(games: Game[]): Game[] =>
  [...games].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
