// The palette "clear" keeps its promise: four seats apart for every kind of colour vision, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
/** Machado, Oliveira and Fernandes 2009, severity 1. */
const SIGHT: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const light = (hex: string): number[] =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
const seen = (sight: number[][], colour: number[]): number[] =>
  sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, i) => sum + weight * (colour[i] ?? 0), 0),
      ),
    ),
  );
const mix = (colour: number[], weights: number[]): number =>
  colour.reduce((sum, part, i) => sum + part * (weights[i] ?? 0), 0);

function lab(colour: number[]): number[] {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(mix(colour, [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = f(mix(colour, [0.2126, 0.7152, 0.0722]));
  const z = f(mix(colour, [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const block = css.slice(css.indexOf("\n[data-palette='clear'] {")).split('}')[0] ?? '';
const pairs = [...block.matchAll(/--seat-(?!edge)\w+: light-dark\((#\w{6}), (#\w{6})\);/g)];

describe.each(['light', 'dark'])('the palette "clear", %s,', (theme) => {
  it.each(Object.entries(SIGHT))('tells the seats apart with %s colour vision', (_, sight) => {
    const places = pairs.map((pair) => lab(seen(sight, light(pair[theme === 'light' ? 1 : 2] ?? ''))));
    expect(places).toHaveLength(4);
    places.forEach((one, i) =>
      places
        .slice(i + 1)
        .forEach((other) =>
          expect(Math.hypot(...one.map((part, k) => part - (other[k] ?? 0)))).toBeGreaterThan(30),
        ),
    );
  });
});
