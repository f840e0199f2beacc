// The live connection to one table: keeps the newest position and all events, reconnects by itself, and tracks the request that
// is not answered yet. It knows no game.
import { mergeActions } from './actions';
import type {
  AskMove,
  ChatLine,
  FromClient,
  FromServer,
  Happened,
  Hinted,
  Position,
  Previewed,
  SaidAction,
  TableInfo,
  WhyNotSaid,
} from './protocol';
import { isOurs } from './version.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'refused';

/** An unanswered request; one made while disconnected is sent on reconnecting. */
export interface Pending {
  id: string;
  ask: FromClient;
  sent: boolean;
  /** How many events there were when it was made. */
  events: number;
}

/** A chat line of mine that the server has not acknowledged. */
export interface Saying {
  id: string;
  text: string;
  /** The protocol's reason if it was refused, and why in English; it can be sent again. */
  refused: string;
  why?: string;
}

export interface LiveState {
  link: Link;
  /** With link `refused`: the protocol's reason. */
  closed: string;
  table: TableInfo | null;
  position: Position | null;
  events: Happened[];
  /** What players did, one line each. */
  actions: SaidAction[];
  /** The request on its way; a move is drawn as made, dashed. */
  pending: Pending | null;
  refused: { reason: string; text: string; at: number; ask: FromClient['do'] | '' } | null;
  chat: ChatLine[];
  saying: Saying[];
  /** Attempts to reconnect so far, and when the next one is due. */
  tries: number;
  again: number;
}

/** The part of WebSocket in use, so that tests can substitute it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveConfig {
  table: string;
  seat: number | null;
  invite?: string;
  /** Ask for the table in words with every position. */
  words?: boolean;
  /** Ask for the stages on the way to every position. */
  stages?: boolean;
  open?: (url: string) => Socket;
  /** Milliseconds before the next attempt. */
  pause?: (tries: number) => number;
}

const CLOSED_BY_POLICY = 1008;
const CLOSED_ABNORMALLY = 1006;
const PREVIEW_TIMEOUT_MS = 5000;
const HINT_TIMEOUT_MS = 20_000;
const HELLO_ID = 'hello';
/** How often the connection is checked, and how long it may be silent. */
const PING_EVERY_MS = 15_000;
const MAX_SILENCE_MS = 40_000;

export class Live {
  state: LiveState = {
    link: 'connecting',
    closed: '',
    table: null,
    position: null,
    events: [],
    actions: [],
    pending: null,
    refused: null,
    chat: [],
    saying: [],
    tries: 0,
    again: 0,
  };
  private socket: Socket | null = null;
  private count = 0;
  private left = false;
  private heard = 0;
  private beat: ReturnType<typeof setInterval>;
  /** The connection was lost during a request; the next position shows whether it was carried out. */
  private uncertain = false;
  /** The request to look from another seat; until it is answered, positions of the seat before may still arrive. */
  private sitting = '';
  /** The chat from before this connection has arrived, so a line sent now cannot be part of it. */
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private previews = new Map<string, (preview: Previewed | null) => void>();
  private hints = new Map<string, (hint: Hinted | string) => void>();
  private reasons = new Map<string, (reason: WhyNotSaid | null) => void>();

  constructor(
    private config: LiveConfig,
    private changed: (state: LiveState) => void,
  ) {
    this.connect();
    this.beat = setInterval(() => this.check(), PING_EVERY_MS);
  }

  // -- requests ---------------------------------------------------------------------------------------------

  /** Play a choice of the present position, one at a time; while disconnected it waits. */
  move(move: string, then: string[] = []): boolean {
    const at = this.state.position;
    if (!at || this.state.pending) return false;
    this.ask({ do: 'move', move, position: at.position, ...(then.length ? { then } : {}) });
    return true;
  }

  /** Take back a move that has not been sent. */
  recall(): void {
    if (this.state.pending?.sent === false) this.update({ pending: null });
  }

  undo(): boolean {
    return this.withPosition('undo');
  }

  /** Undo my last moves. */
  undoMoves(moves: number): boolean {
    const at = this.state.position;
    return at ? this.askNow({ do: 'undo-moves', position: at.position, moves }) : false;
  }

