import { expect, test } from 'vitest';
import { polar, sector, trace, turnedTo } from './ring';

test('the first place is at the top, the next ones follow clockwise', () => {
  const near = (turn: number) => polar(50, 50, 40, turn).map((v) => Math.round(v));
  expect([near(0), near(0.25), near(0.5)]).toEqual([
    [50, 10],
    [90, 50],
    [50, 90],
  ]);
});

test('a dial has sectors to its middle, a ring around its hole', () => {
  expect(sector(50, 0, 40, 0, 4)).toMatch(/^M50 50L/);
  expect(sector(50, 20, 40, 1, 6).match(/A/g)).toHaveLength(2);
});

test('a marker goes on forwards over the top', () => {
  expect(turnedTo(5, 1, 6)).toBe(7);
  expect(turnedTo(7, 1, 6)).toBe(7);
  expect(turnedTo(7, 0, 6)).toBe(12);
  expect(trace(50, 45, 5, 1, 6)).toMatch(/ 0 0 1 /);
  expect(trace(50, 45, 1, 5, 6)).toMatch(/ 0 1 1 /);
});
