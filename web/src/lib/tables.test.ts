import { describe, expect, it } from 'vitest';
import type { TableInfo } from './protocol';
import { freeSeats, sortMyTables, filterOpenTables, opener } from './tables';

const table = (id: string, some: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'harbour',
  options: {},
  status: 'running',
  open: true,
  pace: 'live',
  clock: 0,
  seats: [],
  position: 0,
  created: 0,
  changed: 0,
  commitment: '',
  deck: '',
  ...some,
});
const ids = (tables: TableInfo[]) => tables.map((each) => each.id).join(' ');
const anyone = { seat: 1, name: '', kind: 'anyone' as const };
const ann = { seat: 0, name: 'Ann', kind: 'person' as const };

describe('my games', () => {
  it('come with those that wait for me first, the longest wait first, a clock before all', () => {
    const found = sortMyTables([
      table('over', { status: 'finished', changed: 99 }),
      table('theirs', { changed: 50 }),
      table('waiting', { status: 'waiting', changed: 60 }),
      table('new', { due: true, changed: 40 }),
      table('old', { due: true, changed: 10 }),
      table('clock', { due: true, changed: 90, deadline: 100 }),
      table('later', { changed: 55 }),
    ]);
    expect(ids(found)).toBe('clock old new later theirs waiting over');
  });

  it('do not count what was due when a game ended', () => {
    expect(ids(sortMyTables([table('over', { status: 'ended', due: true }), table('on')]))).toBe('on over');
  });
});

describe('open tables', () => {
  const all = [
    table('watch', { changed: 9 }),
    table('free', { status: 'waiting', seats: [ann, anyone], changed: 1 }),
    table('days', { status: 'waiting', pace: 'days', seats: [ann, anyone], changed: 5 }),
    table('friends', { status: 'waiting', seats: [ann, { ...anyone, kind: 'friend' }] }),
    table('mine', { status: 'waiting', mine: true, seats: [ann, anyone] }),
    table('over', { status: 'finished' }),
  ];
  const none = { game: '', pace: '' as const, free: false };

  it('are those I may join, then those I may watch', () => {
    expect(ids(filterOpenTables(all, none))).toBe('days free watch');
  });

  it('follow the filters', () => {
    expect(ids(filterOpenTables(all, { ...none, free: true }))).toBe('days free');
    expect(ids(filterOpenTables(all, { ...none, pace: 'live' }))).toBe('free watch');
    expect(ids(filterOpenTables(all, { ...none, game: 'novgorod' }))).toBe('');
  });

  it('tell their opener and free seats', () => {
    expect(opener(all[1]!)?.name).toBe('Ann');
    expect(freeSeats(all[3]!)).toBe(1);
  });
});
