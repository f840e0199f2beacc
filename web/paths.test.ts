import { describe, expect, it } from 'vitest';
import { shorter } from './paths';

describe('a path', () => {
  it.each([
    ['M10.4 20.6L30.2 40', 'm10 21l20 19'],
    ['M0 0l10.4 0 10.4 0 10.4 0', 'm0 0l10 0 11 0 10 0'],
    ['M5 5h10.3v-3.6z', 'm5 5h10v-4z'],
    ['M1 1c1.2-.4 2.6.7 3-1.5z', 'm1 1c1 0 3 1 3-1z'],
    ['M0 0a5 5 0 01.4.4 5 5 0 1110 0', 'm0 0a5 5 0 0 1 0 0 5 5 0 1 1 10 0'],
    ['m1 1 2 2zm3 3', 'm1 1l2 2zm3 3'],
    ['M1e1 0', 'm10 0'],
  ])('%s becomes %s', (long, short) => expect(shorter(long)).toBe(short));

  it('ends where it ended, however many steps it has', () => {
    const long = `M0 0${'l.4 .4'.repeat(100)}`;
    const ends = [...shorter(long).matchAll(/-?\d+/g)].map(Number);
    expect(ends.reduce((sum, step) => sum + step, 0)).toBe(80);
  });
});
