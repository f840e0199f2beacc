import { describe, expect, it } from 'vitest';
import { withDefaults } from './storage';

describe('a stored value', () => {
  it('fills in what is missing and drops what is of another kind or unknown', () => {
    expect(withDefaults({ size: 112, sound: 'yes', extra: 1 }, { size: 100, sound: false })).toEqual({
      size: 112,
      sound: false,
    });
  });

  it.each([null, 'words', 7])('is the default where there is %s', (stored) => {
    expect(withDefaults(stored, { size: 100 })).toEqual({ size: 100 });
  });
});
