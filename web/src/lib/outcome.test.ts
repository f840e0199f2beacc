import { describe, expect, it } from 'vitest';
import { barsOf, standingsFrom, headline, partsOf, pointsIn, tiesOf } from './outcome';
import type { SeatResult, SeatInfo } from './protocol';

const result = (
  seat: number,
  place: number,
  total: number,
  ties: [string, number][] = [],
  more: Partial<SeatResult> = {},
): SeatResult => ({
  seat,
  place,
  total,
  parts: [
    { name: 'buildings', points: total },
    { name: 'bonus', points: 0 },
  ],
  ties: ties.map(([name, points]) => ({ name, points, rule: `HAR-${name.length}` })),
  ...more,
});

describe('a tie', () => {
  it('is broken by the first key that differs', () => {
    const [tie, ...others] = tiesOf([
      result(1, 1, 27, [
        ['buildings-owned', 5],
        ['goods-left', 7],
      ]),
      result(0, 2, 27, [
        ['buildings-owned', 5],
        ['goods-left', 4],
      ]),
      result(2, 3, 14, [
        ['buildings-owned', 3],
        ['goods-left', 9],
      ]),
    ]);
    expect(others).toEqual([]);
    expect(tie?.seats).toEqual([1, 0]);
    expect(tie?.shared).toBe(false);
    expect(tie?.steps.map(({ key, ahead }) => [key?.name, ahead])).toEqual([
      [undefined, []],
      ['buildings-owned', []],
      ['goods-left', [1]],
    ]);
    expect(tie?.steps[2]?.key?.rule).toBe('HAR-10');
  });

  it('stops at the key that decides', () => {
    const tied = [
      result(0, 1, 9, [
        ['a', 2],
        ['b', 1],
      ]),
      result(1, 2, 9, [
        ['a', 1],
        ['b', 5],
      ]),
    ];
    expect(tiesOf(tied)[0]?.steps).toHaveLength(2);
  });

  it('goes on among those who are still equal', () => {
    const [tie] = tiesOf([
      result(0, 1, 9, [
        ['a', 5],
        ['b', 0],
      ]),
      result(1, 2, 9, [
        ['a', 4],
        ['b', 7],
      ]),
      result(2, 3, 9, [
        ['a', 4],
        ['b', 3],
      ]),
    ]);
    expect(tie?.steps.map((step) => [step.values.map(({ seat }) => seat), step.ahead])).toEqual([
      [[0, 1, 2], []],
      [[0, 1, 2], [0]],
      [[1, 2], [1]],
    ]);
  });

  it('stays where nothing tells them apart: the place is shared', () => {
    const tied = [result(0, 1, 9, [['a', 1]]), result(1, 1, 9, [['a', 1]])];
    expect(tiesOf(tied)[0]?.shared).toBe(true);
    expect(headline(tied)).toEqual({ kind: 'shared', seats: [0, 1] });
  });

  it('is none of somebody who resigned or lost', () => {
    expect(tiesOf([result(1, 1, 9), result(0, 2, 9, [], { resigned: true })])).toEqual([]);
    expect(tiesOf([result(0, 1, 9), result(1, 2, 9, [], { lost: true })])).toEqual([]);
  });
});

describe('a headline', () => {
  it('tells by how much, or that a tie was broken, or neither', () => {
    const by = (decided: SeatResult['decided']) =>
      headline([result(0, 1, 29, [], { decided: decided ?? null }), result(1, 2, 26)]);
    expect(by({ by: 'total', over: [1], more: 29, less: 26 })).toEqual({ kind: 'by', seats: [0], margin: 3 });
    expect(by({ by: 'tie', over: [1], name: 'goods-left', more: 7, less: 4 })).toEqual({
      kind: 'tie',
      seats: [0],
    });
    expect(by({ by: 'resigned', over: [1] })).toEqual({ kind: 'wins', seats: [0] });
  });

  it('tells that nobody wins, and leaves a game alone to its verdict', () => {
    const lost = { lost: true };
    expect(headline([result(0, 1, 9, [], lost), result(1, 2, 5, [], lost)])).toEqual({ kind: 'nobody' });
    expect(headline([result(0, 1, 9)])).toEqual({ kind: 'solo' });
  });
});

describe('a game without a result', () => {
  const score = (seat: number, total: number) => ({
    score: { seat, parts: [['buildings', total]], total, how: 'sum' },
  });
  const seats = [{ seat: 0 }, { seat: 1, resigned: true }] as SeatInfo[];

  it('shows the points as they stood, wherever the view holds them, and no places', () => {
    const stood = standingsFrom({ market: [1, 2], quays: [score(0, 7), score(1, 9)] }, seats);
    expect(stood.map(({ seat, place, total, resigned }) => [seat, place, total, resigned])).toEqual([
      [1, 0, 9, true],
      [0, 0, 7, false],
    ]);
    expect(headline(stood)).toEqual({ kind: 'unfinished' });
    expect(tiesOf(stood)).toEqual([]);
  });

  it('shows nothing where there are no scores', () => {
    expect(standingsFrom({ market: [1, 2] }, seats)).toEqual([]);
    expect(standingsFrom(null, seats)).toEqual([]);
  });
});

describe('the parts of scores', () => {
  it('are those that anybody scored in', () => {
    const results = [result(0, 1, 9), result(1, 2, 4)];
    expect(partsOf(results).map(({ name }) => name)).toEqual(['buildings']);
    expect(partsOf(results).map((part) => results.map((each) => pointsIn(each, part)))).toEqual([[9, 4]]);
  });

  it('are all of them where they are multiplied', () => {
    expect(partsOf([result(0, 1, 9, [], { how: 'product' })])).toHaveLength(2);
  });
});

describe('the bars of scores', () => {
  const scored = (seat: number, buildings: number, bonus: number, more: Partial<SeatResult> = {}) => ({
    ...result(seat, seat + 1, buildings + bonus, [], more),
    parts: [
      { name: 'buildings', points: buildings },
      { name: 'bonus', points: bonus },
    ],
  });

  it('have a piece for each part that brought points, as long as the points are many', () => {
    const bars = barsOf([scored(1, 15, 5), scored(0, 10, 0)]);
    const told = [...bars].map(([seat, { pieces, rest }]) => [
      seat,
      pieces.map(({ part, tone, points, share }) => [part.name, tone, points, share]),
      rest,
    ]);
    expect(told).toEqual([
      [
        1,
        [
          ['buildings', 0, 15, 0.75],
          ['bonus', 1, 5, 0.25],
        ],
        0,
      ],
      [0, [['buildings', 0, 10, 0.5]], 10],
    ]);
  });

  it('leave out what cost points, and never exceed the longest one', () => {
    const [first, second] = barsOf([scored(0, 12, -4), scored(1, 9, 0)]).values();
    expect(first).toMatchObject({ pieces: [{ points: 12, share: 1 }], rest: 0 });
    expect(second).toMatchObject({ rest: 3 });
  });

  it('are none where the parts are multiplied', () => {
    expect(barsOf([scored(0, 7, 3, { how: 'product' })]).size).toBe(0);
  });
});
