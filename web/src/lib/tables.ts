// Lists of tables: order, filters, and facts about one table.
import type { SeatInfo, TableInfo } from './protocol';

export const isFree = (seat: SeatInfo): boolean => seat.kind === 'friend' || seat.kind === 'anyone';
export const freeSeats = (table: TableInfo): number => table.seats.filter(isFree).length;
export const isOver = (table: TableInfo): boolean => table.status === 'finished' || table.status === 'ended';
export const waitsForMe = (table: TableInfo): boolean => table.status === 'running' && Boolean(table.due);
/** Who probably opened a table: the first person at it. */
export const opener = (table: TableInfo): SeatInfo | undefined =>
  table.seats.find((seat) => seat.kind === 'person');

const rank = (table: TableInfo): number => {
  if (waitsForMe(table)) return 0;
  if (table.status === 'running') return 1;
  return table.status === 'waiting' ? 2 : 3;
};

/** My games: those that wait for me first, by deadline; then by the last change. */
export function sortMyTables(tables: TableInfo[]): TableInfo[] {
  return [...tables].sort((a, b) => {
    const apart = rank(a) - rank(b);
    if (apart) return apart;
    if (rank(a)) return b.changed - a.changed;
    return (a.deadline || Infinity) - (b.deadline || Infinity) || a.changed - b.changed;
  });
}

export interface Filter {
  game: string;
  pace: '' | 'live' | 'days';
  free: boolean;
}

/** Open tables that I may join or watch, those with a free seat first. */
export function filterOpenTables(tables: TableInfo[], filter: Filter): TableInfo[] {
  const joins = (table: TableInfo) =>
    table.status === 'waiting' && table.seats.some((s) => s.kind === 'anyone');
  return tables
    .filter((table) => !table.mine && !isOver(table))
    .filter((table) => joins(table) || (!filter.free && table.status === 'running'))
    .filter((table) => !filter.game || table.game === filter.game)
    .filter((table) => !filter.pace || table.pace === filter.pace)
    .sort((a, b) => Number(joins(b)) - Number(joins(a)) || b.changed - a.changed);
}
