// Written by tools/page_types.py from src/roadstead/games/bremerhaven/view.py: do not edit.

export interface BremerhavenView {
  seat: number | null;
  seats: number;
  turn: number;
  due: Due[];
  over: boolean;
  settings: number[];
  round: number;
  phase: number;
  rounds: number;
  lap: number;
  track: number;
  gone: number;
  left: number;
  step: number;
  news: number;
  ladder: number[];
  incomes: number[];
  mooring_costs: number[][];
  spaces: SpaceView[];
  sea: number[];
  land: number[];
  building: number;
  buildings_left: number;
  ships_left: number;
  contracts_left: number;
  next_ship_stack: number;
  next_contract_stack: number;
  ship_discards: number[];
  contract_discards: number[];
  building_discards: number[];
  ships_unseen: number[];
  contracts_unseen: number[];
  buildings_unseen: number[];
  papers_unseen: number[];
  grade: GradeView | null;
  ledger: LedgerView | null;
  price: number;
  prices_top: number[];
  prices_bottom: number[];
  revealed: boolean;
  bids: BidsView[];
  harbours: PlayerHarbourView[];
}

/** A decision that is due now, as everybody sees it. */
export interface Due {
  seat: number;
  kind: number;
  arg: number;
}

/** A bidding space in use, with what is to be had there and what was bid. */
export interface SpaceView {
  space: number;
  number: string;
  card: number;
  to_come: boolean;
  laid: LaidView[];
  sums: number[];
  highest: number;
  ties: number[];
  outcome: number;
  winner: number;
  costs: number[];
  parked: number[];
  fits: number[];
  until: number;
  complete: [number, number];
  symbols: ([number, number])[];
  papers: number;
}

/** An influence card on a space, face down for those who do not know its value. */
export interface LaidView {
  bidder: number;
  at: number;
  value: number;
}

/** The grade that the score of a solo game makes (BRE-963), and what is missing for the next one. */
export interface GradeView {
  grade: number;
  next: number;
  at: number;
  points: number;
  money: number;
  with_money: number;
  prestige: number;
  with_prestige: number;
}

/** Each with its causes and what they brought or took. */
export interface LedgerView {
  money: ([number, number])[];
  prestige: ([number, number])[];
  risen: number;
}

/** A bidder's cards: the space of each, and its value if the viewer knows it. */
export interface BidsView {
  spaces: number[];
  values: number[];
  hand: number[];
  cards: number[];
  places: number[];
  next_card: number;
}

/** A player's harbour. Cells hold -1 (free), -2 (covered) or a building. */
export interface PlayerHarbourView {
  seat: number;
  cash: number;
  balance: number;
  prestige: number;
  walls: number[];
  cells: number[];
  goods: number[][];
  site: number;
  stored: number[];
  docks: DockView[];
  berths: number[];
  loads: LoadView[];
  gained: number[];
  places: number;
  spare: number;
  bollard_costs: number[];
  cover_costs: number[];
  bollard_prices: number[];
  cover_prices: number[];
  least_bollard: number;
  least_cover: number;
  permits: number;
  permit_price: number;
  growth_price: number;
  conversion_price: number;
  produced: number[];
  value: number;
  uses: UseView[];
  tonight: TonightView;
  score: Score;
}

/** A dock: -1 for no ship. */
export interface DockView {
  ship: number;
  time: number;
  good: number;
  count: number;
  prestige: number;
  until: number;
}

/** A loading dock: -1 for no contract. */
export interface LoadView {
  contract: number;
  time: number;
  until: number;
  delivered: number[];
  closed: boolean;
  symbols: ([number, number])[];
  lacking: number[];
  sale: number;
  complete: [number, number];
  missed: [number, number];
}

/** A good that one has, stored or aboard, and a contract within reach that takes it. */
export interface UseView {
  good: number;
  load: number;
  money: number;
  prestige: number;
  completes: boolean;
}

/** What is sure to come from now to the end of the round, and what one would have then. */
export interface TonightView {
  lines: TonightLine[];
  money: number;
  prestige: number;
  total: number;
}

/** One thing that the end of a round brings to a harbour, if nothing is done before. */
export interface TonightLine {
  kind: number;
  place: number;
  card: number;
  lost: number;
  sale: number;
  reward: number;
  paid: number;
  money: number;
  prestige: number;
  last: boolean;
}

/** A seat's result: named parts, their total, and the keys that break ties, the first one first. The total is the sum of the parts, or their product where `how` says so. */
export interface Score {
  seat: number;
  parts: ([string, number])[];
  total: number;
  ties: ([string, number])[];
  verdict: string;
  how: string;
  lost: boolean;
}
