// Positions (counted in events) and turns of a game.

/** The position at which each turn begins, the set-up first. */
const starts = (turns: number[]): number[] => [0, ...turns];

/** How many turns had begun after `at` events. */
export const turnsBefore = (turns: number[], at: number): number =>
  turns.filter((begin) => begin <= at).length;

export const clamp = (at: number, last: number): number => Math.max(0, Math.min(last, Math.round(at)));

export const nextTurn = (turns: number[], at: number, last: number): number =>
  turns.find((begin) => begin > at) ?? last;

/** The beginning of this turn, or at the beginning that of the previous one. */
export const turnBack = (turns: number[], at: number): number =>
  starts(turns).findLast((begin) => begin < at) ?? 0;

/** A position in units of turns: the beginning of the third is 2, its middle 2.5. */
export function timeOf(turns: number[], at: number, last: number): number {
  const n = turnsBefore(turns, at);
  const from = starts(turns)[n] ?? 0;
  const to = turns[n] ?? last;
  return n + (to > from ? (at - from) / (to - from) : at >= last && at > 0 ? 1 : 0);
}

/** The inverse of `timeOf`. */
export function positionAt(turns: number[], x: number, last: number): number {
  const n = Math.max(0, Math.min(turns.length, Math.floor(x)));
  const from = starts(turns)[n] ?? 0;
  const to = turns[n] ?? last;
  return clamp(from + (x - n) * (to - from), last);
}

/** Every how many turns a tick is numbered, so that numbers are at least `room` apart. */
export function tickInterval(count: number, width: number, room: number): number {
  const most = Math.max(1, width / room);
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => count / step <= most) ?? 1000;
}
