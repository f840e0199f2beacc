import { describe, expect, it } from 'vitest';
import type { Happened, Position, SaidAction } from './protocol';
import { positionsIn, stagesOf, type Shown } from './stages';

const said = (...keys: string[]) => keys.map((key) => ({ key }));
const event = (at: number, who: number, ...keys: string[]): Happened => ({
  at,
  who,
  move: 'x',
  when: 0,
  said: said(...keys),
});
const action = (at: number, last: number): SaidAction => ({ at, last, who: 0, said: { key: 'a' } });

const position = (over: Partial<Position>): Position => ({
  kind: 'position',
  table: 't',
  position: 7,
  seat: 0,
  since: 1,
  events: [],
  view: 'end',
  digest: '',
  due: [0],
  options: [{ move: 'x', said: { key: 'x' }, targets: [] }],
  undo: 'alone',
  ...over,
});

const before: Shown = {
  position: position({ position: 5, words: [{ name: 'old', heading: { key: 'h' }, lines: [] }] }),
  events: [event(0, 1, 'zero')],
  actions: [action(0, 0)],
};
const next: Shown = {
  position: position({
    stages: [
      { at: 1, told: 1, view: 'one' },
      { at: 1, told: 3, view: 'two' },
      { at: 2, told: 1, view: 'three' },
    ],
  }),
  events: [event(0, 1, 'zero'), event(1, 0, 'a', 'b', 'c', 'd'), event(2, -1, 'e', 'f')],
  actions: [action(0, 1), action(2, 2)],
};

describe('a position is shown in stages', () => {
  const shown = stagesOf(next, before);

  it('shows each view in turn, and the position itself last', () => {
    expect(shown.map((each) => each.position.view)).toEqual(['one', 'two', 'three', 'end']);
    expect(shown.map((each) => each.onTheWay ?? false)).toEqual([true, true, true, false]);
  });

  it('tells each message once, those of a stage that nobody could see with the next one', () => {
    expect(shown.map((each) => each.told?.map(({ key }) => key))).toEqual([
      ['a'],
      ['b', 'c'],
      ['d', 'e'],
      ['f'],
    ]);
  });

  it('lets nobody decide on the way', () => {
    for (const { position } of shown.slice(0, -1)) {
      expect(position.due).toEqual([]);
      expect(position.options).toEqual([]);
      expect(position.undo).toBe('');
    }
  });

  it('keeps the words and the log as they were until they are complete', () => {
    const [first, , third] = shown;
    expect(first?.position.words?.[0]?.name).toBe('old');
    expect(first?.actions).toEqual([action(0, 0)]);
    expect(third?.actions).toEqual([action(0, 1)]);
    expect(first?.events.map((each) => each.said.length)).toEqual([1, 1]);
  });

  it('tells all of what is more than the prompt has room for, part after part', () => {
    const many = event(1, 0, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
    const crowded = position({ stages: [{ at: 1, told: 7, view: 'one' }] });
    const parts = stagesOf({ ...next, position: crowded, events: [event(0, 1, 'zero'), many] }, before);
    expect(parts.map((each) => each.told?.map(({ key }) => key).join(''))).toEqual(['abc', 'def', 'g', '']);
    expect(parts.map((each) => each.position.view)).toEqual(['one', 'one', 'one', 'end']);
  });

  it('counts as one position, so that its stages are not hurried', () => {
    expect(positionsIn(shown)).toBe(1);
  });

  it('is shown at once without stages', () => {
    expect(stagesOf({ ...next, position: position({}) }, before)).toHaveLength(1);
  });
});
