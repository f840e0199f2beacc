// The state of one table on the page: live connection, game content, and what the person is choosing.
import { untrack } from 'svelte';
import { Choosing, type Mark } from './choosing.svelte';
import type { Company } from './finality';
import { Live, type LiveState } from './live';
import type { GameContent } from './gameContent';
import { ensurePerson, me } from './me.svelte';
import { lastTurns, messagesOf, type PlayerTurn } from './actions';
import { pauseAfter } from './pace';
import type {
  Choice,
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
import { markChoices } from './targets';
import { markSeen, recapOf, seenAt, thingsIn, type Recap } from './recap';
import { settings } from './settings.svelte';
import { Bell } from './calling';
import { playSound } from './sound';
import { positionsIn, stagesOf, type Shown } from './stages';
import { GameVoice } from './gameVoice.svelte';
import { t } from './texts.svelte';
import { hideTip, type Reason } from './tip.svelte';
import type { Voice } from './voice';

/** How many positions wait to be shown; of more, the oldest are not. */
const MAX_QUEUE = 16;
/** How many of the positions shown since my last move can be shown again. */
const MAX_AGAIN = 24;
/** Time for the position that follows a granted undo to arrive. */
const UNDO_ANSWER_MS = 500;
/** Looking away for less than this shows no recap. */
const GLANCE_MS = 20_000;
/** How long a seat's last move stays visible before the next curtain falls. */
const LINGER_MS = 900;

/** A bot's advice. `moves` is null while it thinks; `refused` is the protocol's reason if it gives none. */
export interface Hint {
  moves: { choice: Choice; share: number; then: Said[]; why: Said | undefined }[] | null;
  refused: string;
}

export class Session {
  state: LiveState = $state.raw({} as LiveState);
  shown: Shown | null = $state.raw(null);
  /** The table after the one choice that stands ready, if it can be known. */
  preview: Previewed | null = $state.raw(null);
  /** How many events I had seen when I came back; null once I know what I missed. */
  private missedSince: number | null = $state(null);
  hint: Hint | null = $state.raw(null);
  /** The seat this page shows the table to; at a hot-seat table the one whose curtain is lifted. */
  seat: number | null = $state(null);
  /** Which of my seats has to lift its curtain. */
  curtain: number | null = $state(null);
  /** Which of my seats is due while another one has come back; it gets the screen when that one passes it on. */
  waits: number | null = $state(null);
  /** The seat that had the screen before. */
  before: number | null = $state(null);
  draft = $state('');
  /** The number of the last chat line that was read. */
  heard = $state(-1);
  /** Updated every second, for clocks and absences. */
  now = $state(Date.now());
  /** When each absent person left, by seat; 0 if that was before this page was opened. */
  gone: Readonly<Record<number, number>> = $state.raw({});
  private queue: Shown[] = $state.raw([]);
  /** What was shown since my last move, to be shown again. */
  private past: Shown[] = $state.raw([]);
  private live: Live;
  private gameVoice: GameVoice;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private falling: ReturnType<typeof setTimeout> | undefined;
  private hiddenSince = 0;
  private bell = new Bell(() => playSound('turn'));
  /** I withdrew my request to undo, so its end is not a refusal. */
  private withdrawn = false;
  /** When my request to undo was declined. */
  declined: number = $state(0);
  /** The sound of the last turns was played. */
  private ended = false;
  /** The seat on screen came back to undo something, so the curtain does not fall by itself. */
  private returned = false;
  /** How many events each of my seats had seen when its curtain fell. */
  private left: Record<number, number> = {};
  choosing: Choosing;

  constructor(
    private found: TableInfo,
    seat: number | null,
    invite: string,
    words: boolean,
  ) {
    this.gameVoice = new GameVoice(found, invite, () => this.players);
    this.seat = found.seats.filter((each) => each.mine).length > 1 ? null : seat;
    this.choosing = new Choosing((choice) => {
      this.closeRecap();
      this.line = null;
      return this.live.move(choice.move);
    });
    this.choosing.whyNot = this.whyNot;
    this.live = new Live({ table: found.id, seat: this.seat, invite, words, stages: this.shows }, (state) =>
      this.onChange(state),
    );
    this.state = { ...this.live.state, table: found };
    this.noteAbsences(found.seats, 0);
    $effect(() => this.fetchPreview(this.choosing.now));
    $effect(() => {
      const { content, voice } = this;
      this.choosing.followers = content?.words.followers ?? {};
      this.choosing.say = (said) => voice?.say(said) ?? '';
      this.choosing.pieces = (said) => voice?.pieces(said) ?? [];
    });
    $effect(() => {
      this.choosing.company = this.company;
    });
    $effect(() => this.live.tellStages(this.shows));
    $effect(() => this.watch());
  }

  table: TableInfo | null = $derived(this.state.table);
  position: Position | null = $derived(this.shown?.position ?? null);
  events: Happened[] = $derived(this.shown?.events ?? []);
  actions: SaidAction[] = $derived(this.shown?.actions ?? []);
  behind: number = $derived(this.queue.length);
  /** What is being told on the way to the newest position; null at that position itself. */
  telling: Said[] | null = $derived.by(() => {
    const { onTheWay, told } = this.shown ?? {};
    return told?.length && (onTheWay || this.behind) ? told : null;
  });
  /** How many events there were before the line of moves that I played last. */
  private line: number | null = $state(null);
  /** How many moves an undo takes back: all of a line, if nothing but it has happened since. */
  undoes: number = $derived.by(() => {
    const since = this.line === null ? [] : this.events.slice(this.line);
    return since.length && since.every(({ who }) => who === this.seat) ? since.length : 1;
  });
  /** What the others did since my last action, or for watchers the last turn of each. */
  turns: PlayerTurn[] = $derived(lastTurns(this.actions, this.seat));
  /** What I missed, and what the others have done meanwhile. */
  recap: Recap | null = $derived(
    this.missedSince === null || this.seat === null
      ? null
      : recapOf(this.events, this.actions, this.seat, this.missedSince),
  );
  /** The moves since my last one can be shown again. */
  again: boolean = $derived(this.past.length > 1 && !this.queue.length);
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
  private secret: boolean = $derived(this.position?.secrets ?? true);
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
    if (!this.choosing.mayPlay(line)) return;
    const [first = '', ...rest] = line.moves;
    this.closeRecap();
    const from = this.state.events.length;
    if (this.live.move(first, rest)) this.line = from;
  };

  /** Why a thing cannot be chosen, in words, with its rule; null if it has no part in my decision. */
  whyNot = async (target: string): Promise<Reason | null> => {
    const { position, voice } = this;
    if (!voice || !this.choosing.choices.length || this.choosing.busy) return null;
    const found = await this.live.whyNot(target);
    if (!found?.said || this.position !== position) return null;
    return { text: voice.say(found.said), rule: found.rule ?? '' };
  };

  /** Say something in the chat; somebody unknown becomes a guest first. */
  say = async (text: string): Promise<void> => {
    if (me.id) return this.live.say(text);
    await ensurePerson();
    this.live.say(text);
    this.live.anew();
  };

  /** Show the newest position at once. */
  skip = (): void => {
    const last = this.queue.at(-1);
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    if (last) this.show(last);
  };

  /** Show the moves since my last one again. */
  showAgain = (): void => {
    if (!this.again) return;
    this.queue = this.past;
    this.step();
  };

  closeRecap = (): void => {
    this.missedSince = null;
    this.choosing.marks = {};
  };

  /** Ask a bot for advice, or hide the advice if it is shown. */
  askHint = async (): Promise<void> => {
    if (this.hint) return this.closeHint();
    if (!this.choosing.choices.length) return;
    this.closeRecap();
    const asked: Hint = { moves: null, refused: '' };
    this.hint = asked;
    const answer = await this.live.hint();
    if (this.hint !== asked) return;
    if (typeof answer === 'string') {
      this.hint = { moves: [], refused: answer || 'no-hint' };
      return;
    }
    const moves = answer.moves.flatMap(({ move, share, then = [], why }) => {
      const choice = this.choosing.choices.find((each) => each.move === move);
      return choice ? [{ choice, share, then, why: why ?? undefined }] : [];
    });
    this.hint = { moves, refused: moves.length ? '' : 'no-hint' };
    this.choosing.marks = markChoices(
      moves.map(({ choice }) => choice),
      this.choosing.followers,
    );
  };

  closeHint = (): void => {
    this.hint = null;
    this.choosing.marks = {};
  };

  /** Lift the curtain of one of my seats: from now on the page is that seat's. */
  lift = (seat: number): void => {
    this.returned = seat === this.before;
    this.curtain = null;
    this.before = null;
    this.forget();
    this.seat = seat;
    this.live.sit(seat);
  };

  /** Give the screen to the seat that is due. */
  passOn = (): void => {
    if (this.waits !== null) this.handOver(this.waits);
  };

  /** The seat that may take the screen back without a curtain, because nobody has moved since it did. */
  returns: number | null = $derived.by(() => {
    const mover = this.events.findLast(({ who }) => who >= 0)?.who;
    return this.curtain === null && mover === this.before ? this.before : null;
  });

  /** The public events that one of my seats has not seen. */
  missedBy(seat: number): Recap | null {
    return recapOf(this.events, this.actions, seat, this.left[seat] ?? 0);
  }

  private watch(): () => void {
    const visible = () => {
      if (document.hidden) {
        this.hiddenSince = Date.now();
        return;
      }
      this.live.check();
      if (this.shown && Date.now() - this.hiddenSince > GLANCE_MS) this.lookBack(this.shown);
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
      clearTimeout(this.timer);
      clearTimeout(this.falling);
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
    if (state.position && state.position !== before)
      this.arrive({ position: state.position, events: state.events, actions: state.actions });
    this.choosing.follow();
    if (!state.refused || state.refused === shownRefusal) return;
    playSound('refused');
    if (state.refused.ask === 'move') this.choosing.restore();
  }

  private arrive(next: Shown): void {
    const first = !this.shown;
    if (first) this.lookBack(next);
    // the same position again, because the table is told in words now, or no longer
    const again = this.shown?.position.position === next.position.position;
    // others act while I decide: my choices stay before me
    const deciding = this.isDue(this.shown?.position) && this.isDue(next.position);
    const own = first || next.position.events.every((event) => event.who === this.seat || event.who < 0);
    const atOnce = again || (deciding && !own) || document.hidden;
    const steps = atOnce ? [next] : stagesOf(next, this.queue.at(-1) ?? this.shown);
    if (again) this.past = [...this.past.slice(0, -1), next];
    else this.past = own ? steps : [...this.past, ...steps].slice(-MAX_AGAIN);
    const waiting = this.queue.length > 0;
    if (!this.shows) {
      this.queue = [next];
      this.skip();
    } else if ((own || atOnce) && steps.length === 1 && !waiting) this.show(next);
    else {
      this.queue = [...this.queue, ...steps].slice(-MAX_QUEUE);
      if (this.timer === undefined || (own && !waiting)) this.step();
    }
  }

  /** Whether what happens is shown one thing after the other. */
  private get shows(): boolean {
    return settings.pace !== 'once';
  }

  private isDue(position: Position | undefined): boolean {
    return this.seat !== null && (position?.due.includes(this.seat) ?? false);
  }

  private step(): void {
    const [next, ...rest] = this.queue;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!next) return;
    this.queue = rest;
    this.show(next);
    const goesOn = next.onTheWay || rest[0]?.actions.at(-1)?.at === next.actions.at(-1)?.at;
    this.timer = setTimeout(() => this.step(), pauseAfter(settings.pace, positionsIn(rest), goesOn));
  }

  private show(shown: Shown): void {
    const news = this.shown && this.shown.position.position !== shown.position.position;
    const onTheWay = this.shown?.onTheWay ?? false;
    this.shown = shown;
    const newest = !this.queue.length;
    if (this.hint) this.closeHint();
    const asked = newest ? (shown.position.options ?? []) : [];
    const ends = !this.ended && Boolean(shown.position.ending);
    this.ended ||= ends;
    if (ends && (news || onTheWay)) playSound('end');
    const moved = Boolean(news) && shown.position.events.some(({ who }) => who >= 0 && who !== this.seat);
    this.bell.hear(asked.length > 0, moved && !ends, document.hidden);
    this.choosing.offer(asked, newest ? shown.position.shortcuts : []);
    if (!document.hidden) this.see();
    if (newest) this.pass(shown.position.due);
  }

  private see(): void {
    if (this.shown && this.seat !== null && !this.hot)
      markSeen(this.found.id, this.seat, this.shown.events.length);
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

  // -- several seats at one screen ---------------------------------------------------------------------------

  /** If another of my seats has to decide, let the curtain fall. */
  private pass(due: number[]): void {
    clearTimeout(this.falling);
    this.waits = null;
    if (!this.hot || this.table?.status !== 'running') return;
    if (this.seat !== null && due.includes(this.seat)) {
      this.returned = false;
      return;
    }
    const from = this.seat ?? this.before ?? -1;
    const n = this.players.length;
    const [next] = this.mine
      .filter((seat) => due.includes(seat))
      .sort((a, b) => ((a - from + n) % n || n) - ((b - from + n) % n || n));
    if (this.seat === null && this.secret) this.curtain = next ?? null;
    else if (next !== undefined && this.seat === null) this.seatNext(next);
    else if (next !== undefined && this.returned) this.waits = next;
    else if (next !== undefined) this.falling = setTimeout(() => this.handOver(next), LINGER_MS);
  }

  private handOver(next: number): void {
    if (this.secret) this.fall(next);
    else this.seatNext(next);
  }

  /** Nothing is secret: the table stays in sight while the next seat takes the screen. */
  private seatNext(next: number): void {
    this.returned = false;
    this.waits = null;
    this.before = this.seat;
    this.seat = next;
    this.dropChoice();
    this.live.sit(next);
  }

  /** Drop the curtain; nothing that the seat on screen knows may stay in the page. */
  private fall(next: number): void {
    if (this.seat !== null) this.left[this.seat] = this.events.length;
    this.returned = false;
    this.waits = null;
    this.before = this.seat;
    this.seat = null;
    this.curtain = next;
    this.forget();
    this.live.sit(null);
  }

  private forget(): void {
    this.dropChoice();
    this.queue = [];
    this.past = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = null;
    this.missedSince = null;
  }

  private dropChoice(): void {
    hideTip();
    this.preview = null;
    this.hint = null;
    this.line = null;
    this.choosing.forget();
  }

  /** Fetch the position after what is chosen so far. */
  private fetchPreview(now: Choice[]): void {
    const [only] = now;
    untrack(() => (this.preview = null));
    if (now.length !== 1 || !only) return;
    void this.live.preview(only.move).then((preview) => {
      if (this.choosing.now[0] === only) this.preview = preview;
    });
  }
}

export function nameOf(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === 'friend' || seat.kind === 'anyone' ? t('open-seat') : '–';
}
