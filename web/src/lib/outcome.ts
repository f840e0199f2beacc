// The end of a game, from the scores it gives: who stands where, and what broke each tie. It knows no game.
import type { SeatInfo } from './protocol';

/** A seat's result as every game's view holds it; see `Score` in roadstead.engine.game. */
export interface Score {
  seat: number;
  parts: [string, number][];
  total: number;
  ties: [string, number][];
  verdict: string;
  how: string;
  lost: boolean;
}

export interface Rank {
  seat: number;
  /** None where a game ended without a result. */
  place: number | null;
  score: Score;
  resigned: boolean;
}

/** One thing that was compared between seats with equal totals. */
export interface TieStep {
  /** The key that was compared; '' are the points themselves. */
  key: string;
  values: { seat: number; value: number }[];
  /** Who is ahead by it; nobody while they are still equal. */
  ahead: number[];
}

export interface Tie {
  seats: number[];
  steps: TieStep[];
  /** Nothing told them apart: they share a place. */
  shared: boolean;
}

/** The scores a view holds: one in each player of one of its lists. */
export function scoresIn(view: unknown): Score[] {
  for (const field of Object.values((view ?? {}) as Record<string, unknown>)) {
    if (!Array.isArray(field)) continue;
    const scores = field.flatMap((each: { score?: Score } | null) =>
      each?.score?.parts ? [each.score] : [],
    );
    if (scores.length) return scores;
  }
  return [];
}

/** Seats from first to last; without places in the order of their points. */
export function ranks(scores: Score[], seats: SeatInfo[]): Rank[] {
  const found = scores.map((score): Rank => {
    const seat = seats[score.seat];
    return { seat: score.seat, place: seat?.place || null, score, resigned: seat?.resigned ?? false };
  });
  return found.sort(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || b.score.total - a.score.total || a.seat - b.seat,
  );
}

/** Every tie of points among those who are ranked by them, with what was compared until it was broken. */
export function tiesOf(ranked: Rank[]): Tie[] {
  const counted = ranked.filter((each) => each.place !== null && !each.resigned && !each.score.lost);
  return groups(counted, (each) => each.score.total)
    .filter((group) => group.length > 1)
    .map((group) => broken(group.map((each) => each.score)));
}

function broken(scores: Score[]): Tie {
  const total = scores.map(({ seat, total }) => ({ seat, value: total }));
  const steps: TieStep[] = [{ key: '', values: total, ahead: [] }];
  let open = [scores];
  for (const [at, [key]] of (scores[0]?.ties ?? []).entries()) {
    const value = (score: Score) => score.ties[at]?.[1] ?? 0;
    open = open.flatMap((group) => {
      const parts = groups(group, value).sort((a, b) => value(b[0] as Score) - value(a[0] as Score));
      const values = group.map((score) => ({ seat: score.seat, value: value(score) }));
      const ahead = parts.length > 1 ? (parts[0] ?? []).map((score) => score.seat) : [];
      steps.push({ key, values, ahead });
      return parts.filter((part) => part.length > 1);
    });
    if (!open.length) break;
  }
  return { seats: scores.map((score) => score.seat), steps, shared: open.length > 0 };
}

function groups<T>(all: T[], key: (each: T) => number): T[][] {
  const found = new Map<number, T[]>();
  for (const each of all) found.set(key(each), [...(found.get(key(each)) ?? []), each]);
  return [...found.values()];
}

/** How the game ended, as far as a headline tells it. */
export type Headline =
  | { kind: 'unfinished' | 'nobody' | 'solo' }
  | { kind: 'shared' | 'wins' | 'tie'; seats: number[] }
  | { kind: 'by'; seats: number[]; margin: number };

export function headline(ranked: Rank[]): Headline {
  if (!ranked.length || ranked.some((each) => each.place === null)) return { kind: 'unfinished' };
  if (ranked.length === 1) return { kind: 'solo' };
  const first = ranked.filter((each) => each.place === 1 && !each.score.lost);
  const [winner] = first;
  if (!winner) return { kind: 'nobody' };
  const seats = first.map((each) => each.seat);
  if (first.length > 1) return { kind: 'shared', seats };
  const rival = ranked.find((each) => each !== winner && !each.resigned && !each.score.lost);
  if (!rival) return { kind: 'wins', seats };
  const margin = winner.score.total - rival.score.total;
  return margin > 0 ? { kind: 'by', seats, margin } : { kind: 'tie', seats };
}

/** The parts of a score that anybody scored in, in the game's order; all of them where they are multiplied. */
export function partsOf(scores: Score[]): string[] {
  const scored = scores.flatMap((score) =>
    score.parts.filter(([, points]) => points || score.how === 'product').map(([name]) => name),
  );
  const named = scores[0]?.parts.map(([name]) => name) ?? [];
  return named.filter((name) => scored.includes(name));
}

export const pointsIn = (score: Score, part: string): number =>
  score.parts.find(([name]) => name === part)?.[1] ?? 0;
