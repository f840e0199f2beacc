import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameWords } from './protocol';
import { members, untally, Voice } from './voice';

const server = new URL('../../../src/roadstead/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, server), 'utf8');
const texts = (language: string) =>
  [
    `text/${language}.ftl`,
    `games/harbour/text/${language}.ftl`,
    `games/harbour/text/labels.${language}.ftl`,
    `games/harbour/text/table.${language}.ftl`,
  ]
    .map(read)
    .join('\n');
const argument = (name: string, kind: string) => ({ name, kind });
const words = {
  game: 'harbour',
  deck: '',
  messages: {
    gains: [argument('seat', 'seat'), argument('goods', 'good*')],
    ship: [argument('goods', 'good+'), argument('money', 'number')],
    'did-buy': [argument('seat', 'seat'), argument('building', 'building')],
    'cell-seats': [argument('seats', 'seat+')],
    'cell-does': [argument('effect', 'building~')],
    'take-goods': [argument('goods', 'good*'), argument('count', 'number')],
    'does-visit': [argument('building', 'building')],
    'does-gain': [argument('goods', 'good*')],
    'does-swap': [argument('one', 'good'), argument('other', 'good')],
    'other-gains': [argument('seat', 'seat'), argument('goods', 'good*')],
    'does-end': [argument('count', 'number')],
  },
  domains: { good: ['fish', 'livestock', 'wood', 'stone'], building: ['abbey'] },
  with_subject: ['other-gains'],
  deeds: [] as string[],
};
const voice = (language: string, declared = words) =>
  new Voice(
    language,
    texts(language),
    declared,
    new Map([['building:abbey', { name: 'Abbey', effects: ['Gain 3 goods.'] }]]),
    ['Ann', 'Bo'],
  );

test('numbers are unpacked as the server packs them', () => {
  expect(untally(2 + 16 * 0 + 256 * 3)).toEqual([2, 0, 3]);
  expect(members(0b1010)).toEqual([1, 3]);
});

test('players, tallies, sets and cards are said', () => {
  const en = voice('en');
  expect(en.say({ key: 'gains', args: [0, 2 + 256] })).toBe('Ann gains 2 fish and 1 wood.');
  expect(en.say({ key: 'ship', args: [0b1011, 9] })).toBe('Ship fish, livestock and stone ($9 to spend)');
  expect(en.say({ key: 'did-buy', args: [1, 0] })).toBe('Bo buys Abbey.');
  expect(en.say({ key: 'take-goods', args: [0, 2] })).toBe('Take 2 goods of your choice');
});

test('sets of players and what cards do are said', () => {
  const en = voice('en');
  expect(en.say({ key: 'cell-seats', args: [0b11] })).toBe('Ann and Bo');
  expect(en.say({ key: 'cell-does', args: [0] })).toBe('Gain 3 goods.');
});

test('a choice says what it brings about by itself', () => {
  const said = { key: 'ship', args: [1, 2] };
  const warnings = [{ key: 'did-buy', args: [1, 0] }];
  expect(voice('en').choice({ said })).toBe('Ship fish ($2 to spend)');
  expect(voice('en').choice({ said, warnings })).toBe('Ship fish ($2 to spend) – Bo buys Abbey.');
});

test('targets have the names of what they are', () => {
  const en = voice('en');
  expect(['building:abbey', 'market:fish', 'goods:1:wood', 'pawn:1'].map((each) => en.target(each))).toEqual([
    'Abbey',
    'fish',
    'wood',
    'Bo',
  ]);
});

test('a kind of targets may have a text of its own', () => {
  const texts = 'thing-cell = Column { $a }, row { $b } of { $of }\nthing-rank = { $name }!\nrank = Mate';
  const words = {
    messages: {},
    domains: { rank: ['captain', 'mate'], place: ['1'] },
  } as unknown as GameWords;
  const said = new Voice('en', texts, words, new Map(), ['Ann']);
  expect(said.targetName('cell:2:c3r1')).toBe('Column 3, row 1 of 2');
  expect(said.targetName('rank:1')).toBe('Mate!');
  expect(said.targetName('hold:0')).toBeNull();
  expect(said.target('hold:0')).toBe('0');
});

test('every language has a text', () => {
  for (const language of ['de', 'fr']) {
    expect(voice(language).say({ key: 'gains', args: [0, 2] })).toMatch(/^Ann /);
  }
});

test('a broken text shows its key, never a trace; an unknown one the words of the server', () => {
  expect(voice('en').say({ key: 'nonsense', text: 'as told' })).toBe('as told');
  expect(voice('en').say({ key: 'nonsense' })).toBe('[nonsense]');
});

test('names can be set off', () => {
  expect(voice('en').pieces({ key: 'did-buy', args: [1, 0] })).toEqual([
    { text: 'Bo', name: true, things: [] },
    { text: ' buys ', name: false, things: [] },
    { text: 'Abbey', name: true, things: [{ kind: 'building', id: 'abbey', n: 0 }] },
    { text: '.', name: false, things: [] },
  ]);
});

test('each thing of a list can be a piece, with its own words', () => {
  const goods = { key: 'gains', args: [1, 2 + 256] };
  const drawn = voice('en')
    .pieces(goods, true)
    .filter((piece) => piece.things.length);
  expect(drawn.map(({ text, things }) => [text, things.map(({ id }) => id).join()])).toEqual([
    ['2 fish', 'fish'],
    ['1 wood', 'wood'],
  ]);
  expect(
    voice('en')
      .pieces(goods, true)
      .map(({ text }) => text)
      .join(''),
  ).toBe(voice('en').say(goods));
});

const visit = {
  at: 0,
  last: 2,
  who: 1,
  said: { key: 'does-visit', args: [0] },
  parts: [
    { key: 'does-gain', args: [2 + 256] },
    { key: 'does-swap', args: [0, 3] },
  ],
};

test('an action is said in one sentence, as the server says it', () => {
  expect(voice('en').action(visit)).toBe(
    'Bo visits Abbey: gains 2 fish and 1 wood; swaps fish and stone in the market.',
  );
  expect(voice('en').action({ ...visit, parts: [] })).toBe('Bo visits Abbey.');
  expect(voice('de').action({ ...visit, parts: [] })).toMatch(/^Bo .*Abbey\.$/);
});

test('what comes to others in an action is a sentence of its own', () => {
  const toAnn = { key: 'other-gains', args: [0, 1] };
  expect(voice('en').action({ ...visit, parts: [toAnn, ...visit.parts.slice(0, 1)] })).toBe(
    'Bo visits Abbey: gains 2 fish and 1 wood. Ann gains 1 fish.',
  );
  expect(voice('en').action({ ...visit, parts: [toAnn] })).toBe('Bo visits Abbey. Ann gains 1 fish.');
  expect(voice('en', { ...words, with_subject: ['does-swap'] }).action(visit)).toBe(
    'Bo visits Abbey: gains 2 fish and 1 wood. Swaps fish and stone in the market.',
  );
  const long = Array.from({ length: 12 }, () => toAnn);
  const pieces = voice('en').actionPieces({ ...visit, parts: long });
  expect(pieces.map((piece) => piece.text).join('')).toMatch(/^Bo visits Abbey\. Ann gains 1 fish; .*; …$/);
});

test('the pieces of an action are names, things and words', () => {
  const pieces = voice('en').actionPieces(visit);
  expect(pieces.map((piece) => piece.text).join('')).toBe(voice('en').action(visit));
  expect(pieces.filter((piece) => piece.name).map((piece) => piece.text)).toEqual(['Bo', 'Abbey']);
  expect(pieces.flatMap((piece) => piece.things)).toEqual([
    { kind: 'building', id: 'abbey', n: 0 },
    { kind: 'good', id: 'fish', n: 2 },
    { kind: 'good', id: 'wood', n: 1 },
    { kind: 'good', id: 'fish', n: 0 },
    { kind: 'good', id: 'stone', n: 0 },
  ]);
});

test('a long line is cut, but never one that brings the end of the game', () => {
  const parts = Array.from({ length: 12 }, () => ({ key: 'does-gain', args: [2 + 256] }));
  const text = (weight: number) =>
    voice('en')
      .actionPieces({ ...visit, parts: [...parts, { key: 'does-end', args: [2] }], weight })
      .map((piece) => piece.text)
      .join('');
  expect(text(10)).toMatch(/^Bo visits Abbey: .*; …$/);
  expect(text(10).length).toBeLessThan(130);
  expect(text(100)).toContain('that is the fourth building');
});

test('a set may be told as a choice', () => {
  const declared = { ...words, messages: { ...words.messages, offer: [argument('goods', 'good+')] } };
  const offered = new Voice(
    'en',
    `${texts('en')}\noffer = one of { $goods } or { $goods-or }`,
    declared,
    new Map(),
    [],
  );
  expect(offered.say({ key: 'offer', args: [0b1101] })).toBe(
    'one of fish, wood and stone or fish, wood or stone',
  );
});

test('a turn of several actions is one line', () => {
  const pieces = voice('en').turnPieces(1, [visit, { ...visit, said: { key: 'does-gain', args: [1] } }]);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Bo: visits Abbey; gains 1 fish.');
});

test('a deed that followed without a choice is not left out of a turn in one line', () => {
  const gain = { key: 'does-gain', args: [1] };
  const pieces = voice('en', { ...words, deeds: ['does-gain'] }).turnPieces(1, [{ ...visit, parts: [gain] }]);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Bo: visits Abbey; gains 1 fish.');
});
