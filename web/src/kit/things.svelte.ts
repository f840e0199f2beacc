// The things that texts of the game at the table draw as icons; each game declares its own (`games/<game>/icons.ts`).

export interface ThingDrawing {
  icon: string;
  /** Its colour: `--g-fish`. */
  tone: string;
  shape?: 'hexagon' | 'round' | 'square';
}

/** By kind of thing and id. */
export type Things = Record<string, Record<string, ThingDrawing>>;

export interface GameIcons {
  things: Things;
  /** The icons that no other part of the page has. */
  drawings: Record<string, string>;
}

/** Any good: a blank with a question mark. */
export const ANY: ThingDrawing = { icon: '', tone: '' };

/** Drawings whose colours are called as they are. */
export const goods = (
  icons: Record<string, string>,
  shape: ThingDrawing['shape'] = 'hexagon',
  tone = '',
): Record<string, ThingDrawing> =>
  Object.fromEntries(Object.entries(icons).map(([id, icon]) => [id, { icon, shape, tone: tone || id }]));

export const drawn: { things: Things } = $state({ things: {} });

/** A thing of the game at the table, by its id; `wild` is any good. */
export const drawingOf = (id: string, kind = 'good'): ThingDrawing =>
  id === 'wild' ? ANY : (drawn.things[kind]?.[id] ?? { icon: '', tone: id });
