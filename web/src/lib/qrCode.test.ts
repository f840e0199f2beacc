import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './qrCode';

/** The dark modules of a drawing. */
function modules(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)];
  expect(runs.map(([run]) => run).join('')).toBe(path);
  return new Set(
    runs.flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, i) => `${Number(x) + i} ${y}`),
    ),
  );
}

describe('a QR code', () => {
  const link = 'http://192.168.7.7:8620/tables/Xq3?invite=k9-abc_D';
  const { size, path } = drawQrCode(link);

  it('draws every dark module and no other', () => {
    const { data } = encode(link, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
    expect(modules(path)).toEqual(new Set(dark));
  });

  it('has the margin that readers need', () => {
    for (const each of modules(path)) {
      const places = each.split(' ').map(Number);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...places)).toBeLessThan(size - 4);
    }
  });
});
