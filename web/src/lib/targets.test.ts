import { expect, test } from 'vitest';
import type { Choice } from './protocol';
import { buttons, drag, dropsOf, markChoices, nextTargets, outcome, reapply, touch } from './targets';

const choice = (move: string, ...targets: string[]): Choice => ({ move, said: { key: move }, targets });
const go = [choice('go a', 'pawn:0', 'building:a'), choice('go b', 'pawn:0', 'building:b')];
const ship = [
  choice('ship nothing', 'button:ship'),
  choice('ship fish', 'market:fish'),
  choice('ship wood', 'market:wood'),
  choice('ship both', 'market:fish', 'market:wood'),
];
const stock = [
  choice('3 fish', 'supply:fish', 'supply:fish', 'supply:fish'),
  choice('2 fish', 'supply:fish', 'supply:fish', 'supply:wood'),
  choice('1 fish', 'supply:fish', 'supply:wood', 'supply:wood'),
];
const spend = [3, 1, 2].map((n) => choice(`spend ${n}`, 'goods:0:fish', `amount:${n}`));

test('exactly the targets of the legal choices may be touched', () => {
  expect([...nextTargets(go, [])]).toEqual(['pawn:0', 'building:a', 'building:b']);
});

test('one choice left is played', () => {
  expect(touch(go, [], 'building:b')).toEqual({ kind: 'play', choice: go[1] });
});

test('several left narrow, where other things tell them apart', () => {
  expect(touch(go, [], 'pawn:0')).toEqual({ kind: 'narrow', chosen: ['pawn:0'], now: [] });
  expect(touch(go, ['pawn:0'], 'building:a')).toMatchObject({ kind: 'play', choice: { move: 'go a' } });
});

test('what is chosen may be a choice itself, and the last thing plays', () => {
  expect(touch(ship, [], 'market:fish')).toMatchObject({ kind: 'narrow', now: [{ move: 'ship fish' }] });
  expect(touch(ship, ['market:fish'], 'market:wood')).toMatchObject({ choice: { move: 'ship both' } });
});

test('touching a chosen thing again takes it away', () => {
  expect(touch(ship, ['market:fish'], 'market:fish')).toEqual({ kind: 'narrow', chosen: [], now: [] });
});

test('a thing that stands twice in a choice can be touched twice', () => {
  const once = touch(stock, [], 'supply:fish');
  expect(once).toMatchObject({ kind: 'narrow', chosen: ['supply:fish'] });
  const twice = touch(stock, ['supply:fish'], 'supply:fish');
  expect(twice).toMatchObject({ kind: 'narrow', chosen: ['supply:fish', 'supply:fish'] });
  expect(touch(stock, ['supply:fish', 'supply:fish'], 'supply:fish')).toMatchObject({
    choice: { move: '3 fish' },
  });
});

test('a thing that does not fit what is chosen begins anew', () => {
  expect(touch([...go, ...ship], ['pawn:0'], 'market:fish')).toMatchObject({ chosen: ['market:fish'] });
});

test('amounts make a stepper, from the smallest to the largest', () => {
  const found = touch(spend, [], 'goods:0:fish');
  expect(found.kind).toBe('amount');
  expect(found.kind === 'amount' && found.choices.map((each) => each.move)).toEqual([
    'spend 1',
    'spend 2',
    'spend 3',
  ]);
});

test('choices that touch the same things make a menu', () => {
  const twins = [choice('one', 'a:1'), choice('two', 'a:1')];
  expect(touch(twins, [], 'a:1')).toMatchObject({
    kind: 'menu',
    choices: [{ move: 'one' }, { move: 'two' }],
  });
});

test('dragging plays the choice that touches both', () => {
  expect(drag(go, 'pawn:0', 'building:b')).toMatchObject({ kind: 'play', choice: { move: 'go b' } });
  expect(drag(go, 'pawn:0', 'market:fish')).toEqual({ kind: 'none' });
  expect([...dropsOf(go, 'pawn:0')]).toEqual(['building:a', 'building:b']);
});

test('choices without a thing are buttons', () => {
  expect(buttons(ship).map((each) => each.move)).toEqual(['ship nothing']);
  expect(outcome([], [])).toEqual({ kind: 'none' });
});

test('advised choices are numbered on what they touch; a thing may have several numbers', () => {
  const advised = [
    choice('go a', 'pawn:0', 'building:a'),
    choice('2 fish', 'supply:fish', 'supply:fish'),
    choice('fish+wood', 'supply:wood', 'supply:fish'),
    choice('done', 'button:done'),
  ];
  expect(markChoices(advised)).toEqual({
    'building:a': { n: '1', seat: null },
    'supply:fish': { n: '2 3', seat: null },
  });
});

test('what was chosen is chosen again, menu and amount too, and nothing is played by it', () => {
  const menu = [choice('use', 'building:a'), choice('buy', 'building:a')];
  expect(reapply(menu, ['building:a'])).toMatchObject({ kind: 'menu', chosen: ['building:a'] });
  expect(reapply(spend, ['goods:0:fish']).kind).toBe('amount');
  expect(reapply(ship, ['market:fish']).kind).toBe('narrow');
  expect(reapply(go, ['building:a'])).toEqual({ kind: 'none' });
  expect(reapply(go, [])).toEqual({ kind: 'none' });
});
