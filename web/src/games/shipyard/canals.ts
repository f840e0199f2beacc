// Where the spaces of a canal lie on its tile of 100 by 100, and the tiles on a plane that grows in all directions.
import type { Point } from '../../kit/board/track';
import { printed, type Table } from './table';

export const TILE = 100;
export const SITES = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW', 'C'] as const;
export type Site = (typeof SITES)[number];
const SIDES = 4;

const AT: Record<Site, readonly [number, number]> = {
  N: [50, 15],
  E: [85, 50],
  S: [50, 85],
  W: [15, 50],
  NE: [83, 17],
  SE: [83, 83],
  SW: [17, 83],
  NW: [17, 17],
  C: [50, 50],
};
const GATE: Partial<Record<Site, readonly [number, number]>> = {
  N: [50, 0],
  E: [100, 50],
  S: [50, 100],
  W: [0, 50],
};
/** A canal on its cell. */
export interface Lying {
  canal: number;
  column: number;
  row: number;
  turns: number;
}
export interface Cell {
  column: number;
  row: number;
}

/** A site after quarter turns clockwise. */
function turnedSite(site: Site, turns: number): Site {
  const at = SITES.indexOf(site);
  if (site === 'C') return site;
  const ring = at < SIDES ? 0 : SIDES;
  return SITES[ring + ((at - ring + turns) % SIDES)] ?? site;
}

const point = (site: Site): string => AT[site].join(' ');

export interface TileDrawing {
  /** The channels, as a path. */
  channels: string;
  spaces: { site: Site; x: number; y: number; icon: string }[];
}

/** A canal, turned. */
export function tileOf(
  { card, named }: Pick<Table, 'card' | 'named'>,
  canal: number,
  turns: number,
): TileDrawing {
  const { shape, icons } = printed('canal', card('canal', canal));
  const { sites, links, ports } = printed('shape', named('shape', shape));
  const turn = (site: string): Site => turnedSite(site as Site, turns);
  const inside = links.map(([from, to]) => `M${point(turn(from))}L${point(turn(to))}`);
  const outside = ports.map((port) => `M${point(turn(port))}L${(GATE[turn(port)] ?? AT.C).join(' ')}`);
  return {
    channels: [...inside, ...outside].join(''),
    spaces: sites.map((site) => {
      const [x, y] = AT[turn(site)];
      return { site: turn(site), x, y, icon: icons[site] ?? '' };
    }),
  };
}

/** The icon of a space of a canal as it lies; none on open water. */
export function iconAt(
  table: Pick<Table, 'card' | 'named'>,
  canal: number,
  turns: number,
  site: number,
): string {
  const name = SITES[site];
  const quarter = ((turns % 4) + 4) % 4;
  return tileOf(table, canal, quarter).spaces.find((each) => each.site === name)?.icon ?? '';
}

/** From one number of quarter turns to the nearest one that lies the same as another. */
export const shorterWay = (from: number, to: number): number => ((((to - from + 1) % 4) + 4) % 4) - 1;

/** What is seen: from the smallest cell to the greatest, with room around it. */
export interface Frame {
  column: number;
  row: number;
  width: number;
  height: number;
}

const EDGE = 14;

/** A frame around some cells. */
export function frameOf(cells: readonly Cell[]): Frame {
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [column, row] = [Math.min(0, ...columns), Math.min(0, ...rows)];
  return {
    column,
    row,
    width: (Math.max(0, ...columns) - column + 1) * TILE + 2 * EDGE,
    height: (Math.max(0, ...rows) - row + 1) * TILE + 2 * EDGE,
  };
}

/** The upper left corner of a cell in a frame. */
export const corner = (frame: Frame, { column, row }: Cell): Point => ({
  x: (column - frame.column) * TILE + EDGE,
  y: (row - frame.row) * TILE + EDGE,
});

/** Where a space of a canal lies in a frame. */
export function spot(frame: Frame, cell: Cell, site: number): Point {
  const { x, y } = corner(frame, cell);
  const [dx, dy] = AT[SITES[site] ?? 'C'];
  return { x: x + dx, y: y + dy };
}

/** Where the number of a space stands beside it, so that it covers neither its icon nor the way. */
export function besideSite(site: number): readonly [number, number] {
  const name = SITES[site] ?? 'C';
  if (name === 'N' || name === 'S') return [16, 0];
  if (name === 'W') return [-2, -16];
  if (name === 'E') return [2, -16];
  return name === 'C' ? [13, -10] : [0, 0];
}

/** Where a figure that came in over a side may not go back. */
export function barred(frame: Frame, cell: Cell, site: number): { x: number; y: number; across: boolean } {
  const { x, y } = corner(frame, cell);
  const [dx, dy] = GATE[SITES[site] ?? 'N'] ?? AT.C;
  return { x: x + dx, y: y + dy, across: site % 2 === 0 };
}
