import { board } from '../board';
import Board from './Board.svelte';
import GradePicture from './GradePicture.svelte';
import Grades from './Grades.svelte';
import PlayerBody from './PlayerBody.svelte';
import { HARBOUR } from './table';
import { texts } from './texts';
import type { BremerhavenView } from './view';

export default board<BremerhavenView>({
  texts,
  Board,
  PlayerBody,
  ending: (view) => (view.grade ? { Picture: GradePicture, Panel: Grades } : null),
  plans: ({ phase, due, seat }) => phase === HARBOUR && due.some((each) => each.seat === seat),
  role: (view, seat, voice) => {
    const rank = view.ladder.indexOf(seat);
    return rank < 0 ? '' : voice.thing('rank', rank);
  },
});
