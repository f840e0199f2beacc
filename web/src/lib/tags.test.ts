import { expect, test } from 'vitest';
import type { Meaning, Said } from './protocol';
import { isToldIn, tagsOf } from './tags';

const say = ({ key }: Said): string => key;
const meaning = (kind: Meaning['kind'], brief = ''): Meaning => ({
  kind,
  said: { key: `${kind} in full` },
  ...(brief && { brief: { key: brief } }),
});

test('costs and losses stand on a thing, but no gains', () => {
  const found = tagsOf(
    [meaning('gain'), meaning('cost', '3 ducats'), meaning('loss', '1 lost')],
    say,
    'Riga',
  );
  expect(found.map(({ kind }) => kind)).toEqual(['loss', 'cost']);
});

test('a cost without a short form stands only in the tip', () => {
  expect(tagsOf([meaning('cost'), meaning('loss')], say, '')).toEqual([]);
});

test('what the thing says itself is not said again', () => {
  expect(tagsOf([meaning('cost', '3 ducats')], say, 'Take the kontor (3 ducats)')).toEqual([]);
  expect(tagsOf([meaning('cost', '3 ducats')], say, 'Take the kontor (13 ducats)')).toHaveLength(1);
});

test('nothing is said twice, and never more than two', () => {
  const many = [
    meaning('cost', 'a'),
    meaning('cost', 'a'),
    meaning('toll'),
    meaning('toll'),
    meaning('nothing'),
  ];
  expect(tagsOf(many, say, '').map(({ kind }) => kind)).toEqual(['nothing', 'toll']);
});

test('words are found whole, whatever sign stands before them', () => {
  expect(isToldIn('instead of 1 seal at the end', '−1 seal')).toBe(true);
  expect(isToldIn('11 ducats', '1 ducat')).toBe(false);
  expect(isToldIn('Hafengebühr 2 Dukaten', '2 Dukaten')).toBe(true);
  expect(isToldIn('12 Geld, 2 Geld', '2 Geld')).toBe(true);
});

test('words that are not there yet are looked for without end no more', () => {
  expect(isToldIn('Finish work', '')).toBe(true);
  expect(tagsOf([meaning('loss', '1 lost')], () => '', 'Finish')).toEqual([]);
});
