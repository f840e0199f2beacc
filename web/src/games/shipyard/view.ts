// Written by tools/page_types.py from src/roadstead/games/shipyard/view.py: do not edit.

export interface ShipyardView {
  seat: number | null;
  seats: number;
  turn: number;
  due: Due[];
  over: boolean;
  settings: number[];
  stage: number;
  early: boolean;
  start: number;
  user: number;
  laps: number;
  actions: number[];
  positions: number[];
  lead: number;
  incomes: number[];
  main: number;
  main_done: boolean;
  bonus_done: boolean;
  market: number[][];
  stand_ins: number[];
  deck_sizes: number[];
  first_middles: number;
  used_trains: number[];
  discards: number[];
  used_canals: number[];
  ring: number;
  circle: number;
  staff: number;
  setting: number;
  ring_prices: number[];
  circle_prices: number[];
  employee_at: number[];
  employee_left: number[];
  hire_prices: number[];
  sell_prices: number[];
  trader_bonus: number[];
  built: number;
  card: number;
  canal: number;
  cell: number[];
  loads: number[];
  cruise: CruiseView;
  builders: BuilderView[];
  track: TrackCardView[];
  figures: FiguresView[];
  advance: AdvanceView | null;
  countdown: CountdownView;
  shelves: OfferView[][];
  equipment: RingView;
  crew: RingView;
  desks: DeskView[];
  exchange: ExchangeView;
  lay: LayView | null;
  fitting: FittingView | null;
  voyage: VoyageView | null;
  last_voyage: VoyageView | null;
  ahead: SailNowView[];
  own: ContractView[];
  own_points: number;
  final: FinalView | null;
}

/** A decision that is due now, as everybody sees it. */
export interface Due {
  seat: number;
  kind: number;
  arg: number;
}

/** The ship that is being fitted out or sails. */
export interface CruiseView {
  bow: number;
  length: number;
  fitted: number[];
  pieces: number[];
  speeds: number[];
  room: number[];
  reach: number;
  speed: number;
  sailed: number;
  riband: number;
  points: number;
  pays: number[];
}

/** A player. */
export interface BuilderView {
  seat: number;
  guilders: number;
  marks: number[];
  trains: number[];
  store: number[];
  employees: number[];
  yard: number[];
  ships: ([number, number])[];
  canals: CanalView[];
  space: number;
  came: number;
  used: number;
  fleet: ShipView[];
  contracts: number[];
  contract_points: number[];
  contract_count: number;
  given: number[];
  score: Score;
  seen: Score;
  dock: YardView;
  figure: FigureView | null;
  reach: ReachView;
}

/** A canal that is laid: cells count columns and rows from the first one, turns are quarter turns clockwise. */
export interface CanalView {
  canal: number;
  column: number;
  row: number;
  turns: number;
  icons: number[];
}

