import { describe, expect, it } from 'vitest';
import { finalityOf } from './finality';

const among = (people: boolean, isLastTurn = false) => ({ people, isLastTurn });
const warnings = [{ key: 'will-scrap' }];

describe('what is said before a move', () => {
  it('is nothing if the move can be taken back', () => {
    expect(finalityOf({}, among(true, true))).toBeNull();
  });

  it('is that others have to agree, among people', () => {
    expect(finalityOf({ final: true }, among(true))).toBe('take-back-by-consent');
  });

  it('is nothing where all others are bots, who always agree to go back, unless harm follows', () => {
    expect(finalityOf({ final: true }, among(false))).toBeNull();
    expect(finalityOf({ final: true, warnings }, among(false))).toBe('take-back-from-bots');
  });

  it('speaks of the end where the game is over with it, or once the bots have moved', () => {
    expect(finalityOf({ final: true, over: true }, among(false))).toBe('not-after-the-end');
    expect(finalityOf({ final: true, over: true }, among(true))).toBe('not-after-the-end');
    expect(finalityOf({ final: true, warnings }, among(false, true))).toBe('not-after-the-end');
  });
});
