// The outcome of a game from its results: places, and what broke each tie. It knows no game.
import type { SeatResult, ScorePart, SeatInfo } from './protocol';

/** One comparison between seats with equal totals. */
export interface TieStep {
  /** The tie-breaker that was compared; null for the totals themselves. */
  key: ScorePart | null;
  values: { seat: number; value: number }[];
  /** The seats ahead after this comparison; none if all are equal. */
  ahead: number[];
}

export interface Tie {
  seats: number[];
  steps: TieStep[];
  /** No tie-breaker differed: they share a place. */
  shared: boolean;
}

/** A live score as every game's view holds it; see `Score` in roadstead.engine.game. */
export interface Score {
  seat: number;
  parts: [string, number][];
  total: number;
  how: 'sum' | 'product';
}

/** Scores from a view, highest first and without places, for a game that ended without a result. */
export function standingsFrom(view: unknown, seats: SeatInfo[]): SeatResult[] {
  return scoresIn(view)
    .map(({ seat, parts, total, how }): SeatResult => {
      const named = parts.map(([name, points]) => ({ name, points }));
      return { seat, place: 0, total, parts: named, ties: [], how, resigned: seats[seat]?.resigned ?? false };
    })
    .sort((a, b) => b.total - a.total);
}

/** The score of a seat as it stands. */
export const scoreIn = (view: unknown, seat: number): Score | null =>
  scoresIn(view).find((each) => each.seat === seat) ?? null;

/** The turn that a view is of; every game counts them. */
export const turnIn = (view: unknown): number => (view as { turn: number }).turn;

function scoresIn(view: unknown): Score[] {
  for (const field of Object.values((view ?? {}) as Record<string, unknown>)) {
    if (!Array.isArray(field)) continue;
    const scores = field.flatMap((each: { score?: Score } | null) =>
      each?.score?.parts ? [each.score] : [],
    );
    if (scores.length) return scores;
  }
  return [];
}

/** Every tie among ranked seats, with the comparisons until it was broken. */
export function tiesOf(results: SeatResult[]): Tie[] {
  const counted = results.filter((each) => each.place && !each.resigned && !each.lost);
  return groupBy(counted, (each) => each.total)
    .filter((group) => group.length > 1)
    .map(breakTie);
}

function breakTie(tied: SeatResult[]): Tie {
  const total = tied.map(({ seat, total: value }) => ({ seat, value }));
  const steps: TieStep[] = [{ key: null, values: total, ahead: [] }];
  let open = [tied];
  for (const [at, key] of (tied[0]?.ties ?? []).entries()) {
    const value = (result: SeatResult | undefined) => result?.ties[at]?.points ?? 0;
    open = open.flatMap((group) => {
      const parts = groupBy(group, value).sort(([a], [b]) => value(b) - value(a));
      const values = group.map((result) => ({ seat: result.seat, value: value(result) }));
      const ahead = parts.length > 1 ? (parts[0] ?? []).map((result) => result.seat) : [];
      steps.push({ key, values, ahead });
      return parts.filter((part) => part.length > 1);
    });
    if (!open.length) break;
  }
  return { seats: tied.map((result) => result.seat), steps, shared: open.length > 0 };
}

function groupBy<T>(all: T[], key: (each: T) => number): T[][] {
  const found = new Map<number, T[]>();
  for (const each of all) found.set(key(each), [...(found.get(key(each)) ?? []), each]);
  return [...found.values()];
}

/** How the game ended, as told by the headline. */
export type Headline =
  | { kind: 'unfinished' | 'nobody' | 'solo' }
  | { kind: 'shared' | 'wins' | 'tie'; seats: number[] }
  | { kind: 'by'; seats: number[]; margin: number };

export function headline(results: SeatResult[]): Headline {
  if (!results.length || results.some((each) => !each.place)) return { kind: 'unfinished' };
  if (results.length === 1) return { kind: 'solo' };
  const first = results.filter((each) => each.place === 1 && !each.lost);
  const [winner] = first;
  if (!winner) return { kind: 'nobody' };
  const seats = first.map((each) => each.seat);
  if (first.length > 1) return { kind: 'shared', seats };
  switch (winner.decided?.by) {
    case 'total':
      return { kind: 'by', seats, margin: (winner.decided.more ?? 0) - (winner.decided.less ?? 0) };
    case 'tie':
      return { kind: 'tie', seats };
    default:
      return { kind: 'wins', seats };
  }
}

/** The parts in which anybody scored, in the game's order; all parts if they are multiplied. */
export function partsOf(results: SeatResult[]): ScorePart[] {
  const scored = new Set(
    results.flatMap(({ parts, how }) =>
      parts.filter(({ points }) => points || how === 'product').map(({ name }) => name),
    ),
  );
  return (results[0]?.parts ?? []).filter(({ name }) => scored.has(name));
}

export const pointsIn = (result: SeatResult, part: ScorePart): number =>
  result.parts.find(({ name }) => name === part.name)?.points ?? 0;

/** A score drawn as a bar: a piece for each part that brought points, and what is missing to the longest bar. */
export interface Bar {
  pieces: { part: ScorePart; tone: number; points: number; share: number }[];
  rest: number;
}

/** The bars of all scores, by seat; none where parts are multiplied, because a product has no pieces. */
export function barsOf(results: SeatResult[]): Map<number, Bar> {
  if (results.some(({ how }) => how === 'product')) return new Map();
  const parts = partsOf(results);
  const gained = (result: SeatResult) =>
    parts
      .map((part, tone) => ({ part, tone, points: pointsIn(result, part) }))
      .filter(({ points }) => points > 0);
  const long = (result: SeatResult) => gained(result).reduce((sum, { points }) => sum + points, 0);
  const most = Math.max(1, ...results.map(long));
  return new Map(
    results.map((result) => [
      result.seat,
      {
        pieces: gained(result).map((piece) => ({ ...piece, share: piece.points / most })),
        rest: most - long(result),
      },
    ]),
  );
}
