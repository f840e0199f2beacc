import { expect, test } from 'vitest';
import type { SaidLine, SaidSection } from './protocol';
import {
  asksByLine,
  blocksOf,
  changesAhead,
  isHeadOf,
  newLines,
  signsOf,
  tellingName,
  thingsByLine,
  titleAndSum,
  withoutTold,
} from './tableWords';

const line = (key: string, things: string[] = [], cells = 1): SaidLine => ({
  cells: Array.from({ length: cells }, (_, at) => ({ key: at ? 'cell' : key })),
  things,
});
const section = (name: string, lines: SaidLine[]): SaidSection => ({ name, heading: { key: name }, lines });

test('a heading is split into a title and its sum', () => {
  expect(titleAndSum('Your route: 0 of 2 cards')).toEqual({ title: 'Your route', sum: '0 of 2 cards' });
  expect(titleAndSum('Votre route : 0 carte')).toEqual({ title: 'Votre route', sum: '0 carte' });
  expect(titleAndSum('Sea, 35 ships in the deck, the next from stack 1')).toEqual({
    title: 'Sea',
    sum: '35 ships in the deck, the next from stack 1',
  });
  expect(titleAndSum('Ann, your harbour: 7 money')).toEqual({ title: 'Ann, your harbour', sum: '7 money' });
  expect(titleAndSum('The cities, clockwise; amounts in ducats').title).toBe('The cities');
  expect(titleAndSum('Cartes de navire ; pioches : 21 proues, 42 milieux')).toEqual({
    title: 'Cartes de navire',
    sum: 'pioches : 21 proues, 42 milieux',
  });
  expect(titleAndSum('Trains; 6 in the deck, 0 used').title).toBe('Trains');
  expect(titleAndSum('Bonus cards')).toEqual({ title: 'Bonus cards', sum: '' });
});

test('sentences and rows form blocks in their order', () => {
  const lines = [line('a', [], 3), line('b', [], 3), line('c'), line('d', [], 3)];
  expect(blocksOf(section('s', lines)).map(({ rows, lines: { length } }) => [rows, length])).toEqual([
    [true, 2],
    [false, 1],
    [true, 1],
  ]);
});

test('a thing stands in the first line that speaks of it', () => {
  const [first, second, third] = [line('a', ['x', 'y']), line('b', ['y', 'z']), line('c', ['y'])];
  const found = thingsByLine(
    [section('s', [first]), section('t', [second, third])],
    (thing) => thing !== 'x',
  );
  expect(found.get(first)).toEqual(['y']);
  expect(found.get(second)).toEqual(['z']);
  expect(found.has(third)).toBe(false);
});

test('lines are new where the same section did not say the same', () => {
  const old = [section('s', [line('a'), line('b')])];
  const [a, c] = [line('a'), line('c')];
  const moved = line('b');
  expect(newLines([section('s', [a, c]), section('t', [moved])], signsOf(old))).toEqual(new Set([c, moved]));
});

test('one may ask about things of the kinds that choices touch, one of a kind in each line', () => {
  const dock = line('docks', ['dock:1', 'dock:2', 'dock:3', 'good:crate']);
  const town = line('town', ['building:bank', 'ladder:1', 'dock:4']);
  const choices = [
    {
      move: 'unload 1',
      said: { key: 'unload' },
      targets: ['dock:1', 'amount:2'],
      answers: ['building:bank'],
    },
    { move: 'build', said: { key: 'build' }, targets: ['building:crane', 'button:build'] },
  ];
  const asked = asksByLine([section('a', [dock, town])], choices, new Set(['dock:4']));
  expect([...asked]).toEqual([[dock, ['dock:2']]]);
  expect(asksByLine([section('a', [dock, town])], [], new Set()).size).toBe(0);
});

test('the head of a row may add something to the name', () => {
  expect(isHeadOf('soldiers', 'soldiers')).toBe(true);
  expect(isHeadOf('soldiers, asked now', 'soldiers')).toBe(true);
  expect(isHeadOf('canal 10', 'canal 1')).toBe(false);
});

test('a choice changes headings, sentences and cells; nothing else is told', () => {
  const row = (name: string, ...cells: string[]): SaidLine => ({
    cells: [name, ...cells].map((key) => ({ key })),
  });
  const columns = ['city', 'price', 'left'].map((key) => ({ key }));
  const table = (heading: string, lines: SaidLine[]): SaidSection => ({
    name: 'cities',
    heading: { key: heading },
    columns,
    lines,
  });
  const now = [table('Cities', [row('Riga', '4', '2'), row('Visby', '5', '1'), line('The hold is empty.')])];
  const ahead = [
    table('Cities, 1 sold', [row('Riga', '4', '1'), row('Visby', '5', '1'), line('Fur lies there.')]),
  ];
  expect(changesAhead(now, ahead, 0, [])).toEqual([
    { said: { key: 'Cities, 1 sold' }, cells: [] },
    { said: { key: 'Riga' }, cells: [{ column: { key: 'left' }, cell: { key: '1' } }] },
    { said: { key: 'Fur lies there.' }, cells: [] },
  ]);
  expect(changesAhead(now, now, 0, [])).toEqual([]);
});

test('what concerns me is told first, then what is touched, then the others', () => {
  const told = (name: string, key: string, seat: number | null, things: string[] = []): SaidSection => ({
    ...section(name, [line(key, things)]),
    seat,
  });
  const tell = (when: string): SaidSection[] => [
    told('round', `round ${when}`, null),
    told('harbour-1', `theirs ${when}`, 1),
    told('town', `town ${when}`, null, ['building:bank']),
    { ...told('harbour-0', `mine ${when}`, 0), heading: { key: `money ${when}` } },
  ];
  const order = changesAhead(tell('now'), tell('then'), 0, ['building:bank']).map(({ said }) => said.key);
  expect(order).toEqual(['money then', 'mine then', 'town then', 'round then', 'theirs then']);
});

test('a button does not repeat the details of its row, but keeps the price', () => {
  const row = 'Bergen fish Visby and London 2 4 good income amounts in ducats';
  expect(withoutTold('Take the kontor in Bergen: fish, income 2 ducats (4 ducats)', row, 'Bergen')).toBe(
    'Take the kontor in Bergen (4 ducats)',
  );
  expect(withoutTold('Sail to Bergen: base kontor, fish (port fee 2 ducats)', row, 'Bergen')).toBe(
    'Sail to Bergen: base kontor (port fee 2 ducats)',
  );
  expect(withoutTold('Partir à Bergen : fish', row, 'Bergen')).toBe('Partir à Bergen');
  expect(withoutTold('Aller à : fish (à vous)', row, 'fish')).toBe('Aller à : fish (à vous)');
  expect(withoutTold('Swap Captain and First Mate', row, 'Bergen')).toBe('Swap Captain and First Mate');
});

test('things of one name are told apart by their row or their owner', () => {
  expect(tellingName('Order', ['salt and cloth', 'amber and wool'], '')).toBe(
    'Order: salt and cloth, amber and wool',
  );
  expect(tellingName('Danzig', ['1', 'kontor Danzig', 'amber'], '')).toBe('Danzig');
  expect(tellingName('Dock 3', ['Dock 3, berth 0: free.'], 'Mira')).toBe('Dock 3, Mira');
  expect(tellingName('fish', ['There is always enough of fish.'], '')).toBe('fish');
});
