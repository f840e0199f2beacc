// What Novgorod's parts need of the table they stand on, and what its cards say.
import { ANY, drawn, type ThingDrawing } from '../../kit/things.svelte';
import type { CardInfo } from '../../lib/protocol';
import type { Voice } from '../../lib/voice';
import { t } from './texts';
import type { NovgorodView, TraderView } from './view';

export interface Table {
  view: NovgorodView;
  /** The preview of what is chosen. */
  ahead: NovgorodView | null;
  voice: Voice;
  players: string[];
  /** The ids of the goods and of the cities, in the order of the view's numbers. */
  goods: string[];
  cities: string[];
  /** The goods, and after them the luxury goods. */
  wares: string[];
  card: (kind: string, place: number) => CardInfo;
  /** The card with this id. */
  named: (kind: string, id: string) => CardInfo;
  /** The seat whose ship is in front. */
  own: number;
  /** I sit there, rather than look on. */
  mine: boolean;
  phase: string;
}

export interface Face {
  requirements: string[];
  privileges: string[];
  seals_per_turn: number[];
  red_x: number;
}

/** What is printed on the cards of the deck. */
interface Printed {
  city: { row: number; column: number; neighbours: string[]; good: string };
  kontor: { income: number };
  manufactory: { luxury: string; recipes: { goods: string[]; seals: number }[] };
  order: { upper: string[]; lower: string[] };
  bonus: { numeral: string };
  merchant: Record<'front' | 'back', { kind: string; amount: number }>;
  requirement: { different_goods: number; different_luxuries: number; ducats: number };
  career: { number: number; front: Face; back: Face };
  special: { parts: { part: string }[] };
}

export const printed = <Kind extends keyof Printed>(_kind: Kind, card: CardInfo): Printed[Kind] =>
  card.fields as unknown as Printed[Kind];

export const NO_CARD = -1;

/** Kontors can be bought in this phase: a city is touched for its kontor. */
export const isSale = (phase: string): boolean => ['introduction', 'purchase'].includes(phase);

export const wareDrawing = (id: string): ThingDrawing => drawn.things.ware?.[id] ?? ANY;

/** The ids of wares. */
export const idsOf = ({ wares }: Table, places: readonly number[]): string[] =>
  places.flatMap((place) => wares[place] ?? []);

export const wareName = ({ voice }: Table, id: string): string => voice.nameOf('ware', id);
export const wareNames = (table: Table, ids: readonly string[]): string =>
  table.voice.join(ids.map((id) => wareName(table, id)));

export const goodOf = ({ named }: Table, city: string): string => printed('city', named('city', city)).good;

/** The side of the career card somebody plays with; none before it is chosen. */
export function faceOf({ card }: Table, { career, side }: TraderView): Face | null {
  if (career === NO_CARD || side === NO_CARD) return null;
  return printed('career', card('career', career))[side ? 'back' : 'front'];
}

/** The fields of a career card as words, `×` where it shows the red X. */
export const fieldsOf = ({ fields }: Pick<TraderView, 'fields'>): string[] =>
  fields.map((seals) => (seals === NO_CARD ? '×' : String(seals)));

/** What an order costs now: once something is bought, it can be had with the privilege only. */
export function orderPrice({ stalls }: NovgorodView): { ducats: number; forgone: number } {
  const withPrivilege = stalls.order.verdict !== 'can' && stalls.cheap.verdict === 'can';
  return withPrivilege
    ? { ducats: stalls.cheap.price, forgone: stalls.forgone }
    : { ducats: stalls.order.price, forgone: 0 };
}
export function orderPriceName(view: NovgorodView): string {
  const { ducats, forgone } = orderPrice(view);
  return [t('ducats', { count: ducats }), ...(forgone ? [`−${t('seals', { count: forgone })}`] : [])].join(
    '. ',
  );
}

/** What the field of a career card that counts means. */
export const fieldName = ({ red_x, seals_per_turn }: TraderView): string =>
  red_x ? t('red-x') : t('per-turn', { count: seals_per_turn });
