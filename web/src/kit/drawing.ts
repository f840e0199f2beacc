// Numbers and paths shared by the drawing components.
import type { Meaning } from '../lib/protocol';

/** What a choice means: the icon of each kind of consequence. */
export const MEANS_ICONS: Record<Meaning['kind'], string> = {
  nothing: 'lu:ban',
  toll: 'lu:hand-coins',
  cost: 'lu:coins',
  gain: 'lu:plus',
  loss: 'lu:triangle-alert',
  excludes: 'lu:ban',
  ends: 'lu:flag',
};

export const SEATS = ['can', 'cone', 'sphere', 'diamond'] as const;
export const seatName = (seat: number): string => SEATS[seat % 4] ?? 'can';

/** A rounded hexagon, flat top. */
export function hexagon(x: number, y: number, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  const near = (a: readonly [number, number], b: readonly [number, number]) =>
    `${(a[0] + (b[0] - a[0]) * 0.22).toFixed(2)} ${(a[1] + (b[1] - a[1]) * 0.22).toFixed(2)}`;
  const path = corners.map((corner, i) => {
    const before = corners[(i + 5) % 6] ?? corner;
    const after = corners[(i + 1) % 6] ?? corner;
    const at = `${corner[0].toFixed(2)} ${corner[1].toFixed(2)}`;
    return `${i ? 'L' : 'M'}${near(corner, before)} Q${at} ${near(corner, after)}`;
  });
  return `${path.join('')}Z`;
}

/** A seeded generator, so that a drawing is the same each time. */
function dice(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

function blob(cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const roll = dice(seed);
  const n = 9;
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI;
    const k = 0.91 + roll() * 0.18;
    return [cx + rx * k * Math.cos(angle), cy + ry * k * Math.sin(angle)] as const;
  });
  const at = (i: number) => points[(i + n) % n] ?? ([0, 0] as const);
  let path = `M${at(0)
    .map((v) => v.toFixed(0))
    .join(' ')}`;
  for (let i = 0; i < n; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const curve = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6, p2[0] - (p3[0] - p1[0]) / 6];
    path += `C${[...curve, p2[1] - (p3[1] - p1[1]) / 6, ...p2].map((v) => v.toFixed(0)).join(' ')}`;
  }
  return `${path}Z`;
}

/** Depth contours around a place. */
export const contours = (cx: number, cy: number, rx: number, ry: number, n: number, seed: number): string[] =>
  Array.from({ length: n }, (_, i) => blob(cx, cy, rx * (1 - i / (n + 0.6)), ry * (1 - i / (n + 0.6)), seed));

export interface Sounding {
  x: number;
  y: number;
  depth: string;
  tenth: string;
}

export function soundings(w: number, h: number, n: number, seed: number): Sounding[] {
  const roll = dice(seed);
  return Array.from({ length: n }, () => ({
    x: Math.round(roll() * w),
    y: Math.round(roll() * h),
    depth: (2 + roll() * 18).toFixed(0),
    tenth: String(Math.floor(roll() * 9) + 1),
  }));
}

/** The graduated ring of a compass. */
export function graduation(x: number, y: number, r: number): string {
  return Array.from({ length: 72 }, (_, i) => {
    const a = (i * 5 * Math.PI) / 180;
    const l = i % 6 ? (i % 2 ? 2 : 3.5) : 6;
    const at = (d: number) => `${(x + Math.sin(a) * d).toFixed(1)} ${(y - Math.cos(a) * d).toFixed(1)}`;
    return `M${at(r)}L${at(r - l)}`;
  }).join('');
}

/** A wave line, for filling below it. */
export const waves = (y: number, width: number, bottom: number, height = 4): string =>
  `M-10 ${y}${`q8 ${-height} 16 0t16 0`.repeat(Math.ceil(width / 32) + 1)}V${bottom}H-10Z`;
