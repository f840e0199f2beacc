// What happened at a table while somebody was not looking. Pure, except for the stored count of events seen on this device.
import { eventsOf, logLines, type LogLine } from './actions';
import { loadStored, store } from './storage';
import type { Happened, Said, SaidAction, GameWords } from './protocol';

const KEY = 'roadstead-seen';
const MAX_TABLES = 60;

export interface RecapLine extends LogLine {
  n: number;
}

export interface Recap {
  /** The position before the first line, for a replay. */
  from: number;
  /** The most important first. */
  lines: RecapLine[];
  /** How many less important lines are left out. */
  more: number;
  /** I have not played yet. */
  begins: boolean;
}

const weightOf = ({ action }: LogLine): number => action?.weight ?? 0;

/** What others did after the first `seen` events and after my own last one; null if that is nothing. */
export function recapOf(
  events: Happened[],
  actions: SaidAction[],
  seat: number,
  seen: number,
  most = 7,
): Recap | null {
  const own = events.findLastIndex((event) => event.who === seat) + 1;
  const from = Math.max(seen, own);
  const missed = events.slice(from);
  if (!missed.some((event) => event.who >= 0)) return null;
  const mine = new Set(actions.filter(({ who }) => who === seat).flatMap(eventsOf));
  // the deal before the first turn is visible on the table, and what followed from my own action was seen
  const news = missed.filter(({ at, who, turn }) => !mine.has(at) && (who >= 0 || turn));
  const others = actions.filter(({ who, last }) => who !== seat && last >= from);
  const all = logLines(news, others).filter(({ head }) => !head);
  const weighed = [...all].sort((a, b) => weightOf(b) - weightOf(a));
  const lines = weighed.slice(0, most).map((line, i) => ({ n: i + 1, ...line }));
  return lines.length ? { from, lines, more: all.length - lines.length, begins: !own } : null;
}

/** The lines that matter most, in the order in which they happened. */
export const toldInOrder = ({ lines }: Recap): RecapLine[] => [...lines].sort((a, b) => a.at - b.at);

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
