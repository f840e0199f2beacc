// What Harbour's parts need of the table they stand on.
import type { CardInfo } from '../../lib/protocol';
import type { Voice } from '../../lib/voice';
import type { HarbourView } from './view';

export interface Table {
  view: HarbourView;
  voice: Voice;
  players: string[];
  /** The ids of the goods, in the order of the view's numbers. */
  goods: string[];
  building: (place: number) => CardInfo;
  board: (place: number) => CardInfo;
  /** The bonus card for a good. */
  bonus: (good: number) => CardInfo | undefined;
}

export type Size = 'large' | 'medium' | 'small' | 'chip';

/** Width and height of a card. */
export const SHAPES: Record<Size, readonly [number, number]> = {
  large: [150, 186],
  medium: [148, 100],
  small: [112, 104],
  chip: [150, 60],
};

/** Where a pawn stands on a card: left, top and width in per cent. */
export const STANDS: Record<Size, readonly [number, number, number]> = {
  large: [9, 19, 22],
  medium: [74, -20, 22],
  small: [76, -8, 26],
  chip: [64, -24, 19],
};
