// Sectors of a ring or a dial, clockwise from the top.

export const polar = (cx: number, cy: number, r: number, turn: number): readonly [number, number] => {
  const angle = turn * 2 * Math.PI;
  return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)];
};

const at = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** One of `n` sectors, its middle at its number. */
export function sector(c: number, inner: number, outer: number, i: number, n: number): string {
  const [from, to] = [(i - 0.5) / n, (i + 0.5) / n];
  const start = at(polar(c, c, outer, from));
  const end = at(polar(c, c, outer, to));
  if (!inner) return `M${c} ${c}L${start}A${outer} ${outer} 0 0 1 ${end}Z`;
  const [back, begin] = [at(polar(c, c, inner, to)), at(polar(c, c, inner, from))];
  return `M${begin}L${start}A${outer} ${outer} 0 0 1 ${end}L${back}A${inner} ${inner} 0 0 0 ${begin}Z`;
}

/** The way of a marker outside, forwards, a little short of both ends. */
export function trace(c: number, r: number, from: number, to: number, n: number): string {
  const length = ((to - from + n) % n) / n;
  const [a, b] = [from / n + 0.03, from / n + length - 0.03];
  return `M${at(polar(c, c, r, a))}A${r} ${r} 0 ${length > 0.5 ? 1 : 0} 1 ${at(polar(c, c, r, b))}`;
}

/** How far a marker has turned in all, so that it always goes on in its direction. */
export const turnedTo = (before: number, to: number, n: number): number =>
  before + ((to - (((before % n) + n) % n) + n) % n);
