import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from './reveal.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the cards turn, then each place is told in its order and as long as it needs', () => {
  const reveal = new Reveal({ calm: false, holds: [500, 1600, 500] });
  reveal.start();
  expect([reveal.turned, reveal.at]).toEqual([true, -1]);
  vi.advanceTimersByTime(700);
  expect(reveal.at).toBe(0);
  vi.advanceTimersByTime(500);
  expect(reveal.at).toBe(1);
  vi.advanceTimersByTime(1599);
  expect([reveal.at, reveal.isTold(1), reveal.isTold(2)]).toEqual([1, true, false]);
  vi.advanceTimersByTime(1);
  expect([reveal.at, reveal.isDone]).toEqual([2, true]);
});

test('calm shows only the end', () => {
  const reveal = new Reveal({ calm: true, holds: [500, 500] });
  reveal.start();
  expect([reveal.turned, reveal.at, reveal.isDone]).toEqual([true, 1, true]);
});

test('it can be ended at any time, and nothing comes after that', () => {
  const reveal = new Reveal({ calm: false, holds: [500, 500, 500] });
  reveal.start();
  reveal.end();
  vi.runAllTimers();
  expect([reveal.turned, reveal.at]).toEqual([true, 2]);
});

test('a step back stops the walk; another place goes on from there', () => {
  const reveal = new Reveal({ calm: false, holds: [500, 500, 500] });
  reveal.go(1);
  reveal.back();
  vi.runAllTimers();
  expect(reveal.at).toBe(0);
  reveal.go(1);
  vi.runAllTimers();
  expect(reveal.at).toBe(2);
});

test('a place without an end waits for the next touch', () => {
  const reveal = new Reveal({ calm: false, holds: [Infinity, Infinity] });
  reveal.go(0);
  vi.runAllTimers();
  expect(reveal.at).toBe(0);
  reveal.next();
  expect(reveal.at).toBe(1);
});
