import { describe, expect, test } from 'vitest';
import type { Choice, Meaning } from './protocol';
import {
  begin,
  buttons,
  drag,
  dropsOf,
  markChoices,
  meaningsOf,
  nextTargets,
  outcome,
  reapply,
  retreat,
  touch,
  type Outcome,
} from './targets';

const choice = (move: string, ...targets: string[]): Choice => ({ move, said: { key: move }, targets });
const followers = { building: ['pawn'] };
const go = [choice('go a', 'pawn:0', 'building:a'), choice('go b', 'pawn:0', 'building:b')];
const ship = [
  choice('ship nothing', 'button:ship'),
  choice('ship fish', 'market:fish'),
  choice('ship wood', 'market:wood'),
  choice('ship both', 'market:fish', 'market:wood'),
];
const shipAll = [
  choice('ship all', 'market:fish', 'market:wood', 'market:stone'),
  choice('ship two', 'market:fish', 'market:wood'),
];
const stock = [
  choice('3 fish', 'supply:fish', 'supply:fish', 'supply:fish'),
  choice('2 fish', 'supply:fish', 'supply:fish', 'supply:wood'),
  choice('1 fish', 'supply:fish', 'supply:wood', 'supply:wood'),
];
const spend = [3, 1, 2].map((n) => choice(`spend ${n}`, 'goods:0:fish', `amount:${n}`));
const sail = [
  choice('sail riga', 'city:riga'),
  choice('sail visby', 'city:visby'),
  choice('sail-fast riga', 'privilege:speed', 'city:riga'),
  choice('sail-fast visby', 'privilege:speed', 'city:visby'),
  choice('stop', 'button:stop'),
];
const bids = ['4', '5'].flatMap((card) =>
  ['land-1', 'sea-2'].map((space) => choice(`bid ${card} ${space}`, `card:${card}`, `space:${space}`)),
);
const launch = [
  choice('sail 7', 'ship:1:7', 'button:sail'),
  choice('scrap 7', 'ship:1:7', 'button:scrap'),
  choice('scrap 4', 'ship:1:4', 'button:scrap'),
];

/** What a player would notice: what was played, or what the buttons offer and what is marked. */
function told(found: Outcome): string {
  switch (found.kind) {
    case 'none':
      return 'nothing';
    case 'play':
      return `plays ${found.choice.move}`;
    case 'narrow': {
      const now = found.now.map(({ move }) => move).join(', ') || 'no button';
      return `[${found.chosen.join(' ')}] ${now}${found.along.length ? ` with ${found.along.join(' ')}` : ''}`;
    }
    default:
      return `${found.kind} ${found.choices.map(({ move }) => move).join(', ')}`;
  }
}

describe('a touch', () => {
  test.each<[string, Choice[], string[], string, string]>([
    ['plays a choice when all of it was touched', go, [], 'building:b', 'plays go b'],
    ['narrows where other things tell choices apart', go, [], 'pawn:0', '[pawn:0] no button'],
    ['completes a choice', go, ['pawn:0'], 'building:a', 'plays go a'],
    ['starts over with a thing that does not fit', go, ['building:a'], 'building:b', 'plays go b'],
    ['of an open number of things leaves it to a button', ship, [], 'market:fish', '[market:fish] ship fish'],
    ['of the last of them, too', ship, ['market:fish'], 'market:wood', '[market:fish market:wood] ship both'],
    [
      'that leaves one choice plays none of what was not touched',
      shipAll,
      [],
      'market:stone',
      '[market:stone] ship all with market:fish market:wood',
    ],
    [
      'on what comes along adds it',
      shipAll,
      ['market:stone'],
      'market:fish',
      '[market:stone market:fish] ship all with market:wood',
    ],
    ['on a chosen thing gives it back', ship, ['market:fish'], 'market:fish', 'nothing'],
    [
      'that gives something back plays nothing',
      sail,
      ['privilege:speed', 'city:riga'],
      'privilege:speed',
      '[city:riga] sail riga',
    ],
    [
      'adds a thing again where it fits twice',
      stock,
      ['supply:fish'],
      'supply:fish',
      '[supply:fish supply:fish] no button',
    ],
    [
      'plays a fixed number with its last thing',
      stock,
      ['supply:fish', 'supply:fish'],
      'supply:fish',
      'plays 3 fish',
    ],
    ['plays the exact choice, not the one with an extra', sail, [], 'city:riga', 'plays sail riga'],
    ['waits if the extra comes first', sail, [], 'privilege:speed', '[privilege:speed] no button'],
    [
      'plays the extra that was touched first',
      sail,
      ['privilege:speed'],
      'city:riga',
      'plays sail-fast riga',
    ],
    ['on a card waits for its space', bids, [], 'card:4', '[card:4] no button'],
    ['on a space waits for its card', bids, [], 'space:sea-2', '[space:sea-2] no button'],
    ['completes a bid in either order', bids, ['space:sea-2'], 'card:4', 'plays bid 4 sea-2'],
    [
      'on the last card marks the only space',
      bids.slice(0, 1),
      [],
      'card:4',
      '[card:4] bid 4 land-1 with space:land-1',
    ],
    ['offers amounts from the smallest', spend, [], 'goods:0:fish', 'amount spend 1, spend 2, spend 3'],
    ['leaves the only amount to a button', spend.slice(0, 1), [], 'goods:0:fish', '[goods:0:fish] spend 3'],
    ['offers what can be done with a thing', launch, [], 'ship:1:7', 'menu sail 7, scrap 7'],
    ['leaves the only thing to do to a button', launch, [], 'ship:1:4', '[ship:1:4] scrap 4'],
    ['on something else does nothing', go, [], 'market:fish', 'nothing'],
  ])('%s', (_, choices, chosen, target, found) => {
    expect(told(touch(choices, chosen, target, followers))).toBe(found);
  });

  test('on what belongs to one of two orders answers which comes first', () => {
    const order: Choice[] = [
      { ...choice('begin gain', 'button:gain'), answers: ['supply:fish', 'supply:wood'] },
      { ...choice('begin buy', 'button:buy'), answers: ['market:fish'] },
      { ...choice('begin swap', 'button:swap'), answers: ['market:fish'] },
    ];
    expect(told(touch(order, [], 'supply:fish'))).toBe('plays begin gain');
    expect(told(touch(order, [], 'market:fish'))).toBe('menu begin buy, begin swap');
    expect(nextTargets(order, [])).toContain('supply:wood');
    expect(buttons(order)).toHaveLength(3);
  });
});

