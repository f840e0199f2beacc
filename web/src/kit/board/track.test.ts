import { expect, test } from 'vitest';
import { line, loop, shares, through, way } from './track';

test('a line has its ends among its places', () => {
  expect(line({ x: 0, y: 2 }, { x: 10, y: 2 }, 3).map(({ x }) => x)).toEqual([0, 5, 10]);
  expect(line({ x: 4, y: 0 }, { x: 9, y: 0 }, 1)).toEqual([{ x: 4, y: 0 }]);
});

test('a loop has as many places as its sides together, its corners above and below', () => {
  const places = loop(70, 40, [8, 4, 8, 3]);
  expect(places).toHaveLength(23);
  expect([places[0], places[7], places[12], places[19]]).toEqual([
    { x: 0, y: 0 },
    { x: 70, y: 0 },
    { x: 70, y: 40 },
    { x: 0, y: 40 },
  ]);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(23);
});

test('a marker passes every place between, on a loop forwards and over its start', () => {
  expect(way(9, 2, 5, false)).toEqual([2, 3, 4, 5]);
  expect(way(9, 5, 3, false)).toEqual([5, 4, 3]);
  expect(way(23, 21, 2, true)).toEqual([21, 22, 0, 1, 2]);
  expect(way(23, 4, 4, true)).toEqual([4]);
});

test('long legs take their share of the time', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ];
  expect(shares(points)).toEqual([0, 0.75, 1]);
  expect(shares([{ x: 1, y: 1 }])).toEqual([0]);
  expect(through(points)).toBe('M0.0 0.0L30.0 0.0L30.0 10.0');
});
