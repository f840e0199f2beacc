import { describe, expect, it } from 'vitest';
import { equalOf } from './hints';

describe('a choice of a hint', () => {
  it('is as strong as the first one of the same shown strength', () => {
    expect([0, 1, 2, 3].map((at) => equalOf([1, 0.998, 0.6, 0.604], at))).toEqual([0, 1, 0, 3]);
  });
});
