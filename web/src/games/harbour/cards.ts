// Harbour's cards as drawings: the emblem of each, and its action as a row of icons, from the deck's own fields.
import { ARROW, DOT, PLUS, type IconItem } from '../../kit/IconRow.svelte';
import type { CardInfo } from '../../lib/protocol';
import type { Voice } from '../../lib/voice';
import { t } from './texts';

export const SYMBOL_ICONS: Record<string, string> = {
  coin: 'gi:two-coins',
  anchor: 'gi:anchor',
  'top-hat': 'gi:top-hat',
  warehouse: 'rs:warehouse',
};

const EMBLEMS: Record<string, string> = {
  abbey: 'gi:church',
  almshouse: 'gi:shaking-hands',
  'architectural-society': 'gi:organigram',
  'bait-shop': 'gi:fishing-hook',
  bank: 'gi:bank',
  'boatwrights-slip': 'gi:fishing-boat',
  'butchers-block': 'gi:meat-cleaver',
  'canal-lock': 'gi:water-mill',
  clocktower: 'gi:clock-tower',
  'commodity-exchange': 'gi:trade',
  'customs-house': 'gi:stamper',
  'feed-mill': 'gi:windmill',
  'fish-market': 'gi:fishing-net',
  'fishmeal-farm': 'gi:barn',
  'golem-crafters': 'gi:rock-golem',
  library: 'gi:bookshelf',
  lighthouse: 'gi:lighthouse',
  'lumber-yard': 'gi:wood-pile',
  'masoners-hall': 'gi:trowel',
  'privateer-ship': 'gi:pirate-flag',
  pub: 'gi:tavern-sign',
  quarry: 'gi:stone-pile',
  ranch: 'gi:barn',
  'rumour-mill': 'gi:megaphone',
  'salvage-yard': 'gi:pulley-hook',
  sawmill: 'gi:circular-saw',
  'scaffold-works': 'gi:ladder',
  'sculptors-studio': 'gi:chisel',
  'seaside-crane': 'gi:cargo-crane',
  'shipbuilders-guild': 'gi:galleon',
  storehouse: 'gi:warehouse',
  'sushi-shop': 'gi:sushis',
  'tax-office': 'gi:cash',
  'traders-guild': 'gi:scales',
  'wizards-traveling-imaginarium': 'gi:crystal-ball',
  'woodcarvers-shop': 'gi:axe-in-log',
  wharfs: 'gi:wooden-pier',
  alchemist: 'gi:potion-ball',
  bookkeeper: 'gi:abacus',
  broker: 'gi:coins',
  'clockwork-tradesman': 'gi:gears',
  collector: 'gi:jeweled-chalice',
  diplomat: 'gi:shaking-hands',
  innkeeper: 'gi:beer-stein',
  investor: 'gi:money-stack',
  landlord: 'gi:house-keys',
  'market-crier': 'gi:ringing-bell',
  miser: 'gi:locked-chest',
  scavenger: 'gi:wheelbarrow',
  'sea-captain': 'gi:captain-hat-profile',
  smuggler: 'gi:hand-truck',
  beggar: 'gi:empty-wood-bucket',
  fisherman: 'gi:fishing-pole',
  mason: 'gi:brick-wall',
  noble: 'gi:crown',
  speculator: 'gi:histogram',
  wholesaler: 'gi:cargo-ship',
};

export const emblem = (id: string): string => EMBLEMS[id] ?? 'gi:house';

interface Part {
  kind: string;
  [field: string]: unknown;
}

const good = (name: string, n: number | string = 1): IconItem => ({
  kind: 'good',
  good: name,
  n: n === 1 ? '' : String(n),
});
const wild = (n: number | string = 1): IconItem => good('wild', n);
const icon = (id: string): IconItem => ({ kind: 'icon', icon: id });
const word = (name: 'and' | 'or' | 'per'): IconItem => ({ kind: 'word', text: t(`icon-${name}`) });
const text = (said: string): IconItem => ({ kind: 'text', text: said });
const BUY: IconItem = { kind: 'plate', icon: 'gi:house' };
const SWAP: IconItem = { kind: 'frame', icon: 'lu:arrow-left-right' };
const MIRROR: IconItem = { kind: 'frame', icon: 'lu:flip-horizontal-2' };
const number = (part: Part, field: string): number => Number(part[field] ?? 0);

