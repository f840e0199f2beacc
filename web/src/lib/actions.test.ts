import { expect, test } from 'vitest';
import { lastTurns, lineAt, logLines, mergeActions, messagesOf, movesSince } from './actions';
import type { SaidAction } from './protocol';

const event = (at: number, who: number, ...keys: string[]) => ({
  turn: 1,
  at,
  who,
  move: 'x',
  when: 0,
  said: keys.map((key) => (key === 'round' || key === 'turn-of' ? { key, opens: true } : { key })),
});
const action = (at: number, last: number, who: number, more: Partial<SaidAction> = {}): SaidAction => ({
  at,
  last,
  who,
  turn: 1,
  said: { key: 'does-go' },
  ...more,
});

test('new actions replace those they go on with, and those that were undone', () => {
  const known = [action(0, 1, 0), action(2, 3, 1)];
  const grown = action(2, 4, 1);
  expect(mergeActions(known, 4, [grown])).toEqual([known[0], grown]);
  expect(mergeActions(known, 2, [])).toEqual([known[0]]);
  expect(mergeActions([...known, action(4, 4, 0)], 4, [])).toEqual(known);
});

test('a round has a line of its own above what follows', () => {
  const lines = logLines([event(0, 0, 'did-work', 'round', 'gains')], [action(0, 0, 0)]);
  expect(lines.map(({ head, said }) => [head, said.key])).toEqual([
    [false, 'does-go'],
    [true, 'round'],
  ]);
});

test('the log has one line per action, which unfolds to its steps', () => {
  const events = [
    event(0, -1, 'dealt'),
    event(1, 0, 'did-go'),
    event(2, 0, 'did-ship', 'turn-of'),
    event(3, 1, 'did-stock', 'gains'),
  ];
  const lines = logLines(events, [action(1, 2, 0)]);
  expect(lines.map(({ at, who, head, said }) => [at, who, head, said.key])).toEqual([
    [1, -1, false, 'dealt'],
    [3, 0, false, 'does-go'],
    [3, 0, true, 'turn-of'],
    [4, 1, false, 'did-stock'],
    [4, 1, false, 'gains'],
  ]);
  expect(lines[1]?.steps).toEqual([
    { at: 2, said: { key: 'did-go' } },
    { at: 3, said: { key: 'did-ship' } },
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('a position is that of the action it lies in', () => {
  const events = [
    event(0, -1, 'dealt'),
    event(1, 0, 'a'),
    event(2, 0),
    event(3, 0, 'b', 'turn-of'),
    event(4, 1),
  ];
  const lines = logLines(events, [action(1, 3, 0)]);
  expect([0, 1, 2, 3, 4, 5].map((at) => lineAt(lines, at)?.said.key)).toEqual([
    undefined,
    'dealt',
    'does-go',
    'does-go',
    'does-go',
    'does-go',
  ]);
  const both = logLines(events.slice(0, 4), [
    action(0, 2, 0, { events: [0, 2], said: { key: 'ann' } }),
    action(1, 3, 1, { events: [1, 3], said: { key: 'ben' } }),
  ]);
  expect([1, 2, 3, 4].map((at) => lineAt(both, at)?.said.key)).toEqual(['ann', 'ben', 'ann', 'ben']);
});

test('actions of players who act at the same time keep their own events', () => {
  const events = [event(0, 0, 'a'), event(1, 1, 'b'), event(2, 0, 'c'), event(3, 1, 'd')];
  const lines = logLines(events, [action(0, 2, 0, { events: [0, 2] }), action(1, 3, 1, { events: [1, 3] })]);
  expect(lines.map(({ who, steps }) => [who, steps.map(({ said }) => said.key).join('')])).toEqual([
    [0, 'ac'],
    [1, 'bd'],
  ]);
});

test('the last turn of each rival since mine, until somebody else acts', () => {
  const actions = [
    action(0, 0, 1, { turn: 1 }),
    action(1, 1, 0, { turn: 2 }),
    action(2, 2, 1, { turn: 3 }),
    action(3, 3, 2, { turn: 4, weight: 100 }),
    action(4, 4, 2, { turn: 4 }),
  ];
  expect(lastTurns(actions, 0).map(({ who, actions, ends }) => [who, actions.length, ends])).toEqual([
    [1, 1, false],
    [2, 2, true],
  ]);
  expect(lastTurns(actions, 2).map(({ who, actions: [first] }) => [who, first?.at])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(lastTurns(actions, null).map(({ who, actions: [first] }) => [who, first?.at])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test('a line names the things of all its parts', () => {
  const parts = [{ key: 'does-gain' }];
  const found = action(0, 0, 0, { parts });
  expect(messagesOf({ said: found.said, action: found })).toEqual([found.said, ...parts]);
  expect(messagesOf({ said: found.said, action: null })).toEqual([found.said]);
});

test('one undo takes back a line of moves, also if others have acted meanwhile', () => {
  const by = (...seats: number[]) => seats.map((who, at) => event(at, who));
  expect(movesSince(by(1, 0, 1, 0), 1, 0)).toBe(2);
  expect(movesSince(by(1, 0), 2, 0)).toBe(1);
  expect(movesSince(by(0, 0, -1), 0, 0)).toBe(1);
});
