import { describe, expect, it } from 'vitest';
import { equalOf, standing } from './hints';

describe('a choice of a hint', () => {
  it('is as strong as the first one of the same shown strength', () => {
    expect([0, 1, 2, 3].map((at) => equalOf([1, 0.998, 0.6, 0.604], at))).toEqual([0, 1, 0, 3]);
  });

  it('without a reason is told by where it stands', () => {
    expect([0, 1, 2, 3].map((at) => standing([1, 0.998, 0.8, 0.3], at))).toEqual([
      { key: 'hint-best', number: 1 },
      { key: 'hint-equal', number: 1 },
      { key: 'hint-weaker', number: 2 },
      { key: 'hint-much-weaker', number: 3 },
    ]);
  });
});
