import { expect, test } from 'vitest';
import { formatTimeLeft } from './clock';

test('what is left is told in the unit that matters', () => {
  expect(formatTimeLeft(102_000, 'en')).toEqual({ text: '1:42', soon: false });
  expect(formatTimeLeft(9_400, 'en')).toEqual({ text: '0:10', soon: true });
  expect(formatTimeLeft(-5, 'en')).toEqual({ text: '0:00', soon: true });
  expect(formatTimeLeft(3 * 3_600_000, 'en').text).toBe('3h');
  expect(formatTimeLeft(50 * 3_600_000, 'de').text).toBe('3 T');
  expect(formatTimeLeft(50 * 3_600_000, 'fr').text).toBe('3j');
});
