// What takes the place of the track for a while comes when it is first needed, not with the board.
import type { Component } from 'svelte';
import type { BoardState } from './states';

type Part = Promise<{ default: Component<Record<string, never>> }>;

const PARTS: Partial<Record<BoardState, () => Part>> = {
  exchange: () => import('./Exchange.svelte'),
  fitting: () => import('./Fitting.svelte'),
  cruise: () => import('./Cruise.svelte'),
};

export const partOf = (state: BoardState): Part | null => PARTS[state]?.() ?? null;
export const endOf = (state: BoardState) => (state === 'end' ? import('./Ending.svelte') : null);
