// What Bremerhaven's parts need of the table they stand on, and what its cards say.
import type { VesselKind } from '../../kit/board/vessels';
import type { CardInfo, Choice } from '../../lib/protocol';
import type { Voice } from '../../lib/voice';
import { t } from './texts';
import type { BremerhavenView, LoadView, SpaceView } from './view';

export interface Table {
  view: BremerhavenView;
  voice: Voice;
  players: string[];
  /** The ids of the goods, in the order of the view's numbers. */
  goods: string[];
  /** The ids of the price cards. */
  prices: string[];
  card: (kind: string, place: number) => CardInfo;
  /** The player sitting here; null for watchers. */
  me: number | null;
}

interface Play {
  kind: 'none' | 'money' | 'prestige';
  amount: number;
}

/** What is printed on the cards of the deck. */
interface Printed {
  ship: { cargo: string; count: number; lay_time: number; berth: number; prestige: number };
  contract: { goods: string[]; delivery_time: number; penalty: Play; reward: Play };
  building: { prestige: number; effect: { kind: string; good?: string; count?: number; amount?: number } };
  price: Record<string, number>;
  rank: { income: number };
  space: { number: string };
}

export const printed = <Kind extends keyof Printed>(_kind: Kind, card: CardInfo): Printed[Kind] =>
  card.fields as unknown as Printed[Kind];

const sign = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
/** With its sign, the minus as wide as the plus. */
export const signed = (n: number): string => sign.format(n).replace('-', '−');

/** The phase of unloading and delivering, as the view numbers them. */
export const HARBOUR = 7;
export const NO_CARD = -1;
/** A cell below a cover, and one with nothing on it. */
export const COVERED = -2;
/** The spaces of the sea and of the land begin here. */
export const SEA = 6;
export const LAND = 10;

const VESSEL_OF: Record<string, VesselKind> = {
  barrel: 'tanker',
  container: 'container',
  passenger: 'liner',
  wild: 'boat',
};
export const vesselOf = (cargo: string): VesselKind => VESSEL_OF[cargo] ?? 'steamer';

/** By kind of ability. */
const ABILITY_ICONS: Record<string, string> = {
  set_price_if_no_bid: 'gi:trade',
  bank: 'gi:bank',
  extra_spaces: 'gi:warehouse',
  special_storage: 'gi:warehouse',
  direct_delivery: 'gi:cargo-crane',
  free_conversion: 'gi:cardboard-box-closed',
  bonus_per_completed_contract: 'gi:scales',
  waive_penalties: 'gi:umbrella',
  win_ties: 'gi:ship-wheel',
  berth_reduction: 'gi:anchor',
  expansion_discount: 'gi:hammer-nails',
  prestige_per_ship: 'gi:greek-temple',
  extra_time: 'gi:radio-tower',
};
export const abilityIcon = (card: CardInfo): string =>
  ABILITY_ICONS[printed('building', card).effect.kind] ?? 'gi:lighthouse';

/** The building, ship or contract that is to be had on a space, if one lies there. */
export function offerOn({ card }: Table, { space, card: place }: SpaceView): CardInfo | null {
  if (place === NO_CARD) return null;
  if (space >= LAND) return card('contract', place);
  if (space >= SEA) return card('ship', place);
  return card('space', space).id === 'building' ? card('building', place) : null;
}

/** What a building does, in a few words; its tip says it in full. */
export function abilityOf(card: CardInfo): string {
  const { kind, count, amount } = printed('building', card).effect;
  return t(`ability-${kind.replaceAll('_', '-')}`, { count: amount ?? count ?? 1 });
}

/** The money that a contract brings once it is complete, at the prices of now. */
export const bringsOf = ([least, most]: readonly number[]): string =>
  least === most
    ? t('brings', { count: least ?? 0 })
    : t('brings-from-to', { least: least ?? 0, most: most ?? 0 });

/** The symbols of a contract: what lies on them, or what they want. */
export const symbolsOf = (
  { goods }: Table,
  { symbols }: LoadView,
): { goods: string[]; there: boolean[] } => ({
  goods: symbols.map(([symbol, good]) => goods[good < 0 ? symbol : good] ?? 'wild'),
  there: symbols.map(([, good]) => good >= 0),
});

const LEAVING = new Set(['button:decline', 'button:keep', 'button:refuse', 'button:time']);
/** The choice that leaves the thing that one is asked about as it is. */
export const leavingOf = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ targets: [first = ''] }) => LEAVING.has(first));
