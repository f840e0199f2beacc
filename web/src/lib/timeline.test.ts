import { describe, expect, it } from 'vitest';
import { positionAt, timeOf, clamp, nextTurn, tickInterval, turnBack, turnsBefore } from './timeline';

const TURNS = [11, 13, 17];
const LAST = 20;

describe('stepping by turns', () => {
  it('knows how many turns had begun', () => {
    expect([0, 10, 11, 12, 13, 20].map((at) => turnsBefore(TURNS, at))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('goes on to where the next turn begins, and to the end from the last one', () => {
    expect([0, 10, 11, 16, 17, 20].map((at) => nextTurn(TURNS, at, LAST))).toEqual([11, 11, 13, 17, 20, 20]);
  });

  it('goes back to the beginning of this turn first, then to the one before', () => {
    expect([20, 18, 17, 14, 11, 5, 0].map((at) => turnBack(TURNS, at))).toEqual([17, 17, 13, 13, 0, 0, 0]);
  });

  it('stays inside the game', () => {
    expect([-3, 7.4, 99].map((at) => clamp(at, LAST))).toEqual([0, 7, 20]);
  });

  it('says where a position stands among turns of equal length', () => {
    expect([0, 11, 12, 13, 15, 20].map((at) => timeOf(TURNS, at, LAST))).toEqual([0, 1, 1.5, 2, 2.5, 4]);
  });

  it('finds the position that stands there', () => {
    for (const at of [0, 5, 11, 12, 13, 16, 19, 20])
      expect(positionAt(TURNS, timeOf(TURNS, at, LAST), LAST)).toBe(at);
    expect(positionAt(TURNS, 99, LAST)).toBe(LAST);
  });

  it('is a single turn where none is known', () => {
    expect([nextTurn([], 0, 5), turnBack([], 4), timeOf([], 5, 5), timeOf([], 0, 0)]).toEqual([5, 0, 1, 0]);
  });

  it('gives numbers room', () => {
    expect([tickInterval(17, 1000, 40), tickInterval(39, 400, 40), tickInterval(120, 300, 40)]).toEqual([
      1, 5, 20,
    ]);
  });
});
