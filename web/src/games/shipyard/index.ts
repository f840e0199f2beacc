import { board } from '../board';
import Board from './Board.svelte';
import PlayerBody from './PlayerBody.svelte';
import { t, texts } from './texts';
import type { ShipyardView } from './view';

export default board<ShipyardView>({
  texts,
  Board,
  PlayerBody,
  role: (view, seat) => (view.turn > 0 && seat === view.start ? t('start-player') : ''),
});
