// Written by tools/page_types.py from src/roadstead/games/novgorod/view.py: do not edit.

export interface NovgorodView {
  seat: number | null;
  seats: number;
  turn: number;
  due: Due[];
  over: boolean;
  settings: number[];
  phase: string;
  round: number;
  last_round: boolean;
  start: number;
  user: number;
  manufactories: number[];
  tops: number[];
  stacks: number[];
  display: number[];
  stack_size: number;
  bonus: number[];
  bonus_state: number[];
  column: number[];
  parts: number[];
  special_prices: number[];
  discount_left: number;
  merchant: number;
  pirate: number;
  pirate_price: number;
  pirate_moved: boolean;
  incomes: number[];
  cities: CityView[];
  links: LinkView[];
  specials: SpecialView[];
  bonuses: BonusView[];
  stalls: StallsView;
  forecast: ForecastView | null;
  merchant_paid: boolean;
  end_seals: number;
  route: RouteView;
  traders: TraderView[];
}

/** A decision that is due now, as everybody sees it. */
export interface Due {
  seat: number;
  kind: number;
  arg: number;
}

/** A city as it lies on the table. */
export interface CityView {
  manufactory: number;
  luxury: number;
  workshop: string;
  recipes: RecipeView[];
  kontor: number;
  price: number;
  income: number;
  stack: number;
  fee: number;
  owners: number[];
  ignored: boolean;
  next: NextView | null;
}

/** A recipe of a manufactory, as the route lies, or would lie if it went on to the manufactory's city. */
export interface RecipeView {
  goods: number[];
  missing: number[];
  possible: boolean;
  seals: number;
  ducats: number;
}

/** How the route could go on with one more card. */
export interface NextView {
  verdict: string;
  card: string;
  fee: number;
  income: number;
  limit: number;
  funds: FundsView;
}

/** What the port fees of the turn can be paid with (NOV-R14). */
export interface FundsView {
  money: number;
  income: number;
  extra: number;
  have: number;
  fees: number;
  left: number;
  short: number;
}

/** Two cities that are neighbours, or would be without the pirate. */
export interface LinkView {
  cities: [number, number];
  kind: string;
  sailed: boolean;
}

/** A special order of the column, from top to bottom. */
export interface SpecialView {
  card: number;
  part: number;
  next_part: number;
  goods: number[];
  luxury: number;
  inputs: number;
  printed: number;
  skipped: number;
  surcharge: number;
  price: number;
  cheap: number;
  seals: number;
  bonus: number;
  counter: number;
  state: string;
  missing: number[];
  short: number;
  possible: boolean;
  possible_cheap: boolean;
  ways: WayView[];
}

/** One way to do a thing with what lies in the route and the hold. */
export interface WayView {
  city: number;
  goods: number[];
  held: number[];
  lost: number[];
  seals: number;
  ducats: number;
  bonus: number;
}

/** A bonus card in play. */
export interface BonusView {
  card: number;
  state: string;
  worth: number;
  then: number;
  threshold: number;
  gained: number;
  players: BonusCountView[];
}

/** How far a player is with a bonus card. */
export interface BonusCountView {
  count: number;
  more: boolean;
  won: boolean;
  worth: number;
}

/** The purchases of phase 3, or the choices of the introductory rounds, for the player who is or will be asked. */
export interface StallsView {
  seat: number;
  kontors: StallView[];
  kontor_bonus: number;
  ship: StallView;
  speed: number;
  order: StallView;
  cheap: StallView;
  forgone: number;
  in_progress: number;
  most: number;
  row_seals: number;
  both_seals: number;
}

/** Something that can be bought: what it costs, and whether the player can have it now, or why not. */
export interface StallView {
  price: number;
  verdict: string;
  short: number;
  money: number;
}

