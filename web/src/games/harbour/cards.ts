// Harbour's cards as drawings: the emblem of each, and its action as a row of icons, from the deck's own fields.
import type { CardInfo } from '../../lib/protocol';

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

/** One item of an action row. */
export type Item =
  | { kind: 'good'; good: string; n: string }
  | { kind: 'icon'; icon: string }
  | { kind: 'word'; word: 'and' | 'or' | 'per' }
  | { kind: 'text'; text: string }
  | { kind: 'money'; count: number }
  | { kind: 'arrow' | 'plus' | 'buy' | 'swap' | 'mirror' | 'dot' };

interface Part {
  kind: string;
  [field: string]: unknown;
}

const good = (name: string, n: number | string = 1): Item => ({
  kind: 'good',
  good: name,
  n: n === 1 ? '' : String(n),
});
const wild = (n: number | string = 1): Item => good('wild', n);
const icon = (id: string): Item => ({ kind: 'icon', icon: id });
const PLUS: Item = { kind: 'plus' };
const ARROW: Item = { kind: 'arrow' };
const DOT: Item = { kind: 'dot' };
const word = (name: 'and' | 'or' | 'per'): Item => ({ kind: 'word', word: name });
const number = (part: Part, field: string): number => Number(part[field] ?? 0);

function goods(table: unknown): Item[] {
  const amounts = (table ?? {}) as Record<string, number>;
  return Object.entries(amounts).flatMap(([name, n]) => (n ? [good(name, n)] : []));
}

const free = (n: number, rule: unknown): Item[] => {
  if (!n) return [];
  if (rule === 'different' && n === 2) return [wild(), DOT, wild()];
  return rule === 'different' && n > 2 ? [wild(n), { kind: 'text', text: '≠' }] : [wild(n)];
};

const perSymbol = (part: Part, what: string): Item[] => {
  const base = number(part, 'base');
  const first = base ? [good(what, base), PLUS] : [];
  const symbol = SYMBOL_ICONS[String(part.symbol)] ?? 'gi:anchor';
  return [PLUS, ...first, good(what, number(part, 'per')), word('per'), icon(symbol)];
};

const ROWS: Record<string, (part: Part) => Item[]> = {
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
  double: () => [wild(), { kind: 'text', text: '×2' }],
  fill_empty: () => [wild('0'), ARROW, wild('1')],
  swap_market: () => [{ kind: 'swap' }],
  swap_market_gain: (part) => [
    { kind: 'swap' },
    PLUS,
    wild(number(part, 'each')),
    DOT,
    wild(number(part, 'each')),
  ],
  reverse_market_gain: (part) => [{ kind: 'mirror' }, PLUS, wild(number(part, 'any'))],
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
    const more: Item[] = twice > 1 ? [{ kind: 'text', text: `×${twice}` }] : [];
    return [{ kind: 'buy' }, ...more, ...(money ? [{ kind: 'money', count: money } as Item] : [])];
  },
};

/** What a card does, in icons; parts of a choice are joined by "or", two parts by "and". */
export function actionOf(card: CardInfo): Item[] {
  const action = card.fields.action as { mode: string; parts: Part[] } | undefined;
  const parts = (action?.parts ?? []).map((part) => ROWS[part.kind]?.(part) ?? []);
  const between = word(action?.mode === 'choice' ? 'or' : 'and');
  return parts.flatMap((items, i) => (i ? [between, ...items] : items));
}

export const costOf = (card: CardInfo): number => Number(card.fields.cost ?? 0);
export const pointsOf = (card: CardInfo): number => Number(card.fields.vp ?? 0);
export const symbolsOf = (card: CardInfo): string[] => (card.fields.symbols as string[] | undefined) ?? [];