  redo(): boolean {
    return this.withPosition('redo');
  }

  restart(): boolean {
    return this.withPosition('restart');
  }

  consent(agree: boolean): boolean {
    // the request to undo arrives with the table, shortly before the position does
    const { position: at, table } = this.state;
    if (!at) return false;
    const position = Math.max(at.position, table?.position ?? 0);
    return this.askNow({ do: 'consent', position, agree });
  }

  takeOver(seat: number): boolean {
    return this.askNow({ do: 'take-over', seat });
  }

  handBack(): boolean {
    return this.askNow({ do: 'hand-back' });
  }

  resign(): boolean {
    return this.askNow({ do: 'resign' });
  }

  voteEnd(end: boolean): boolean {
    return this.askNow({ do: 'vote-end', end });
  }

  /** Send a chat line; it waits while disconnected and survives a lost connection. */
  say(text: string): void {
    const id = this.next();
    this.update({ saying: [...this.state.saying, { id, text, refused: '' }] });
    if (this.greeted) this.send({ do: 'chat', text, id });
  }

  /** Send a refused chat line again, or drop it. */
  sayAgain(id: string, again: boolean): void {
    const found = this.state.saying.find((each) => each.id === id);
    this.update({ saying: this.state.saying.filter((each) => each.id !== id) });
    if (found && again) this.say(found.text);
  }

  /** Switch to another of my seats, or with null to the public view. What the previous seat knew is dropped. */
  sit(seat: number | null): void {
    this.config.seat = seat;
    this.uncertain = false;
    this.update({ position: null, events: [], actions: [], pending: null, refused: null });
    if (this.state.link === 'open') this.askSeat(seat);
  }

  private askSeat(seat: number | null): void {
    this.sitting = this.next();
    this.send({ do: 'seat', seat, id: this.sitting });
  }

  /** Get the table in words from now on, or no longer. */
  tellWords(on: boolean): void {
    if (on === (this.config.words ?? false)) return;
    this.config.words = on;
    if (this.state.link === 'open') this.askWords();
  }

  private askWords(): void {
    this.send({ do: 'words', on: this.config.words ?? false, id: this.next() });
  }

  /** Get the stages on the way to a position from now on, or no longer. */
  tellStages(on: boolean): void {
    if (on === (this.config.stages ?? false)) return;
    this.config.stages = on;
    if (this.state.link === 'open') this.askStages();
  }

  private askStages(): void {
    this.send({ do: 'stages', on: this.config.stages ?? false, id: this.next() });
  }

  /** Reconnect, because who I am has changed. */
  anew(): void {
    const socket = this.socket;
    clearTimeout(this.timer);
    this.update({ link: 'connecting' });
    this.connect();
    socket?.close();
  }

