import { expect, test } from 'vitest';
import { recapOf, thingsIn, toldInOrder, type Recap } from './recap';

const event = (at: number, who: number, ...keys: string[]) => ({
  turn: 1,
  at,
  who,
  move: 'x',
  when: 0,
  said: keys.map((key) => (key === 'round' || key === 'turn-of' ? { key, opens: true } : { key })),
});
const events = [
  event(0, 0, 'did-go'),
  event(1, 1, 'turn-of', 'did-go'),
  event(2, -1, 'dealt'),
  event(3, 2, 'did-ship', 'did-buy'),
];

const action = (at: number, last: number, who: number, weight = 0) => ({
  at,
  last,
  who,
  weight,
  turn: 1,
  said: { key: 'does-go' },
});
const keys = (recap: Recap | null) => recap?.lines.map((line) => [line.n, line.who, line.said.key]);

test('a recap tells what others did since I looked and since I moved', () => {
  const recap = recapOf(events, [], 0, 0);
  expect(recap?.from).toBe(1);
  expect(keys(recap)).toEqual([
    [1, 1, 'did-go'],
    [2, -1, 'dealt'],
    [3, 2, 'did-ship'],
    [4, 2, 'did-buy'],
  ]);
  expect(recapOf(events, [], 0, 3)?.lines).toHaveLength(2);
  expect(recapOf(events, [], 0, 4)).toBeNull();
  expect(recapOf(events, [], 2, 0)).toBeNull();
  expect(recapOf(events, [], 0, 0, 3)).toMatchObject({ more: 1 });
});

test('a recap has one line per action, the most important first, and never cuts the end of the game', () => {
  const actions = [action(0, 0, 0), action(1, 2, 1, 10), action(3, 3, 2, 100)];
  expect(keys(recapOf(events, actions, 0, 0))).toEqual([
    [1, 2, 'does-go'],
    [2, 1, 'does-go'],
  ]);
  const cut = recapOf(events, actions, 0, 0, 1);
  expect(cut?.lines.map((line) => line.who)).toEqual([2]);
  expect(cut?.more).toBe(1);
  const recap = recapOf(events, actions, 0, 0);
  expect(recap && toldInOrder(recap).map((line) => line.who)).toEqual([1, 2]);
});

test('what followed from my own action is no news', () => {
  const dealt = [event(0, 0, 'did-go'), event(1, -1, 'dealt'), event(2, 1, 'did-go')];
  expect(keys(recapOf(dealt, [action(0, 1, 0)], 0, 0))).toEqual([[1, 1, 'did-go']]);
});

test('a message names the things it is about', () => {
  const words = {
    game: 'g',
    deck: '',
    messages: {
      'did-go': [
        { name: 'who', kind: 'seat' },
        { name: 'building', kind: 'building' },
      ],
    },
    domains: { building: ['abbey', 'bank'] },
  };
  expect(thingsIn([{ key: 'did-go', args: [2, 1] }], words)).toEqual(['building:bank']);
  expect(thingsIn([{ key: 'other', args: [1] }], words)).toEqual([]);
});
