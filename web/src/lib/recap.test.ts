import { expect, test } from 'vitest';
import { recapOf, thingsIn } from './recap';

const event = (at: number, who: number, ...keys: string[]) => ({
  turn: 1,
  at,
  who,
  move: 'x',
  when: 0,
  said: keys.map((key) => ({ key })),
});
const events = [
  event(0, 0, 'did-go'),
  event(1, 1, 'turn-of', 'did-go'),
  event(2, -1, 'dealt'),
  event(3, 2, 'did-ship', 'did-buy'),
];

test('a recap tells what others did since I looked and since I moved', () => {
  const recap = recapOf(events, 0, 0);
  expect(recap?.from).toBe(1);
  expect(recap?.lines.map((line) => [line.n, line.who, line.said.key])).toEqual([
    [1, 1, 'did-go'],
    [2, -1, 'dealt'],
    [3, 2, 'did-ship'],
    [4, 2, 'did-buy'],
  ]);
  expect(recapOf(events, 0, 3)?.lines).toHaveLength(2);
  expect(recapOf(events, 0, 4)).toBeNull();
  expect(recapOf(events, 2, 0)).toBeNull();
  expect(recapOf(events, 0, 0, 3)).toMatchObject({ earlier: 1 });
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