  /** The table after a move or several, if wanted with the choices one has then; without a view if that would reveal something, null if there is no answer. */
  preview(move: string, then: string[] = [], choices = false): Promise<Previewed | null> {
    if (this.state.link !== 'open') return Promise.resolve(null);
    const id = this.next();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settlePreview(id, null), PREVIEW_TIMEOUT_MS);
      this.previews.set(id, (preview) => {
        clearTimeout(timer);
        resolve(preview);
      });
      this.send({
        do: 'preview',
        move,
        id,
        ...(then.length ? { then } : {}),
        ...(choices ? { choices } : {}),
      });
    });
  }

  /** Why a thing cannot be chosen now; null if it can be, or has no part in the decision. */
  whyNot(target: string): Promise<WhyNotSaid | null> {
    if (this.state.link !== 'open') return Promise.resolve(null);
    const id = this.next();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settleWhyNot(id, null), PREVIEW_TIMEOUT_MS);
      this.reasons.set(id, (reason) => {
        clearTimeout(timer);
        resolve(reason);
      });
      this.send({ do: 'why-not', target, id });
    });
  }

  /** A bot's advice, or the protocol's reason why there is none. */
  hint(): Promise<Hinted | string> {
    const at = this.state.position;
    if (!at || this.state.link !== 'open') return Promise.resolve('');
    const id = this.next();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settleHint(id, ''), HINT_TIMEOUT_MS);
      this.hints.set(id, (hint) => {
        clearTimeout(timer);
        resolve(hint);
      });
      this.send({ do: 'hint', position: at.position, id });
    });
  }

  /** Reconnect now instead of waiting for the next attempt. */
  retry(): void {
    if (this.state.link !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.giveUp();
    this.socket?.close();
  }

  private withPosition(what: 'undo' | 'redo' | 'restart'): boolean {
    const at = this.state.position;
    return at ? this.askNow({ do: what, position: at.position }) : false;
  }

  /** Send a request that only makes sense at once; refused while another is pending, whose answer would be lost. */
  private askNow(ask: FromClient): boolean {
    if (this.state.link !== 'open' || this.state.pending) return false;
    this.ask(ask);
    return true;
  }

  private ask(ask: FromClient): void {
    const id = this.next();
    const sent = this.state.link === 'open';
    this.update({ pending: { id, ask, sent, events: this.state.events.length }, refused: null });
    this.send({ ...ask, id });
  }

  private next(): string {
    this.count += 1;
    return String(this.count);
  }

  private send(ask: FromClient): void {
    if (this.state.link === 'open') this.socket?.send(JSON.stringify(ask));
  }

  // -- the connection ---------------------------------------------------------------------------------------

  private connect(): void {
    const { table, seat, invite = '' } = this.config;
    const query = new URLSearchParams({ after: String(this.state.position?.position ?? -1), means: 'true' });
    const words = this.config.words ?? false;
    if (words) query.set('words', 'true');
    const stages = this.config.stages ?? false;
    if (stages) query.set('stages', 'true');
    if (seat !== null) query.set('seat', String(seat));
    if (invite) query.set('invite', invite);
    const path = `/api/tables/${encodeURIComponent(table)}/live?${query}`;
    const socket = (this.config.open ?? openSocket)(path);
    this.socket = socket;
    this.sitting = '';
    this.greeted = false;
    socket.onopen = () => {
      if (socket !== this.socket) return socket.close();
      this.heard = Date.now();
      this.update({ link: 'open', tries: 0 });
      // seat and view may have changed while connecting
      if (this.config.seat !== seat) this.askSeat(this.config.seat);
      if ((this.config.words ?? false) !== words) this.askWords();
      if ((this.config.stages ?? false) !== stages) this.askStages();
      // its answer comes after the chat that was missed
      this.send({ do: 'ping', id: HELLO_ID });
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.receive(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = (close) => {
      if (!this.left && socket === this.socket) this.lose(close.code, close.reason);
    };
  }

  /** The server speaks another version of the protocol: stop listening. */
  private giveWay(): void {
    const socket = this.socket;
    this.lose(CLOSED_BY_POLICY, 'other-version');
    socket?.close();
  }

  private lose(code: number, reason: string): void {
    this.giveUp();
    this.socket = null;
    if (code === CLOSED_BY_POLICY) {
      this.update({ link: 'refused', closed: reason, pending: null });
      return;
    }
    this.uncertain = this.state.pending !== null;
    const tries = this.state.tries + 1;
    const pause = (this.config.pause ?? backoff)(tries);
    this.update({ link: 'lost', tries, again: Date.now() + pause });
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Previews, hints and reasons of a lost connection are never answered. */
  private giveUp(): void {
    for (const id of [...this.reasons.keys()]) this.settleWhyNot(id, null);
    for (const id of [...this.previews.keys()]) this.settlePreview(id, null);
    for (const id of [...this.hints.keys()]) this.settleHint(id, '');
  }

  /** Ping the server; a connection that has been silent for too long is replaced. */
  check(): void {
    if (this.state.link !== 'open') return;
    if (Date.now() - this.heard > MAX_SILENCE_MS) this.drop();
    else this.send({ do: 'ping', id: 'beat' });
  }

  /** Give the connection up and reconnect. */
  drop(): void {
    const socket = this.socket;
    if (this.left || this.state.link !== 'open') return;
    this.lose(CLOSED_ABNORMALLY, '');
    socket?.close();
  }

  private receive(message: FromServer): void {
    switch (message.kind) {
      case 'table':
        if (!isOurs(message.version ?? 0)) return this.giveWay();
        return this.update({ table: message.table });
      case 'position':
        return this.arrive(message);
      case 'done':
        return this.settleRequest(message.id);
      case 'refused':
        return this.refuse(message.id ?? '', message.reason, message.text);
      case 'preview':
        return this.settlePreview(message.id, message);
      case 'why-not':
        return this.settleWhyNot(message.id, message);
      case 'hint':
        return this.settleHint(message.id, message);
      case 'chat':
        return this.hear(message.lines, message.whole ?? false);
      case 'pong':
        if (message.id === HELLO_ID) this.greet();
    }
  }

  private greet(): void {
    this.greeted = true;
    for (const { id, text, refused } of this.state.saying) if (!refused) this.send({ do: 'chat', text, id });
  }

  private refuse(id: string, reason: string, text: string): void {
    this.settlePreview(id, null);
    this.settleHint(id, reason);
    this.settleWhyNot(id, null);
    if (this.state.saying.some((each) => each.id === id)) {
      const saying = this.state.saying.map((each) =>
        each.id === id ? { ...each, refused: reason, why: text } : each,
      );
      return this.update({ saying });
    }
    const ask = this.state.pending?.id === id ? this.state.pending.ask.do : '';
    this.settleRequest(id);
    if (ask) this.update({ refused: { reason, text, at: Date.now(), ask } });
  }

  private arrive(position: Position): void {
    if (this.sitting && position.seat !== this.config.seat) return;
    const before = this.state.events.slice(0, position.since);
    const events = [...before, ...position.events];
    const actions = mergeActions(this.state.actions, position.since, position.actions ?? []);
    const { pending } = this.state;
    const unsettled = pending && (this.uncertain || !pending.sent);
    this.uncertain = false;
    this.update({
      position,
      events,
      actions,
      pending: unsettled && pending.ask.do !== 'move' ? null : pending,
    });
    if (unsettled && pending.ask.do === 'move') this.settle(pending, pending.ask, position);
  }

  /** After a lost connection a move was made, can be sent again, or came too late. The server refuses a duplicate as stale. */
  private settle(pending: Pending, ask: AskMove, position: Position): void {
    const isPlayed = this.state.events
      .slice(pending.events)
      .some((event) => event.who === this.config.seat && event.move === ask.move);
    if (isPlayed) return this.update({ pending: null });
    if (!position.options?.some((choice) => choice.move === ask.move)) {
      const refused = { reason: 'stale', text: '', at: Date.now(), ask: ask.do };
      return this.update({ pending: null, refused });
    }
    this.update({ pending: { ...pending, sent: true } });
    this.send({ ...ask, id: pending.id });
  }

  private hear(lines: ChatLine[], whole: boolean): void {
    const chat = whole ? lines : [...this.state.chat, ...lines];
    const known = this.state.chat.at(-1)?.number ?? -1;
    // a line of mine that is in the chat need not be sent again
    const mine = lines.filter((line) => line.mine && line.number > known).map((line) => line.text);
    const saying = this.state.saying.filter(({ text, refused }) => {
      const at = refused ? -1 : mine.indexOf(text);
      if (at >= 0) mine.splice(at, 1);
      return at < 0;
    });
    this.update({ chat, saying });
  }

  private settleRequest(id: string): void {
    if (id === this.sitting) this.sitting = '';
    if (this.state.pending?.id === id) this.update({ pending: null });
    if (this.state.saying.some((each) => each.id === id && !each.refused))
      this.update({ saying: this.state.saying.filter((each) => each.id !== id) });
  }

  private settlePreview(id: string, preview: Previewed | null): void {
    this.previews.get(id)?.(preview);
    this.previews.delete(id);
  }

  private settleHint(id: string, hint: Hinted | string): void {
    this.hints.get(id)?.(hint);
    this.hints.delete(id);
  }

  private settleWhyNot(id: string, reason: WhyNotSaid | null): void {
    this.reasons.get(id)?.(reason?.said ? reason : null);
    this.reasons.delete(id);
  }

  private update(change: Partial<LiveState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}

const backoff = (tries: number): number =>
  Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.75 + Math.random() / 2);

function openSocket(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
}
