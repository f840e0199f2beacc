import { expect, it, vi } from 'vitest';
import { Bell, showBadge } from './calling';

const [MINE, NOT_MINE] = [true, false];
const [HIDDEN, VISIBLE] = [true, false];
const NEWS = true;

function rings(...heard: [mine: boolean, news: boolean, hidden: boolean][]): number {
  const ring = vi.fn();
  const bell = new Bell(ring);
  for (const each of heard) bell.hear(...each);
  return ring.mock.calls.length;
}

it('rings when somebody has moved and it is my turn', () => {
  expect(rings([MINE, NEWS, VISIBLE])).toBe(1);
  expect(rings([NOT_MINE, NEWS, HIDDEN])).toBe(0);
  expect(rings([MINE, !NEWS, HIDDEN])).toBe(0);
});

it('rings once per turn in a tab in the background', () => {
  expect(rings([MINE, NEWS, HIDDEN], [MINE, NEWS, HIDDEN])).toBe(1);
  expect(rings([MINE, NEWS, HIDDEN], [NOT_MINE, NEWS, HIDDEN], [MINE, NEWS, HIDDEN])).toBe(2);
  expect(rings([MINE, NEWS, HIDDEN], [MINE, NEWS, VISIBLE], [MINE, NEWS, HIDDEN])).toBe(3);
});

it('sets and clears the badge, and stays quiet where there is none or it is refused', async () => {
  const app = {
    setAppBadge: vi.fn(() => Promise.reject(new Error('no'))),
    clearAppBadge: vi.fn(async () => {}),
  };
  showBadge(true, app);
  expect(app.setAppBadge).toHaveBeenCalledOnce();
  showBadge(false, app);
  expect(app.clearAppBadge).toHaveBeenCalledOnce();
  showBadge(true, {});
  await Promise.resolve();
});
