import { expect, test } from 'vitest';
import { leftOf } from './clock';

test('what is left is told in the unit that matters', () => {
  expect(leftOf(102_000, 'en')).toEqual({ text: '1:42', soon: false });
  expect(leftOf(9_400, 'en')).toEqual({ text: '0:10', soon: true });
  expect(leftOf(-5, 'en')).toEqual({ text: '0:00', soon: true });
  expect(leftOf(3 * 3_600_000, 'en').text).toBe('3h');
  expect(leftOf(50 * 3_600_000, 'de').text).toBe('3 T');
  expect(leftOf(50 * 3_600_000, 'fr').text).toBe('3j');
});
