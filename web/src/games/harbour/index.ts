import { board } from '../board';
import Board from './Board.svelte';
import PlayerBody from './PlayerBody.svelte';
import { texts } from './texts';
import type { HarbourView } from './view';

export default board<HarbourView>({
  texts,
  Board,
  PlayerBody,
  role: (view, seat, voice) => {
    const place = view.quays[seat]?.board ?? -1;
    return place < 0 ? '' : voice.thing('board', place);
  },
});
