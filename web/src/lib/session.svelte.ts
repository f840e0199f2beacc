// The state of one table on the page: live connection, game content, and what the person is choosing.
import { untrack } from 'svelte';
import { Advice } from './advice.svelte';
import { Planning } from './planning.svelte';
import { api } from './api';
import { Choosing, movesOf, type Mark } from './choosing.svelte';
import type { Company } from './finality';
import { Live, type LiveState } from './live';
import type { GameContent } from './gameContent';
import { ensurePerson, me } from './me.svelte';
import { lastTurns, messagesOf, movesSince, type PlayerTurn } from './actions';
import type {
  Happened,
  Position,
  Previewed,
  Said,
  SaidAction,
  SaidEnding,
  SaidShortcut,
  SeatInfo,
  TableInfo,
} from './protocol';
import { markSeen, recapOf, seenAt, thingsIn, type Recap } from './recap';
import { Bell } from './calling';
import { playSound } from './sound';
import { SharedScreen } from './sharedScreen.svelte';
import type { Shown } from './stages';
import { nameOf } from './seats';
import { Telling } from './telling.svelte';
import { GameVoice } from './gameVoice.svelte';
import { hideTip, type Reason } from './tip.svelte';
import type { Voice } from './voice';

/** Time for the position that follows a granted undo to arrive. */
const UNDO_ANSWER_MS = 500;
/** Looking away for less than this shows no recap. */
const GLANCE_MS = 20_000;
export class Session {
  state: LiveState = $state.raw({} as LiveState);
  /** The table after the one choice that stands ready, if it can be known. */
  preview: Previewed | null = $state.raw(null);
  /** How many events I had seen when I came back; null once I know what I missed. */
  private missedSince: number | null = $state(null);
  /** The seat this page shows the table to; at a hot-seat table the one whose curtain is lifted. */
  seat: number | null = $state(null);
  telling: Telling = new Telling(
    () => this.seat,
    (shown, before) => this.show(shown, before),
  );
  screen: SharedScreen = new SharedScreen(this);
  advice: Advice;
  planning: Planning;
  draft = $state('');
  /** The number of the last chat line that was read. */
  heard = $state(-1);
  /** Updated every second, for clocks and absences. */
  now = $state(Date.now());
  /** When each absent person left, by seat; 0 if that was before this page was opened. */
  gone: Readonly<Record<number, number>> = $state.raw({});
  private live: Live;
  private gameVoice: GameVoice;
  private hiddenSince = 0;
  private bell = new Bell(() => playSound('turn'));
  /** I withdrew my request to undo, so its end is not a refusal. */
  private withdrawn = false;
  /** When my request to undo was declined. */
  declined: number = $state(0);
  /** The sound of the last turns was played. */
  private ended = false;
  choosing: Choosing;

  constructor(
    private found: TableInfo,
    seat: number | null,
    private invite: string,
    words: boolean,
  ) {
    this.gameVoice = new GameVoice(found, invite, () => this.players);
    this.seat = found.seats.filter((each) => each.mine).length > 1 ? null : seat;
    this.choosing = new Choosing((choice) => this.decide(movesOf(choice)));
    this.choosing.whyNot = this.whyNot;
    this.live = new Live(
      { table: found.id, seat: this.seat, invite, words, stages: this.telling.inStages },
      (state) => this.onChange(state),
    );
    this.advice = new Advice(this.choosing, this.live);
    this.planning = new Planning(this.choosing, this.live, () => this.position);
    this.state = { ...this.live.state, table: found };
    this.noteAbsences(found.seats, 0);
    $effect(() => this.fetchPreview(this.choosing.foreseen));
    $effect(() => {
      const { content, voice } = this;
      this.choosing.followers = content?.words.followers ?? {};
      this.choosing.say = (said) => voice?.say(said) ?? '';
      this.choosing.pieces = (said) => voice?.pieces(said) ?? [];
    });
    $effect(() => {
      this.choosing.company = this.company;
    });
    $effect(() => this.live.tellStages(this.telling.inStages));
    $effect(() => this.watch());
  }

