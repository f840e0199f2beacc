// The geometry of the score graph, kept apart from drawing so that it can be tested.
import type { ScorePoint } from './protocol';
import { timeOf } from './timeline';

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (turn: number) => number;
  y: (points: number) => number;
  /** The values of the grid lines, lowest first. */
  levels: number[];
  turns: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000];

/** Grid lines at round numbers, at most five, from the lowest value (0 or less) to the highest. */
export function levelsOf(low: number, high: number): number[] {
  const span = Math.max(1, high - Math.min(0, low));
  const step = STEPS.find((each) => span / each <= 4) ?? 10_000;
  const from = Math.floor(Math.min(0, low) / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

export function scaleOf(points: ScorePoint[], turns: number, frame: Frame): Scale {
  const totals = points.flatMap((point) => point.totals);
  const levels = levelsOf(Math.min(0, ...totals), Math.max(0, ...totals));
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  return {
    x: (turn) => frame.left + (turn / Math.max(1, turns)) * (frame.right - frame.left),
    y: (value) => frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top),
    levels,
    turns,
  };
}

export interface Corner {
  turn: number;
  value: number;
}

/** Where the points of a seat change: the start, each change, and the end. */
export function cornersOf(points: ScorePoint[], seat: number, turns: number[], last: number): Corner[] {
  const found: Corner[] = [{ turn: 0, value: 0 }];
  for (const point of points) {
    const value = point.totals[seat] ?? 0;
    if (value !== found.at(-1)?.value) found.push({ turn: timeOf(turns, point.at, last), value });
  }
  const end = { turn: turns.length + 1, value: found.at(-1)?.value ?? 0 };
  return found.at(-1)?.turn === end.turn ? found : [...found, end];
}

/** A step line as an SVG path. */
export const stepsOf = (corners: Corner[], { x, y }: Pick<Scale, 'x' | 'y'>): string =>
  corners
    .map(({ turn, value }, i) => {
      const [px, py] = [x(turn).toFixed(1), y(value).toFixed(1)];
      return i ? `H${px}V${py}` : `M${px} ${py}`;
    })
    .join('');

/** Moves labels apart so that they are at least `gap` apart and inside the frame, in the same order. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  let least = low;
  for (const each of order) {
    each.at = Math.max(each.at, least);
    least = each.at + gap;
  }
  let most = high;
  for (const each of order.toReversed()) {
    each.at = Math.min(each.at, most);
    most = each.at - gap;
  }
  const found: number[] = [];
  for (const { at, i } of order) found[i] = at;
  return found;
}

/** A change of a seat's score; `beside` counts the seats before it that changed at the same position. */
export interface Change {
  at: number;
  seat: number;
  beside: number;
}

export function changesIn(points: ScorePoint[]): Change[] {
  return points.flatMap(({ at, totals }, i) => {
    const before = points[i - 1]?.totals ?? [];
    const changed = totals.flatMap((total, seat) => (total === (before[seat] ?? 0) ? [] : [seat]));
    return changed.map((seat, beside) => ({ at, seat, beside }));
  });
}
