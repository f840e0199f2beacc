import { board } from '../board';
import Board from './Board.svelte';
import PlayerBody from './PlayerBody.svelte';
import type { HarbourView } from './view';

export default board<HarbourView>({
  Board,
  PlayerBody,
  role: (view, seat, voice) => {
    const place = view.quays[seat]?.board ?? -1;
    return place < 0 ? '' : voice.thing('board', place);
  },
});