  table: TableInfo | null = $derived(this.state.table);
  position: Position | null = $derived(this.telling.shown?.position ?? null);
  events: Happened[] = $derived(this.telling.shown?.events ?? []);
  actions: SaidAction[] = $derived(this.telling.shown?.actions ?? []);
  /** How many events there were before the line of moves that I played last. */
  private line: number | null = $state(null);
  /** How many moves an undo takes back: all of a line that I have just played. */
  undoes: number = $derived(this.line === null ? 1 : movesSince(this.events, this.line, this.seat));
  /** What the others did since my last action, or for watchers the last turn of each. */
  turns: PlayerTurn[] = $derived(lastTurns(this.actions, this.seat));
  /** What I missed, and what the others have done meanwhile. */
  recap: Recap | null = $derived(
    this.missedSince === null || this.seat === null
      ? null
      : recapOf(this.events, this.actions, this.seat, this.missedSince),
  );
  /** The end of the game is in sight. */
  ending: SaidEnding | null = $derived(
    this.table?.status === 'running' ? (this.position?.ending ?? null) : null,
  );
  private company: Company = $derived({
    people: (this.table?.seats ?? []).some((each) => each.kind === 'person' && !each.mine && !each.bot),
    isLastTurn: this.seat !== null && (this.ending?.left?.includes(this.seat) ?? false),
  });
  players: string[] = $derived((this.table?.seats ?? []).map((seat) => nameOf(seat)));
  /** The seats I play; several at a hot-seat table. */
  mine: number[] = $derived(
    (this.table?.seats ?? []).filter((each) => each.mine && !each.resigned).map((each) => each.seat),
  );
  /** Several seats share this screen. Resigned ones count: what they know stays secret. */
  hot: boolean = $derived((this.table?.seats ?? []).filter((each) => each.mine).length > 1);
  /** Whether a seat knows, or is about to decide, what others may not see; a shared screen has a curtain then. */
  secret: boolean = $derived(this.position?.secrets ?? true);
  unread: number = $derived(
    (this.state.chat ?? []).filter((line) => line.number > this.heard && !line.mine).length,
  );
  get content(): GameContent | null {
    return this.gameVoice.content;
  }
  get voice(): Voice | null {
    return this.gameVoice.voice;
  }
  /** The game content could not be loaded. */
  get failed(): boolean {
    return this.gameVoice.failed;
  }

  /** Undo my last move, or all moves of a line if I have just played one. */
  undo = () => (this.undoes > 1 ? this.live.undoMoves(this.undoes) : this.live.undo());
  redo = () => this.live.redo();
  restart = () => this.live.restart();
  recall = () => {
    this.live.recall();
    this.choosing.restore();
  };
  consent = (agree: boolean) => this.live.consent(agree);
  /** Withdraw my request to undo. */
  withdraw = (): void => {
    this.withdrawn = this.live.consent(false);
  };
  retry = () => this.live.retry();
  /** Have the table told in words, or no longer. */
  tellWords = (on: boolean) => this.live.tellWords(on);
  handBack = () => this.live.handBack();
  takeOver = (seat: number) => this.live.takeOver(seat);
  resign = () => this.live.resign();
  voteEnd = (end: boolean) => this.live.voteEnd(end);
  sayAgain = (id: string, again: boolean) => this.live.sayAgain(id, again);

  /** Play a line of moves that the game offers. */
  playLine = (line: SaidShortcut): void => {
    if (this.choosing.mayPlay(line)) this.play(line.moves);
  };

  /** Play all that is planned. */
  playPlan = (): void => {
    const { moves } = this.planning;
    this.planning.forget();
    if (moves?.length) this.play(moves);
  };

  /** Play what was chosen, or add it to the plan. */
  private decide(moves: readonly string[]): boolean {
    if (!this.planning.moves) return this.play(moves);
    this.planning.add(moves);
    return true;
  }

  /** Play one move or several; one undo takes back all of them. */
  private play([first = '', ...rest]: readonly string[]): boolean {
    this.closeRecap();
    const from = this.state.events.length;
    const isSent = this.live.move(first, rest);
    if (isSent) this.line = rest.length ? from : null;
    return isSent;
  }

  /** Why a thing cannot be chosen, in words, with its rule; null if it has no part in my decision. */
  whyNot = async (target: string): Promise<Reason | null> => {
    const { position, voice } = this;
    if (!voice || !this.choosing.choices.length || this.choosing.busy || this.planning.tried) return null;
    const found = await this.live.whyNot(target);
    if (!found?.said || this.position !== position) return null;
    return { text: voice.say(found.said), rule: found.rule ?? '' };
  };

  /** The table as it looked from here before the newest move that begins so. */
  viewBefore = async (move: string): Promise<unknown> => {
    const event = this.events.findLast((each) => each.move.split(' ')[0] === move);
    if (!event) return null;
    const found = await api
      .replay(this.found.id, event.at, this.seat, event.at, this.invite)
      .catch(() => null);
    return found?.view ?? null;
  };

  /** Say something in the chat; somebody unknown becomes a guest first. */
  say = async (text: string): Promise<void> => {
    if (me.id) return this.live.say(text);
    await ensurePerson();
    this.live.say(text);
    this.live.anew();
  };

  closeRecap = (): void => {
    this.missedSince = null;
    this.choosing.marks = {};
  };

  /** Ask a bot for advice, or hide the advice if it is shown. */
  askHint = (): Promise<void> => {
    if (!this.advice.hint && this.choosing.choices.length) this.closeRecap();
    return this.advice.ask();
  };

  /** Show the table to another seat, or to none; unless it `stays` in sight, nothing that was known before is kept. */
  sit(seat: number | null, stays = false): void {
    hideTip();
    this.preview = null;
    this.line = null;
    this.planning.forget();
    this.advice.forget();
    this.choosing.forget();
    if (!stays) {
      this.telling.forget();
      this.missedSince = null;
    }
    this.seat = seat;
    this.live.sit(seat);
  }

