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
