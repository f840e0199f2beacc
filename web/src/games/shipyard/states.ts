// What Shipyard's board shows, by what is decided.
import type { ShipyardView } from './view';

export type BoardState = 'track' | 'build' | 'canal' | 'exchange' | 'fitting' | 'cruise' | 'end';

/** By kind of decision (`tasks.py`); at all others the track is shown. */
const STATES: Record<number, BoardState> = {
  16: 'build',
  17: 'build',
  18: 'build',
  36: 'build',
  19: 'canal',
  20: 'canal',
  21: 'canal',
  22: 'canal',
  26: 'exchange',
  39: 'exchange',
  30: 'fitting',
  33: 'cruise',
  32: 'cruise',
};

export function stateOf({ over, due }: Pick<ShipyardView, 'over' | 'due'>): BoardState {
  if (over) return 'end';
  return due.map(({ kind }) => STATES[kind]).find(Boolean) ?? 'track';
}