/** A ship of the fleet: its cards from bow to stern, and its pieces by kind. */
export interface ShipView {
  cards: number[];
  pieces: number[];
  features: number[];
  speed: number;
  ship_points: number;
  cruise_points: number;
  total: number;
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

/** A player's yard. */
export interface YardView {
  hulls: HullView[];
  empty: number;
  cards: number;
  features: number[];
  places: number[];
  builders: number[];
  spots: SpotView[][];
  captains_short: number;
}

/** Cards that lie side by side and may become one ship, or are one. */
export interface HullView {
  column: number;
  cards: number;
  complete: boolean;
  wants: number[];
  features: number[];
}

/** A place of the yard where a card of a kind may lie (SHY-508). */
export interface SpotView {
  column: number;
  ship: number;
  joins: boolean;
}

/** A ship figure in its canals. */
export interface FigureView {
  canal: number;
  site: number;
  column: number;
  row: number;
  side: number;
  back: number;
}

/** How far a ship figure can sail. */
export interface ReachView {
  longest: number;
  more: boolean;
  riband: number;
  way: ([number, number])[];
}

/** An action card on the track. */
export interface TrackCardView {
  action: number;
  position: number;
  space: number;
  lead: boolean;
  empty: number;
  seat: number;
  figures: number;
  turns: number;
  closed: string;
  rule: string;
  income: IncomeView | null;
  next: IncomeView | null;
}

/** What choosing an action card brings, with its parts. */
export interface IncomeView {
  guilders: number;
  ahead: number[];
  ahead_guilders: number;
  gap: number;
  gap_guilders: number;
  behind: number;
  after: number;
  bonus: boolean;
}

/** A seat's figures on the track. */
export interface FiguresView {
  seat: number;
  moved: number;
  moved_to: number;
  next: number;
  next_turns: number;
  after: number;
  after_turns: number;
  hand: number;
}

/** How the card of the turn moved to the front. */
export interface AdvanceView {
  seat: number;
  action: number;
  position: number;
  space: number;
  to_position: number;
  to_space: number;
}

/** The countdown track and the lap. */
export interface CountdownView {
  spaces: string[];
  gives: number[];
  at: number;
  lap: number;
  laps: number;
  gone: number;
  length: number;
  left: number;
  to_end: number;
  give_up: number;
}

/** A place of the markets. */
export interface OfferView {
  card: number;
  price: number;
  left: number;
  bars: string;
  sale: number;
  later: number;
}

/** The ring of equipment or the circle of crew. */
export interface RingView {
  marker: number;
  sectors: SectorView[];
  as_well: number[];
}

/** A sector of a ring. */
export interface SectorView {
  sector: number;
  piece: number;
  price: number;
  left: number;
  bars: string;
  have: number;
  then: number;
}

/** A space of the employee track. */
export interface DeskView {
  space: number;
  steps: number;
  price: number;
  applicants: ApplicantView[];
}

/** An employee on the track. */
export interface ApplicantView {
  employee: number;
  left: number;
  price: number;
  surcharge: number;
  after: number;
  bars: string;
  needs: number;
}

/** The exchange: as the marker stands, and for the exchange under way or the next one. */
export interface ExchangeView {
  settings: number[][];
  prices: number[][];
  marker: number;
  started: boolean;
  under_way: boolean;
  was: number;
  now: number;
  rates: RateView[];
  barter: number[][];
  wagons: WagonView[];
  unloading: LoadsView[];
  rest: number;
}

/** What a load of a commodity sells for. */
export interface RateView {
  price: number;
  trader: number;
  total: number;
}

/** A train that the player holds. */
export interface WagonView {
  train: number;
  same: number;
  move: string;
  sale: number;
  loads: LoadsView[];
}

/** The loads of a commodity on a train. */
export interface LoadsView {
  commodity: number;
  loads: number;
  combos: ComboView[];
}

/** What may be done with all loads of a commodity at once. */
export interface ComboView {
  move: string;
  pieces: number[];
  sold: number;
  guilders: number;
}

/** A canal that is being bought or laid. */
export interface LayView {
  canal: number;
  now: ReachView;
  cells: CellView[];
  edges: EdgeView[];
  offers: ProspectView[];
}

/** An empty cell where the canal may be laid. */
export interface CellView {
  canal: number;
  side: number;
  column: number;
  row: number;
  longest: number;
  more: boolean;
  best: number;
  turns: TurnView[];
}

/** A canal in one of the rotations in which it may be laid on a cell. */
export interface TurnView {
  turns: number;
  reached: boolean;
  icons: number[];
  reach: ReachView;
}

/** A side of the first canal where the ship figure may begin (SHY-532). */
export interface EdgeView {
  side: number;
  reach: ReachView;
}

/** What a canal on offer could do. */
export interface ProspectView {
  canal: number;
  longest: number;
  more: boolean;
}

/** A ship that is being fitted out. */
export interface FittingView {
  seat: number;
  column: number;
  cards: number[];
  features: number[];
  reach: number;
  helmsman: boolean;
  rigger: boolean;
  mounts: number[];
  builders: number[];
  due: number;
  groups: FitGroupView[];
  tries: OutfitView[];
  none_line: string[];
  best: OutfitView;
  best_line: string[];
}

/** Fittings whose numbers limit each other: the drive, cranes, cannons, and the crew. */
export interface FitGroupView {
  fittings: number[];
  rows: FitRowView[];
}

/** Numbers of a group of fittings that store, mounts and cabins allow. */
export interface FitRowView {
  numbers: number[];
  speed: number;
  allowed: boolean;
  line: string[];
}

/** A whole fitting with what it brings. */
export interface OutfitView {
  numbers: number[];
  pieces: number[];
  left: number[];
  masts: number;
  cabins: number;
  free: number[];
  steam: boolean;
  engine: number;
  from_sails: number;
  from_smokestacks: number;
  from_propellers: number;
  from_helmsman: number;
  from_rigger: number;
  speed: number;
  worth: WorthView;
  walk_points: number;
  total: number;
  walk: StepView[];
  contracts: ([number, number])[];
}

/** What a ship with its pieces is worth at its speed. */
export interface WorthView {
  crew: number;
  crew_points: number;
  crane_points: number;
  cannon_points: number;
  speed_points: number;
  points: number;
  pays: number[];
}

/** A space of a cruise, sailed or ahead. */
export interface StepView {
  number: number;
  canal: number;
  site: number;
  column: number;
  row: number;
  turns: number;
  icon: number;
  points: number;
  total: number;
}

/** A ship that sails, or the last one that has sailed. */
export interface VoyageView {
  seat: number;
  column: number;
  cards: number[];
  pieces: number[];
  fitted: number[];
  speed: number;
  sailed: number;
  left: number;
  worth: WorthView;
  officials: number;
  riband: number;
  points: number;
  total: number;
  wake: StepView[];
  moves: MoveView[];
  course: StepView[];
  best: number;
  best_total: number;
  contracts: ([number, number])[];
}

/** A space to which the ship may go now. */
export interface MoveView {
  step: StepView;
  used: number;
  cut_off: number[];
  best: number;
  more: number;
}

/** What a ship of the viewer's yard would score if it sailed now, fitted for most points. */
export interface SailNowView {
  column: number;
  cards: number;
  complete: boolean;
  lacks: string[];
  best: OutfitView | null;
}

/** A contract the viewer holds. Nobody else sees any of this before the end. */
export interface ContractView {
  contract: number;
  count: CountView;
  cards: number[];
  pieces: number[];
  employees: ([number, number])[];
  canals: boolean;
}

/** What a contract counts for a player. */
export interface CountView {
  count: number;
  parts: PartView[];
  each: number;
  points: number;
}

/** A part of what a contract counts. */
export interface PartView {
  of: string;
  at: number;
  count: number;
}

/** The final scoring, contract by contract; only after the end. */
export interface FinalView {
  before: number[];
  steps: FinalStepView[];
}

/** A step of the final scoring. */
export interface FinalStepView {
  seat: number;
  part: string;
  contract: number;
  count: CountView;
  points: number;
  total: number;
}
