// What cards of a route can still do.
import type { UseView } from './view';

export interface Use {
  use: UseView;
  key: string;
  /** What its ways may bring. */
  seals: (number | '')[];
}

export const USE_ICONS: Record<UseView['kind'], string> = {
  row: 'gi:tied-scroll',
  make: 'gi:factory',
  special: 'gi:stabbed-note',
  level: 'gi:upgrade',
  income: 'gi:receive-money',
  store: 'gi:wooden-crate',
};

/** Several ways to the same thing are told once, with all that they may bring; the income is on the card. */
export function toldOf(uses: readonly UseView[]): Use[] {
  const found = new Map<string, Use>();
  for (const use of uses.filter(({ possible, kind }) => possible && kind !== 'income')) {
    const key = [use.kind, use.at, use.row].join();
    const known = found.get(key) ?? { use, key, seals: [] };
    found.set(key, { ...known, seals: [...new Set([...known.seals, use.seals || ('' as const)])] });
  }
  return [...found.values()];
}
