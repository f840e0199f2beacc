// What Shipyard's parts need of the table they stand on, and what its cards say.
import type { Part, Section } from '../../kit/board/hull';
import { drawn, type ThingDrawing } from '../../kit/things.svelte';
import type { CardInfo } from '../../lib/protocol';
import type { Voice } from '../../lib/voice';
import { t } from './texts';
import type { ShipyardView } from './view';

export interface Table {
  view: ShipyardView;
  /** The preview of what is chosen. */
  ahead: ShipyardView | null;
  voice: Voice;
  players: string[];
  /** The ids of a kind of cards or things, in the order of the view's numbers. */
  ids: (kind: string) => readonly string[];
  card: (kind: string, place: number) => CardInfo;
  /** The card with this id. */
  named: (kind: string, id: string) => CardInfo;
  /** The seat whose yard is in front. */
  own: number;
  /** I sit there, rather than look on. */
  mine: boolean;
}

/** What is printed on the cards of the deck. */
interface Printed {
  'ship-card': { kind: 'bow' | 'middle' | 'stern'; features: Record<string, number> };
  train: { loads: string[] };
  canal: { shape: string; icons: Record<string, string> };
  shape: { sites: string[]; links: [string, string][]; ports: string[] };
  employee: {
    class: string;
    colour: string;
    end_points: number;
    effect: {
      kind: string;
      piece?: string;
      commodity?: string;
      count?: number;
      guilders?: number;
      amount?: number;
      markers?: string[];
      steps?: number;
    };
  };
  contract: {
    colour: 'blue' | 'green';
    effect: {
      kind: string;
      a?: string;
      b?: string;
      piece?: string;
      feature?: string;
      needs?: string[];
      types?: string[];
      colours?: string[];
    };
  };
  commodity: { prices: number[] };
}

export const printed = <Kind extends keyof Printed>(_kind: Kind, card: CardInfo): Printed[Kind] =>
  card.fields as unknown as Printed[Kind];

export const NO_CARD = -1;
/** From here on a card of a yard stands in for a kind that has run out. */
export const STAND_IN = 104;
export const KINDS = ['bow', 'middle', 'stern'] as const;

/** How each feature of a ship card is drawn on its section. */
const PARTS: Record<string, Part> = {
  mast: { form: 'mast' },
  cabin: { form: 'cabin' },
  lantern: { form: 'lamp', icon: 'gi:lantern-flame' },
  crane: { form: 'mount', icon: 'gi:crane' },
  cannon: { form: 'mount', icon: 'gi:cannon' },
  lifebuoy: { form: 'side', icon: 'gi:life-buoy' },
  lifeboat: { form: 'side', icon: 'gi:wood-canoe' },
  propeller: { form: 'screw', icon: 'gi:boat-propeller' },
};

/** A ship card as a section of a hull. */
export function sectionOf({ card }: Pick<Table, 'card'>, place: number): Section {
  // no figure: the kind that it stands in for
  if (place >= STAND_IN) return { form: KINDS[place - STAND_IN] ?? 'middle', parts: [] };
  const { kind, features } = printed('ship-card', card('ship-card', place));
  const parts = Object.entries(features).flatMap(([feature, n]) =>
    Array.from({ length: n }, () => PARTS[feature] ?? { form: 'mast' as const }),
  );
  return { form: kind, parts };
}

export const pieceDrawing = (id: string): ThingDrawing => drawn.things.piece?.[id] ?? { icon: '', tone: id };
export const featureDrawing = (id: string): ThingDrawing =>
  drawn.things.feature?.[id] ?? { icon: '', tone: id };
export const commodityDrawing = (id: string): ThingDrawing =>
  drawn.things.commodity?.[id] ?? { icon: '', tone: id };
export const sightDrawing = (id: string): ThingDrawing => drawn.things.icon?.[id] ?? { icon: '', tone: id };

/** Colours of classes of employees, by tones that goods have. */
export const STAFF_TONES: Record<string, string> = {
  brown: 'equip',
  green: 'crew',
  orange: 'amber',
  blue: 'barrel',
  yellow: 'grain',
};
const CLASS_ICONS: Record<string, string> = {
  engineer: 'gi:gear-hammer',
  recruiter: 'gi:megaphone',
  trader: 'gi:scales',
  builder: 'gi:trowel',
};
const OWN_ICONS: Record<string, string> = {
  helmsman: 'gi:ship-wheel',
  rigger: 'gi:rope-coil',
  accountant: 'gi:abacus',
  foreman: 'gi:whistle',
};

/** What an employee deals with, in the colour of the card. */
export function employeeDrawing(card: CardInfo): ThingDrawing {
  const { class: kind, colour, effect } = printed('employee', card);
  const piece = effect.piece === 'officer' ? 'captain' : (effect.piece ?? '');
  const dealt =
    OWN_ICONS[kind] ?? (pieceDrawing(piece).icon || commodityDrawing(effect.commodity ?? '').icon);
  return { icon: dealt, shape: 'square', tone: STAFF_TONES[colour] ?? 'equip' };
}

/** What tells classes apart that deal with the same thing. */
export const classIcon = (card: CardInfo): string => CLASS_ICONS[printed('employee', card).class] ?? '';

export const ACTION_ICONS: Record<string, string> = {
  'build-ships': 'gi:ship-bow',
  'purchase-commodities': 'gi:coal-wagon',
  'rent-canal': 'gi:river',
  'manufacture-equipment': 'gi:factory',
  'recruit-crew': 'gi:captain-hat-profile',
  'hire-employee': 'gi:shaking-hands',
  'exchange-commodities': 'gi:trade',
  'receive-subsidy': 'gi:receive-money',
};

export const guilders = (count: number): string => t('guilders', { count });

/** A ship card in words: "Middle: mast and cabin". */
export function cardName(table: Pick<Table, 'card' | 'named' | 'voice'>, place: number): string {
  // no figure: as above
  if (place >= STAND_IN) return t('stand-in', { name: t(`a-${KINDS[place - STAND_IN] ?? 'middle'}`) });
  const { kind, features } = printed('ship-card', table.card('ship-card', place));
  const names = Object.entries(features).map(([feature, n]) => {
    const name = table.voice.nameOf('feature', feature);
    return n > 1 ? `${name} ×${n}` : name;
  });
  return names.length ? `${t(`a-${kind}`)}: ${table.voice.join(names)}` : t(`a-${kind}`);
}
