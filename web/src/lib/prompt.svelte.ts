// The prompt in words: what the table waits for, and the line below it.
import { GRACE_SECONDS, type SeatInfo } from './protocol';
import type { Session } from './session.svelte';
import { MAX_TOLD } from './stages';
import { nameOf } from './seats';
import { isOver } from './tables';
import { isThing } from './targets';
import { t } from './texts.svelte';

/** A second more than the server asks for: it heard of the absence a little later than we did. */
const GRACE_MS = 1000 * (GRACE_SECONDS + 1);

/** What the prompt is about. */
export type Mode =
  | 'connecting'
  /** I chose something that cannot be undone and have to confirm it. */
  | 'final'
  /** Somebody asks me to allow an undo. */
  | 'allow'
  /** I asked for an undo and wait for the others. */
  | 'asked'
  | 'over'
  /** A bot plays for me. */
  | 'stand-in'
  /** My move waits for the connection. */
  | 'unsent'
  /** What follows from the last move is told, one thing after the other. */
  | 'telling'
  | 'mine'
  /** I try moves out before I play any of them. */
  | 'plan'
  /** We wait for somebody who is not here. */
  | 'away'
  | 'wait';

export class Prompt {
  constructor(private session: Session) {}

  over: boolean = $derived.by(() => {
    const { table, telling } = this.session;
    return table !== null && isOver(table) && !telling.behind;
  });
  /** It is my turn to choose. */
  mine: boolean = $derived.by(() => this.session.choosing.choices.length > 0);
  due: number[] = $derived.by(() => (this.over ? [] : (this.session.position?.due ?? [])));
  me: SeatInfo | undefined = $derived.by(() =>
    this.session.table?.seats.find((each) => each.seat === this.session.seat),
  );
  /** The absent person we wait for, once a bot may play for them. */
  absent: SeatInfo | undefined = $derived.by(() => {
    const { table, now, gone } = this.session;
    if (!this.me || this.me.resigned || table?.pace !== 'live' || table.status !== 'running')
      return undefined;
    return table.seats.find(
      (each) => this.due.includes(each.seat) && isAbsent(each) && now - (gone[each.seat] ?? now) >= GRACE_MS,
    );
  });
  mode: Mode = $derived.by(() => {
    const { voice, position, choosing, seat, state, table } = this.session;
    if (!voice || !position) return 'connecting';
    if (this.over) return 'over';
    if (this.session.telling.said) return 'telling';
    const undo = table?.undo;
    if (undo && seat !== null && undo.seat === seat) return 'asked';
    if (undo && seat !== null && !undo.agreed.includes(seat) && !this.me?.bot) return 'allow';
    if (choosing.asked ?? choosing.askedLine) return 'final';
    if (this.me?.bot) return 'stand-in';
    if (state.pending && state.link !== 'open') return 'unsent';
    if (this.session.planning.moves) return 'plan';
    if (this.mine) return 'mine';
    return this.absent ? 'away' : 'wait';
  });
  title: string = $derived.by(() => {
    const { voice, position, choosing, seat, players, table } = this.session;
    if (!voice || !position) return t('connecting');
    switch (this.mode) {
      case 'final':
        if (choosing.asked) return voice.choice(choosing.asked);
        return choosing.askedLine ? voice.say(choosing.askedLine.said) : '';
      case 'over':
        return t('game-over');
      case 'plan':
        return choosing.dropping
          ? voice.choice(choosing.dropping)
          : t('plan-title', { count: this.session.planning.moves?.length ?? 0 });
      case 'telling':
        return this.told[0] ?? '';
      case 'allow':
        return t('undo-wanted', { name: players[table?.undo?.seat ?? 0] ?? '' });
      case 'asked':
        return t('undo-asking');
      case 'stand-in':
        return this.me?.resigned ? t('you-resigned') : t('bot-plays-for-you');
      case 'unsent':
        return t('move-waits');
      case 'away':
        return t('is-away', { name: this.absent ? nameOf(this.absent) : '' });
      default:
        if (this.mine && choosing.dropping) return voice.choice(choosing.dropping);
        if (this.mine && choosing.ready?.asks) return choosing.ready.asks.title;
        if (position.prompt && (this.mine || this.due[0] === seat)) return voice.say(position.prompt);
        return this.waiting;
    }
  });
  /** What the end in sight means for me, in a few words; empty before. */
  ending: string = $derived.by(() => {
    const { voice, ending } = this.session;
    return voice && ending ? voice.say(ending.title) : '';
  });
  line: string = $derived.by(() => {
    const { voice, position, choosing, seat, state, table } = this.session;
    if (!voice || !position) return '';
    switch (this.mode) {
      case 'final':
        return this.consequences;
      case 'over':
        return this.result;
      case 'telling':
        return this.told.slice(1).join(' ');
      case 'allow':
        return t('undo-goes', { count: this.going });
      case 'asked':
        return t('undo-waits', { names: this.asked.join(', '), count: this.going });
      case 'stand-in':
        return this.me?.resigned ? t('you-resigned-help') : t('bot-plays-help');
      case 'unsent':
        return state.pending?.sent ? t('move-on-its-way') : t('move-waits-help');
      case 'away':
        return t('is-away-help');
      case 'plan':
        return choosing.dropping ? this.consequences : t('plan-help');
      case 'mine':
        if (choosing.dropping) return this.consequences;
        if (choosing.ready?.asks) return choosing.ready.asks.line;
        if (choosing.chosen.length)
          return this.consequences || t(choosing.now.length ? 'decide-now' : 'choose-on');
        return choosing.buttons.length === choosing.choices.length
          ? t([...choosing.next].some(isThing) ? 'choose-button-or-touch' : 'choose-button')
          : t('choose-more', { count: choosing.listed.length });
      default: {
        const [first] = this.due;
        const missing =
          table?.pace === 'live' && table.status === 'running'
            ? table.seats.find((each) => each.seat === first && isAbsent(each))
            : undefined;
        if (missing && seat !== null) return t('not-here', { name: nameOf(missing) });
        const asked = first === undefined ? undefined : position.prompts?.[String(first)];
        if (asked) return t('others-question', { question: voice.say(asked) });
        return seat === null ? t('looking-on') : '';
      }
    }
  });
  /** What the choice that a button offers would lead to, and whether it could be taken back. */
  private consequences: string = $derived.by(() => {
    const { voice, choosing } = this.session;
    const only = choosing.dropping ?? choosing.askedLine;
    const [ready, other] = only ? [only] : choosing.now;
    if (!voice || !ready || other) return '';
    const lines = (ready.means ?? []).map(({ said }) => voice.say(said));
    const finality = choosing.finality(ready);
    return [...lines, ...(finality ? [t(finality)] : [])].map(asSentence).join(' ');
  });
  /** What is told on the way, the last sentences of many. */
  private told: string[] = $derived.by(() => {
    const { voice, telling } = this.session;
    return (telling.said ?? []).slice(-MAX_TOLD).map((said) => voice?.say(said) ?? '');
  });
  /** The rule behind the question I am asked. */
  rule: string = $derived.by(() => {
    const { position, content } = this.session;
    return this.mode === 'mine' ? (content?.words.rules?.[position?.prompt?.key ?? ''] ?? '') : '';
  });
  /** How many lines of the log the requested undo would remove. */
  private going: number = $derived.by(() => {
    const from = this.session.table?.undo?.events ?? 0;
    return this.session.events.slice(from).reduce((sum, event) => sum + event.said.length, 0);
  });
  /** Whose consent is still missing. */
  private asked: string[] = $derived.by(() => {
    const { table } = this.session;
    const undo = table?.undo;
    return (table?.seats ?? [])
      .filter((each) => each.kind === 'person' && !each.bot && each.seat !== undo?.seat)
      .filter((each) => !undo?.agreed.includes(each.seat))
      .map(nameOf);
  });
  private waiting: string = $derived.by(() => {
    const { table, players } = this.session;
    const names = this.due.map((each) => players[each] ?? '').join(', ');
    const bots = this.due.every((each) => table?.seats[each]?.bot);
    return this.due.length === 1 && bots ? t('thinking', { name: names }) : t('waiting-for', { names });
  });
  private result: string = $derived.by(() => {
    const { table } = this.session;
    if (!table || table.status === 'ended') return t('ended-by-vote');
    if (table.seats.length === 1) return t('solo-over'); // nobody wins or loses
    const winners = table.seats.filter((each) => each.place === 1).map((each) => nameOf(each));
    return winners.length ? t('winner', { names: winners.join(', '), count: winners.length }) : '';
  });
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const isAbsent = (seat: SeatInfo): boolean =>
  seat.kind === 'person' && !seat.mine && !seat.here && !seat.bot && !seat.resigned;
