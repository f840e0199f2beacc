// What the table asks for now, in words: the sentence of the prompt and the line below it.
import { nameOf, type Session } from './session.svelte';
import { t } from './texts.svelte';

export class Asking {
  constructor(private session: Session) {}

  over: boolean = $derived.by(() => {
    const status = this.session.table?.status;
    return (status === 'finished' || status === 'ended') && !this.session.behind;
  });
  /** It is for me to choose. */
  mine: boolean = $derived.by(() => this.session.choosing.options.length > 0);
  due: number[] = $derived.by(() => (this.over ? [] : (this.session.position?.due ?? [])));
  title: string = $derived.by(() => {
    const { voice, position, choosing, seat, players } = this.session;
    if (!voice || !position) return t('connecting');
    if (choosing.asked) return voice.say(choosing.asked.said);
    if (this.over) return t('game-over');
    if (position.prompt && (this.mine || this.due[0] === seat)) return voice.say(position.prompt);
    return t('waiting-for', { names: this.due.map((each) => players[each] ?? '').join(', ') });
  });
  line: string = $derived.by(() => {
    const { voice, position, choosing, seat, state } = this.session;
    if (!voice || !position) return '';
    if (choosing.asked) return t('cannot-take-back');
    if (this.over) return this.result;
    if (this.mine && choosing.chosen.length)
      return t('chosen', { things: choosing.chosen.map((each) => this.thing(each)).join(', ') });
    if (this.mine) return t('choose-more', { count: choosing.options.length });
    if (state.pending) return state.link === 'open' ? '' : t('move-on-its-way');
    const [first] = this.due;
    const asked = first === undefined ? undefined : position.prompts?.[String(first)];
    return asked ? voice.say(asked) : seat === null ? t('looking-on') : '';
  });
  private result: string = $derived.by(() => {
    const { table } = this.session;
    if (!table || table.status === 'ended') return t('ended-by-vote');
    const winners = table.seats.filter((each) => each.place === 1).map((each) => nameOf(each));
    return winners.length ? t('winner', { names: winners.join(', '), count: winners.length }) : '';
  });

  /** The name of a target, as far as the game has a word for its kind. */
  private thing(target: string): string {
    const { voice } = this.session;
    const [kind = '', ...rest] = target.split(':');
    const id = rest.at(-1) ?? '';
    if (!voice) return id;
    if (kind === 'pawn' || kind === 'player') return voice.player(Number(id));
    return voice.nameOf(['market', 'supply', 'goods'].includes(kind) ? 'good' : kind, id);
  }
}
