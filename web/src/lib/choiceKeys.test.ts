import { describe, expect, it } from 'vitest';
import { choiceKeys } from './choiceKeys';

describe('the keys of choices', () => {
  it('are digits where no choice has a number', () => {
    expect(choiceKeys(['Library', 'Pub', 'Quarry'])).toEqual(['1', '2', '3']);
  });

  it('are digits where they are the numbers of the choices', () => {
    expect(choiceKeys(['Column 1', 'Column 2', 'Pass'])).toEqual(['1', '2', '3']);
  });

  it.each([
    ['another key', ['Column 2', 'Column 4']],
    ['the key of another choice', ['Pass', 'Column 1']],
    ['an amount', ['3 fish', '2 fish and 1 wood']],
  ])('are letters where a choice has the number of %s', (_, texts) => {
    expect(choiceKeys(texts)).toEqual(['a', 'b']);
  });

  it('are letters where a choice too far down for a key has a number', () => {
    const texts = [...Array<string>(9).fill('Pass'), 'Column 2'];
    expect(choiceKeys(texts)[0]).toBe('a');
  });

  it('are never commands of the table, and are each given once', () => {
    const keys = choiceKeys(Array.from({ length: 30 }, (_, at) => `Bid ${at}`));
    const given = keys.filter(Boolean);
    expect(given).toHaveLength(22);
    expect(new Set(given).size).toBe(22);
    for (const command of ['h', 'l', 'r', 'u']) expect(given).not.toContain(command);
    expect(keys[29]).toBe('');
  });
});
