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
}

/** A canal that is laid: cells count columns and rows from the first one, turns are quarter turns clockwise. */
export interface CanalView {
  canal: number;
  column: number;
  row: number;
  turns: number;
}

/** A ship of the fleet: its cards from bow to stern, and its pieces by kind. */
export interface ShipView {
  cards: number[];
  pieces: number[];
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
