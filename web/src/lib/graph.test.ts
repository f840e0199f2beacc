import { describe, expect, it } from 'vitest';
import { changesIn, cornersOf, levelsOf, scaleOf, spread, stepsOf } from './graph';

const FRAME = { left: 30, right: 330, top: 10, bottom: 110 };
const TURNS = [4, 6, 8];
const POINTS = [
  { at: 4, turn: 1, totals: [0, 0] },
  { at: 6, turn: 2, totals: [7, 0] },
  { at: 8, turn: 3, totals: [7, 0] },
  { at: 10, turn: 3, totals: [7, 12] },
];

describe('a graph of points', () => {
  it('has lines across at round numbers', () => {
    expect(levelsOf(0, 29)).toEqual([0, 10, 20, 30]);
    expect(levelsOf(0, 0)).toEqual([0, 1]);
    expect(levelsOf(0, 540)).toEqual([0, 200, 400, 600]);
    expect(levelsOf(-3, 14)).toEqual([-5, 0, 5, 10, 15]);
  });

  it('goes from the first event to the last', () => {
    const { x, y, levels } = scaleOf(POINTS, 4, FRAME);
    expect([x(0), x(4), y(levels[0] ?? 0), y(levels.at(-1) ?? 0)]).toEqual([30, 330, 110, 10]);
  });

  it('has a corner wherever the points of a seat change, and one at the end', () => {
    expect(cornersOf(POINTS, 0, TURNS, 10)).toEqual([
      { turn: 0, value: 0 },
      { turn: 2, value: 7 },
      { turn: 4, value: 7 },
    ]);
    expect(cornersOf(POINTS, 1, TURNS, 10)).toEqual([
      { turn: 0, value: 0 },
      { turn: 4, value: 12 },
    ]);
  });

  it('is a step line', () => {
    const scale = { x: (turn: number) => turn * 10, y: (value: number) => 100 - value };
    expect(stepsOf(cornersOf(POINTS, 0, TURNS, 10), scale)).toBe('M0.0 100.0H20.0V93.0H40.0V93.0');
  });

  it('keeps labels apart, in order and inside', () => {
    expect(spread([50, 52, 90], 14, 0, 100)).toEqual([50, 64, 90]);
    expect(spread([98, 99], 14, 0, 100)).toEqual([86, 100]);
    expect(spread([10, 10, 10], 14, 10, 100)).toEqual([10, 24, 38]);
  });

  it('marks where points changed, one beside the other', () => {
    expect(changesIn(POINTS)).toEqual([
      { at: 6, seat: 0, beside: 0 },
      { at: 10, seat: 1, beside: 0 },
    ]);
    expect(changesIn([{ at: 3, turn: 1, totals: [1, 2] }])).toEqual([
      { at: 3, seat: 0, beside: 0 },
      { at: 3, seat: 1, beside: 1 },
    ]);
  });
});
