import { expect, test } from 'vitest';
import { leftOf } from './clock';

test('what is left is told in the unit that matters', () => {
  expect(leftOf(102_000)).toEqual({ text: '1:42', soon: false });
  expect(leftOf(9_400)).toEqual({ text: '0:10', soon: true });
  expect(leftOf(-5)).toEqual({ text: '0:00', soon: true });
  expect(leftOf(3 * 3_600_000).text).toBe('3 h');
  expect(leftOf(50 * 3_600_000).text).toBe('3 d');
});