/** What the player of the turn will have if nothing more is done, stored or bought. */
export interface ForecastView {
  money: number;
  seals: number;
  phase: ForecastLine[];
  phase_ducats: number;
  phase_seals: number;
  money_then: number;
  seals_then: number;
  short: number;
  turn: ForecastLine[];
  turn_seals: number;
  seals_after: number;
  merchant: number[];
}

/** One thing that comes without a further choice. */
export interface ForecastLine {
  cause: string;
  city: number;
  card: number;
  ducats: number;
  seals: number;
}

/** The route of the turn. Cards are cities, or 8 + city for its placeholder; sets are one bit each. */
export interface RouteView {
  cards: number[];
  own: number;
  up: number;
  cargo: number;
  made: number;
  swapped: boolean;
  fees: number;
  limit: number;
  privilege_used: boolean;
  target: number;
  luxury_due: number;
  luxuries_due: number;
  kinds_due: number;
  inputs_due: number;
  both: number;
  halves: number[];
  places: PlaceView[];
  hold: PlaceView | null;
  placeholder: PlaceholderView | null;
  funds: FundsView;
  cities: number;
  room: number;
  fast_room: number;
  target_at: number;
  done: number;
  bought: boolean;
}

/** A card of the route, or what lies in the hold. */
export interface PlaceView {
  city: number;
  card: 'base' | 'own' | 'placeholder';
  good: number;
  state: 'covered' | 'free' | 'open' | 'used';
  workshop: boolean;
  fee: number;
  income: number;
  without: FundsView | null;
  uses: UseView[];
  makes: WayView[];
}

/** Something that the good of a card could still do. */
export interface UseView {
  kind: 'income' | 'level' | 'make' | 'row' | 'special' | 'store';
  at: number;
  row: number;
  city: number;
  goods: number[];
  possible: boolean;
  missing: number[];
  seals: number;
  ducats: number;
}

/** A placeholder for the last city of the route (NOV-417). */
export interface PlaceholderView {
  next: NextView;
  city: number;
  luxury: number;
  keeps: number;
  recipes: RecipeView[];
  useful: boolean;
}

/** A player. Kontors are by city: the card, or -1. */
export interface TraderView {
  seat: number;
  money: number;
  seals: number;
  speed: number;
  kontors: number[];
  hold: number;
  known: number[];
  closed: number[];
  closed_count: number;
  left: number[];
  under: number[];
  counters: number[];
  counter_count: number;
  finished: number;
  variety: number;
  variety_more: boolean;
  career: number;
  side: number;
  level: number;
  seals_per_turn: number;
  red_x: boolean;
  privileges: number[];
  won: number[];
  hand: number[];
  spare: number;
  orders: OrderView[];
  needs: number[];
  rise: RiseView | null;
  fields: number[];
  x_levels: number;
  privilege_cards: PrivilegeView[];
  pirate_price: number;
  to_pay: number;
  place: number;
  ends: boolean;
  score: Score;
  sources: SourceView[];
}

/** An order somebody works on, as far as the viewer knows it. */
export interface OrderView {
  card: number;
  where: string;
  open: boolean;
  upper: RowView;
  lower: RowView;
  both: number;
}

/** A row of an order. */
export interface RowView {
  wares: number[];
  done: boolean;
  missing: number[];
  seals: number;
  possible: boolean;
  ways: WayView[];
}

/** The next level of a career card. */
export interface RiseView {
  level: number;
  requirement: number;
  goods: number;
  luxuries: number;
  ducats: number;
  kinds: number[];
  makes: number[];
  goods_missing: number;
  luxuries_missing: number;
  short: number;
  possible: boolean;
  covers: number;
  seals: number;
  red_x: boolean;
  bonus: number;
  ends: boolean;
}

/** A privilege of a career card. */
export interface PrivilegeView {
  privilege: number;
  level: number;
  covered: boolean;
  free: boolean;
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

/** Something that brought seals. */
export interface SourceView {
  part: string;
  kind: string;
  of: number;
  count: number;
  seals: number;
}
