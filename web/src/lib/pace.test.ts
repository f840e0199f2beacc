import { expect, test } from 'vitest';
import { pauseAfter } from './pace';

test('a step is shown as long as the pace says', () => {
  expect(pauseAfter('slow', 0, false)).toBe(1600);
  expect(pauseAfter('normal', 0, false)).toBe(800);
  expect(pauseAfter('quick', 0, false)).toBe(300);
  expect(pauseAfter('once', 0, false)).toBe(0);
});

test('many steps, and steps of the same action, are shown more quickly', () => {
  expect(pauseAfter('normal', 6, false)).toBe(400);
  expect(pauseAfter('normal', 0, true)).toBe(400);
});
