// Written by tools/page_types.py from src/roadstead/games/harbour/view.py: do not edit.

/** Everything but deck order, bonus cards, offered boards and the Noble's look is public. */
export interface HarbourView {
  seat: number | null;
  seats: number;
  turn: number;
  due: Due[];
  over: boolean;
  settings: number[];
  user: number;
  first: number;
  ender: number;
  stopped: boolean;
  market: number[];
  pays: number[];
  squares: Square[];
  centre: number[];
  prices: number[];
  discount: number;
  goal: number;
  limit: number;
  deck_size: number;
  quays: Quay[];
  looked: number[];
  toll_to: number;
  money: number;
  coins: number;
  room: number;
  shipped: number;
  lost: number[];
  buying: boolean;
}

/** A decision that is due now, as everybody sees it. */
export interface Due {
  seat: number;
  kind: number;
  arg: number;
}

/** A square of the market, with the viewing seat's abilities applied; as printed for watchers. */
export interface Square {
  good: number;
  dollars: number;
  pays: number;
  short: number;
}

/** One player's side of the table. A number of -1 means: none, or not known to the viewer. */
export interface Quay {
  seat: number;
  board: number;
  home: number;
  pawn: number;
  goods: number[];
  held: number;
  symbols: number[];
  buildings: number[];
  free: number;
  bought: number;
  to_come: number[];
  bonus: number;
  offered: number[];
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
