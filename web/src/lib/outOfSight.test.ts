import { describe, expect, it } from 'vitest';
import { sideOf } from './outOfSight';

const seen = { top: 60, bottom: 600 };

describe('a thing that glows', () => {
  it('is in sight while half of it is', () => {
    expect(sideOf({ top: 500, bottom: 690 }, seen)).toBeNull();
    expect(sideOf({ top: -20, bottom: 140 }, seen)).toBeNull();
  });

  it('is below or above otherwise', () => {
    expect(sideOf({ top: 590, bottom: 640 }, seen)).toBe('below');
    expect(sideOf({ top: -50, bottom: 100 }, seen)).toBe('above');
  });
});