  private watch(): () => void {
    const visible = () => {
      if (document.hidden) {
        this.hiddenSince = Date.now();
        return;
      }
      this.live.check();
      const { shown } = this.telling;
      if (shown && Date.now() - this.hiddenSince > GLANCE_MS) this.lookBack(shown);
      this.see();
    };
    const ticking = setInterval(() => (this.now = Date.now()), 1000);
    const online = () => this.live.retry();
    const offline = () => this.live.drop();
    document.addEventListener('visibilitychange', visible);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      document.removeEventListener('visibilitychange', visible);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      clearInterval(ticking);
      this.telling.stop();
      this.screen.rest();
      this.live.close();
    };
  }

  /** Remember when absent people left. */
  private noteAbsences(seats: SeatInfo[], since: number): void {
    this.gone = Object.fromEntries(
      seats.filter((each) => !each.here).map(({ seat }) => [seat, this.gone[seat] ?? since]),
    );
  }

  private onChange(state: LiveState): void {
    const { position: before = null, refused: shownRefusal = null, link, table } = this.state;
    if (state.table && state.table !== table) this.noteAbsences(state.table.seats, Date.now());
    const wish = table?.undo;
    if (wish && wish.seat === this.seat && state.table && !state.table.undo) {
      // a granted undo shortens the game, but perhaps only with the next message
      setTimeout(() => {
        if (this.state.events.length > wish.events && !this.withdrawn) this.declined = Date.now();
        this.withdrawn = false;
      }, UNDO_ANSWER_MS);
    }
    this.state = state.table ? state : { ...state, table: this.state.table };
    this.choosing.busy = state.pending !== null;
    if (link === 'lost' && state.link === 'open' && !this.content) this.gameVoice.load();
    if (state.position && state.position !== before) {
      const next = { position: state.position, events: state.events, actions: state.actions };
      if (!this.telling.shown) this.lookBack(next);
      this.telling.arrive(next);
    }
    this.choosing.follow();
    if (!state.refused || state.refused === shownRefusal) return;
    playSound('refused');
    if (state.refused.ask === 'move') this.choosing.restore();
  }

  private show(shown: Shown, before: Shown | null): void {
    const news = before !== null && before.position.position !== shown.position.position;
    const newest = !this.telling.behind;
    this.advice.close();
    const asked = newest ? (shown.position.options ?? []) : [];
    const ends = !this.ended && Boolean(shown.position.ending);
    this.ended ||= ends;
    if (ends && (news || before?.onTheWay)) playSound('end');
    const moved = news && shown.position.events.some(({ who }) => who >= 0 && who !== this.seat);
    this.bell.hear(asked.length > 0, moved && !ends, document.hidden);
    this.choosing.offer(asked, newest ? shown.position.shortcuts : []);
    if (!asked.length) this.planning.forget();
    else if (this.planning.moves) this.planning.renew();
    if (!document.hidden) this.see();
    if (!newest) return;
    if (this.hot && this.table?.status === 'running') this.screen.pass(shown.position.due);
    else this.screen.rest();
  }

  private see(): void {
    if (this.telling.shown && this.seat !== null && !this.hot)
      markSeen(this.found.id, this.seat, this.events.length);
  }

  /** Show a recap if I missed something. */
  private lookBack({ events, actions }: Shown): void {
    const seat = this.seat;
    if (seat === null || this.hot || this.state.table?.status !== 'running') return;
    const seen = seenAt(this.found.id, seat);
    const recap = recapOf(events, actions, seat, seen ?? 0);
    // somebody who has just joined missed nothing, nor has who plays on from a position
    const isNew = seen === null && (recap?.begins || Boolean(this.state.table.origin));
    this.missedSince = recap && !isNew ? (seen ?? 0) : null;
  }

  /** The numbers on the board that belong to the lines of a recap. */
  marksOf(recap: Recap): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    for (const line of recap.lines)
      for (const thing of line.who >= 0 ? this.thingsOf(messagesOf(line)) : [])
        marks[thing] ??= { n: String(line.n), seat: line.who };
    return marks;
  }

  /** Mark on the board what a step of somebody's turn was about. */
  point(who: number, n: number, said: Said): void {
    this.choosing.marks = Object.fromEntries(
      this.thingsOf([said]).map((thing) => [thing, { n: String(n), seat: who }]),
    );
  }

  private thingsOf(messages: Said[]): string[] {
    return this.content ? thingsIn(messages, this.content.words) : [];
  }

  /** Fetch the position after the moves that stand ready. */
  private fetchPreview(moves: readonly string[]): void {
    untrack(() => (this.preview = null));
    if (!moves.length) return;
    const [first = '', ...rest] = [...(untrack(() => this.planning.moves) ?? []), ...moves];
    void this.live.preview(first, rest).then((preview) => {
      if (this.choosing.foreseen === moves) this.preview = preview;
    });
  }
}
