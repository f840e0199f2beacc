import { describe, expect, it } from 'vitest';
import { headline, partsOf, ranks, scoresIn, tiesOf, type Score } from './outcome';
import type { SeatInfo } from './protocol';

const score = (
  seat: number,
  total: number,
  ties: [string, number][] = [],
  more: Partial<Score> = {},
): Score => ({
  seat,
  parts: [
    ['buildings', total],
    ['bonus', 0],
  ],
  total,
  ties,
  verdict: '',
  how: 'sum',
  lost: false,
  ...more,
});
const seats = (...places: (number | [number, 'resigned'])[]): SeatInfo[] =>
  places.map((place, seat) => ({
    seat,
    name: `P${seat}`,
    kind: 'person',
    place: Array.isArray(place) ? place[0] : place,
    resigned: Array.isArray(place),
  }));

describe('the scores of a view', () => {
  it('are found in whatever list of players holds them', () => {
    expect(
      scoresIn({ market: [1, 2], quays: [{ score: score(0, 7) }, { score: score(1, 9) }] }),
    ).toHaveLength(2);
    expect(scoresIn({ market: [1, 2] })).toEqual([]);
    expect(scoresIn(null)).toEqual([]);
  });
});

describe('a ranking', () => {
  it('goes by the places the server gives, so that who resigned is last', () => {
    const ranked = ranks([score(0, 30), score(1, 20), score(2, 10)], seats([3, 'resigned'], 1, 2));
    expect(ranked.map((each) => each.seat)).toEqual([1, 2, 0]);
  });

  it('has no places where a game ended without a result', () => {
    const ranked = ranks([score(0, 3), score(1, 8)], seats(0, 0));
    expect(ranked.map((each) => [each.seat, each.place])).toEqual([
      [1, null],
      [0, null],
    ]);
    expect(headline(ranked)).toEqual({ kind: 'unfinished' });
    expect(tiesOf(ranked)).toEqual([]);
  });
});

describe('a tie', () => {
  it('is broken by the first key that differs', () => {
    const ranked = ranks(
      [
        score(0, 27, [
          ['buildings-owned', 5],
          ['goods-left', 4],
        ]),
        score(1, 27, [
          ['buildings-owned', 5],
          ['goods-left', 7],
        ]),
        score(2, 14, [
          ['buildings-owned', 3],
          ['goods-left', 9],
        ]),
      ],
      seats(2, 1, 3),
    );
    const [tie, ...others] = tiesOf(ranked);
    expect(others).toEqual([]);
    expect(tie?.seats).toEqual([1, 0]);
    expect(tie?.shared).toBe(false);
    expect(tie?.steps.map(({ key, ahead }) => [key, ahead])).toEqual([
      ['', []],
      ['buildings-owned', []],
      ['goods-left', [1]],
    ]);
    expect(headline(ranked)).toEqual({ kind: 'tie', seats: [1] });
  });

  it('stops at the key that decides', () => {
    const ranked = ranks(
      [
        score(0, 9, [
          ['a', 2],
          ['b', 1],
        ]),
        score(1, 9, [
          ['a', 1],
          ['b', 5],
        ]),
      ],
      seats(1, 2),
    );
    expect(tiesOf(ranked)[0]?.steps).toHaveLength(2);
  });

  it('goes on among those who are still equal', () => {
    const ranked = ranks(
      [
        score(0, 9, [
          ['a', 5],
          ['b', 0],
        ]),
        score(1, 9, [
          ['a', 4],
          ['b', 7],
        ]),
        score(2, 9, [
          ['a', 4],
          ['b', 3],
        ]),
      ],
      seats(1, 2, 3),
    );
    const steps = tiesOf(ranked)[0]?.steps ?? [];
    expect(steps.map((step) => [step.values.map(({ seat }) => seat), step.ahead])).toEqual([
      [[0, 1, 2], []],
      [[0, 1, 2], [0]],
      [[1, 2], [1]],
    ]);
  });

  it('stays where nothing tells them apart: the place is shared', () => {
    const ranked = ranks([score(0, 9, [['a', 1]]), score(1, 9, [['a', 1]])], seats(1, 1));
    expect(tiesOf(ranked)[0]?.shared).toBe(true);
    expect(headline(ranked)).toEqual({ kind: 'shared', seats: [0, 1] });
  });

  it('is none of somebody who resigned or lost', () => {
    const resigned = ranks([score(0, 9), score(1, 9)], seats([2, 'resigned'], 1));
    expect(tiesOf(resigned)).toEqual([]);
    expect(headline(resigned)).toEqual({ kind: 'wins', seats: [1] });
    expect(tiesOf(ranks([score(0, 9), score(1, 9, [], { lost: true })], seats(1, 2)))).toEqual([]);
  });
});

describe('a headline', () => {
  it('tells by how much', () => {
    expect(headline(ranks([score(0, 29), score(1, 26)], seats(1, 2)))).toEqual({
      kind: 'by',
      seats: [0],
      margin: 3,
    });
  });

  it('tells that nobody wins, and leaves a game alone to its verdict', () => {
    expect(
      headline(ranks([score(0, 9, [], { lost: true }), score(1, 5, [], { lost: true })], seats(1, 2))),
    ).toEqual({
      kind: 'nobody',
    });
    expect(headline(ranks([score(0, 9)], seats(1)))).toEqual({ kind: 'solo' });
  });
});

describe('the parts of scores', () => {
  it('are those that anybody scored in', () => {
    expect(partsOf([score(0, 9), score(1, 4)])).toEqual(['buildings']);
  });

  it('are all of them where they are multiplied', () => {
    expect(partsOf([score(0, 9, [], { how: 'product' })])).toEqual(['buildings', 'bonus']);
  });
});