test('exactly the targets of the legal choices may be touched, and what follows needs no touch', () => {
  expect([...nextTargets(go, [])]).toEqual(['pawn:0', 'building:a', 'building:b']);
  expect([...nextTargets(go, ['building:a'], followers)]).toEqual([]);
});

test('choices that are nothing but amounts need no touch', () => {
  const deposits = [2, 1].map((n) => choice(`deposit ${n}`, `amount:${n}`));
  expect(told(begin(deposits))).toBe('amount deposit 1, deposit 2');
  expect(told(begin(spend))).toBe('nothing');
  expect(told(begin([]))).toBe('nothing');
});

test('dragging plays the choice that touches both', () => {
  expect(told(drag(go, 'pawn:0', 'building:b'))).toBe('plays go b');
  expect(told(drag(go, 'pawn:0', 'market:fish'))).toBe('nothing');
  expect([...dropsOf(go, 'pawn:0')]).toEqual(['building:a', 'building:b']);
});

test('choices without a thing are buttons', () => {
  expect(buttons(ship).map((each) => each.move)).toEqual(['ship nothing']);
  expect(told(outcome([], []))).toBe('nothing');
});

test('what a thing means is what all choices with it have in common', () => {
  const toll: Meaning = { kind: 'toll', said: { key: 'owes', args: [0, 1] } };
  const cost = (n: number): Meaning => ({ kind: 'cost', said: { key: 'pays', args: [n] } });
  const choices = [
    { ...choice('a 1', 'card:a', 'space:1'), means: [toll, cost(1)] },
    { ...choice('a 2', 'card:a', 'space:2'), means: [toll, cost(2)] },
    choice('b 2', 'card:b', 'space:2'),
  ];
  expect(meaningsOf(choices, [], 'card:a')).toEqual([toll]);
  expect(meaningsOf(choices, ['space:2'], 'card:a')).toEqual([toll, cost(2)]);
  expect(meaningsOf(choices, ['card:a'], 'card:a')).toEqual([toll]);
  expect(meaningsOf(choices, [], 'space:2')).toEqual([]);
});

test('a thing that plays a choice by itself means what that choice brings', () => {
  const gain: Meaning = { kind: 'gain', said: { key: 'sells', args: [3] } };
  const full: Meaning = { kind: 'excludes', said: { key: 'full' } };
  const choices = [
    { ...choice('unload', 'dock:1'), means: [full] },
    { ...choice('carry', 'dock:1', 'load:2'), means: [gain] },
  ];
  expect(meaningsOf(choices, [], 'dock:1')).toEqual([full]);
  expect(meaningsOf(choices, [], 'load:2')).toEqual([gain]);
});

test('advised choices are numbered on what they touch; a thing may have several numbers', () => {
  const advised = [
    choice('go a', 'pawn:0', 'building:a'),
    choice('2 fish', 'supply:fish', 'supply:fish'),
    choice('fish+wood', 'supply:wood', 'supply:fish'),
    choice('done', 'button:done'),
  ];
  expect(markChoices(advised, followers)).toEqual({
    'building:a': { n: '1', seat: null },
    'supply:fish': { n: '2, 3', seat: null },
  });
});

test('an advised choice is numbered on what leads, not on what follows it', () => {
  const income = [choice('income a', 'route:a', 'purse:0'), choice('income b', 'route:b', 'purse:0')];
  expect(Object.keys(markChoices(income, { route: ['purse'] }))).toEqual(['route:a', 'route:b']);
});

test('what was chosen is chosen again, menu and amount too, and nothing is played by it', () => {
  const menu = [choice('use', 'building:a'), choice('buy', 'building:a')];
  expect(reapply(menu, ['building:a'])).toMatchObject({ kind: 'menu', chosen: ['building:a'] });
  expect(reapply(spend, ['goods:0:fish']).kind).toBe('amount');
  expect(reapply(ship, ['market:fish']).kind).toBe('narrow');
  expect(reapply(go, ['building:a'], followers)).toEqual({ kind: 'none' });
  expect(reapply(go, [])).toEqual({ kind: 'none' });
  expect(told(retreat(go, ['building:a'], followers))).toBe('[building:a] go a');
});
