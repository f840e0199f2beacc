import { board } from '../board';
import Board from './Board.svelte';
import PlayerBody from './PlayerBody.svelte';
import { t, texts } from './texts';
import type { NovgorodView } from './view';

export default board<NovgorodView>({
  texts,
  Board,
  PlayerBody,
  // before the ship has sailed; later one undoes
  plans: ({ phase, route, due, seat }) =>
    phase === 'route' && !route.cards.length && due.some((each) => each.seat === seat),
  role: (view, seat) => (view.turn > 0 && seat === view.start ? t('start-player') : ''),
});
