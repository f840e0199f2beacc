// What is seen of ship figures and their ways.
import type { Figure, OnWay } from './SeaMap.svelte';
import type { Lying } from './canals';
import type { BuilderView, ReachView } from './view';

/** The ship figure of a player on its canal; none before the first canal. */
export function figureOf({ figure }: BuilderView): Figure | null {
  if (!figure) return null;
  const { column, row, site, side } = figure;
  return { column, row, site, over: side };
}

/** A longest way, from where the figure stands; a canal that is tried may be part of it. */
export function wayOf(builder: BuilderView, { way }: ReachView, tried: Lying | null = null): OnWay[] {
  const lying: readonly Lying[] = [...builder.canals, ...(tried ? [tried] : [])];
  const steps = way.flatMap(([canal, site]) => {
    const on = lying.find((each) => each.canal === canal);
    return on ? [{ column: on.column, row: on.row, site }] : [];
  });
  const figure = figureOf(builder);
  return figure ? [figure, ...steps] : steps;
}

/** A number that may be larger. */
export const atLeast = (n: number, more: boolean): string => (more ? `${n}+` : String(n));
