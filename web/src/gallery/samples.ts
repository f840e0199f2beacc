// What the gallery's parts show: things of the three games, and choices without a game behind them.
import bremerhaven from '../games/bremerhaven/icons';
import novgorod from '../games/novgorod/icons';
import shipyard from '../games/shipyard/icons';
import { ANY, drawn, type ThingDrawing } from '../kit/things.svelte';
import type { Choice } from '../lib/protocol';

const all: Record<string, ThingDrawing> = {
  ...bremerhaven.things.good,
  ...novgorod.things.ware,
  ...shipyard.things.commodity,
  ...shipyard.things.piece,
};
drawn.things = { good: all };
export const thing = (id: string): ThingDrawing => all[id] ?? ANY;
export const drawings = { ...bremerhaven.drawings, ...novgorod.drawings, ...shipyard.drawings };

/** A choice that touches these targets. */
export const choice = (...targets: string[]): Choice => ({
  move: targets.join(' '),
  targets,
  said: { key: 'sample', args: [] },
  final: false,
});
