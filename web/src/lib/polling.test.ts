import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Polling } from './polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is done again and again, once at a time however often it is asked for', async () => {
  const work = vi.fn(() => Promise.resolve(100));
  const repeating = new Polling(work);
  void repeating.now();
  void repeating.now();
  await vi.advanceTimersByTimeAsync(250);
  expect(work).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(1);
  repeating.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('it is not done again after the place was left, even if it was being done then', async () => {
  const work = vi.fn(() => new Promise<number>((done) => setTimeout(() => done(100), 50)));
  const repeating = new Polling(work);
  void repeating.now();
  repeating.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledOnce();
});
