// Written by tools/page_types.py from src/roadstead/games/novgorod/view.py: do not edit.

export interface NovgorodView {
  seat: number | null;
  seats: number;
  turn: number;
  due: Due[];
  over: boolean;
  settings: number[];
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
  route: RouteView;
  traders: TraderView[];
}

/** A decision that is due now, as everybody sees it. */
export interface Due {
  seat: number;
  kind: number;
  arg: number;
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
  done: number;
  bought: boolean;
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
  variety: number;
  career: number;
  side: number;
  level: number;
  seals_per_turn: number;
  red_x: boolean;
  privileges: number[];
  won: number[];
  score: Score;
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