function goods(table: unknown): IconItem[] {
  const amounts = (table ?? {}) as Record<string, number>;
  return Object.entries(amounts).flatMap(([name, n]) => (n ? [good(name, n)] : []));
}

const free = (n: number, rule: unknown): IconItem[] => {
  if (!n) return [];
  if (rule === 'different' && n === 2) return [wild(), DOT, wild()];
  return rule === 'different' && n > 2 ? [wild(n), text('≠')] : [wild(n)];
};

const perSymbol = (part: Part, what: string): IconItem[] => {
  const base = number(part, 'base');
  const first = base ? [good(what, base), PLUS] : [];
  const symbol = SYMBOL_ICONS[String(part.symbol)] ?? 'gi:anchor';
  return [PLUS, ...first, good(what, number(part, 'per')), word('per'), icon(symbol)];
};

const ROWS: Record<string, (part: Part) => IconItem[]> = {
  gain: (part) => [PLUS, ...goods(part.goods), ...free(number(part, 'any'), part.rule)],
  exchange: (part) => [...goods(part.cost), ARROW, ...goods(part.goods)],
  exchange_any: (part) => [
    wild(number(part, 'spend')),
    ARROW,
    ...Array.from({ length: number(part, 'gain_types') }, (_, i) =>
      i ? [DOT, wild(number(part, 'gain_each'))] : [wild(number(part, 'gain_each'))],
    ).flat(),
  ],
  convert_up: (part) => [
    wild(`${number(part, 'spend_min')}–${number(part, 'spend_max')}`),
    ARROW,
    wild(`+${number(part, 'bonus')}`),
  ],
  gain_per_symbol: (part) => perSymbol(part, String(part.good)),
  gain_choice_per_symbol: (part) => perSymbol(part, 'wild'),
  double: () => [wild(), text('×2')],
  fill_empty: () => [wild('0'), ARROW, wild('1')],
  swap_market: () => [SWAP],
  swap_market_gain: (part) => [SWAP, PLUS, wild(number(part, 'each')), DOT, wild(number(part, 'each'))],
  reverse_market_gain: (part) => [MIRROR, PLUS, wild(number(part, 'any'))],
  steal: (part) => [
    icon('gi:robber-hand'),
    ...(number(part, 'amount') > 1 ? [wild(number(part, 'amount'))] : []),
  ],
  levy: () => [icon('gi:receive-money'), wild()],
  gift: (part) => [PLUS, wild(number(part, 'any')), word('and'), icon('gi:present')],
  copy_then_gain: (part) => [icon('lu:copy'), word('and'), wild(number(part, 'any'))],
  buy: (part) => {
    const twice = number(part, 'max_buildings');
    const money = number(part, 'bonus_money');
    const more: IconItem[] = twice > 1 ? [text(`×${twice}`)] : [];
    return [BUY, ...more, ...(money ? [text(`+${t('money', { count: money })}`)] : [])];
  },
};

/** What a card does, in icons; parts of a choice are joined by "or", two parts by "and". */
export function actionOf(card: CardInfo): IconItem[] {
  const action = card.fields.action as { mode: string; parts: Part[] } | undefined;
  const parts = (action?.parts ?? []).map((part) => ROWS[part.kind]?.(part) ?? []);
  const between = word(action?.mode === 'choice' ? 'or' : 'and');
  return parts.flatMap((items, i) => (i ? [between, ...items] : items));
}

export const costOf = (card: CardInfo): number => Number(card.fields.cost ?? 0);
export const pointsOf = (card: CardInfo): number => Number(card.fields.vp ?? 0);
export const symbolsOf = (card: CardInfo): string[] => (card.fields.symbols as string[] | undefined) ?? [];

/** What a character can do, in short; the tip says it in full. */
export function abilityOf(card: CardInfo, voice: Voice): string {
  const ability = card.fields.ability as Part | undefined;
  if (!ability) return '';
  const count = ability.any ?? ability.occupant_any ?? ability.vp ?? ability.amount ?? ability.goods_per_vp;
  return t(`ability-${ability.kind.replaceAll('_', '-')}`, {
    count: Number(count ?? 1),
    spend: number(ability, 'spend_any'),
    from: number(ability, 'from_amount'),
    to: number(ability, 'to_amount'),
    square: number(ability, 'square'),
    bonus: number(ability, 'bonus'),
    good: ability.good ? voice.nameOf('good', String(ability.good)) : '',
    symbol: ability.symbol ? voice.nameOf('symbol', String(ability.symbol)) : '',
  });
}
