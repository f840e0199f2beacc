// What happened at a table while somebody was not looking. Pure, except for the stored count of events seen on this device.
import { loadStored, store } from './storage';
import type { Happened, Said, GameWords } from './protocol';

const KEY = 'roadstead-seen';
const MAX_TABLES = 60;

export interface RecapLine {
  n: number;
  at: number;
  who: number;
  said: Said;
}

export interface Recap {
  /** The position before the first line, for a replay. */
  from: number;
  lines: RecapLine[];
  /** How many earlier lines are left out. */
  earlier: number;
  /** I have not played yet. */
  begins: boolean;
}

/** The line that opens a turn. */
export const isHead = (said: Said): boolean => said.key.startsWith('turn-of');

/** What others did after the first `seen` events and after my own last one; null if that is nothing. */
export function recapOf(events: Happened[], seat: number, seen: number, most = 7): Recap | null {
  const own = events.findLastIndex((event) => event.who === seat) + 1;
  const from = Math.max(seen, own);
  const missed = events.slice(from);
  if (!missed.some((event) => event.who >= 0)) return null;
  // the deal before the first turn is visible on the table
  const news = missed.filter((event) => event.who >= 0 || event.turn);
  const all = news.flatMap(({ at, who, said }) =>
    said.filter((each) => !isHead(each)).map((each) => ({ at, who, said: each })),
  );
  const lines = all.slice(-most).map((line, i) => ({ n: i + 1, ...line }));
  return lines.length ? { from, lines, earlier: all.length - lines.length, begins: !own } : null;
}

/** The cards that messages name, as targets. */
export function thingsIn(story: Said[], words: GameWords): string[] {
  const found = story.flatMap((said) =>
    (words.messages[said.key] ?? []).flatMap(({ kind }, at) => {
      const id = words.domains[kind]?.[said.args?.[at] ?? -1];
      return id === undefined ? [] : [`${kind}:${id}`];
    }),
  );
  return [...new Set(found)];
}

const seenEvents = (): Record<string, number> => (loadStored(KEY) ?? {}) as Record<string, number>;

/** How many events of a table were seen on this device; null if it was never open here. */
export const seenAt = (table: string, seat: number): number | null =>
  seenEvents()[`${table}:${seat}`] ?? null;

export function markSeen(table: string, seat: number, events: number): void {
  const key = `${table}:${seat}`;
  const { [key]: before, ...others } = seenEvents();
  if (before === events) return;
  store(KEY, Object.fromEntries([...Object.entries(others), [key, events] as const].slice(-MAX_TABLES)));
}
