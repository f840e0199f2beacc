// Where the places of a track lie, and the way of a marker along them: never across.

export interface Point {
  x: number;
  y: number;
}

/** Places on a straight line. */
export const line = (from: Point, to: Point, n: number): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const part = n < 2 ? 0 : i / (n - 1);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** Places around a frame, clockwise from its upper left corner: so many above, at the right, below and at the left. */
export function loop(
  width: number,
  height: number,
  [above, right, below, left]: readonly [number, number, number, number],
): Point[] {
  const [nw, ne] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ];
  const [se, sw] = [
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return [
    ...line(nw, ne, above),
    ...line(ne, se, right + 2).slice(1, -1),
    ...line(se, sw, below),
    ...line(sw, nw, left + 2).slice(1, -1),
  ];
}

/** The places a marker passes, both ends included. A closed track is gone along forwards. */
export function way(n: number, from: number, to: number, closed: boolean): number[] {
  if (!closed) {
    const by = Math.sign(to - from);
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * by);
  }
  const length = (to - from + n) % n;
  return Array.from({ length: length + 1 }, (_, i) => (from + i) % n);
}

/** A line through some points. */
export const through = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** How far along the whole way each point lies, from 0 to 1. */
export function shares(points: readonly Point[]): number[] {
  let sum = 0;
  const far = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    return (sum += Math.hypot(point.x - before.x, point.y - before.y));
  });
  return far.map((each) => (sum ? each / sum : 0));
}
