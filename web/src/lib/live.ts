// The live connection to one table: keeps the newest position and all events, comes back by itself with what it has,
// and knows which request is still unanswered. It knows no game.
import type { FromClient, FromServer, Happened, Position, Previewed, TableInfo } from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'refused';

/** A request that was sent and is not answered yet. */
export interface Pending {
  id: string;
  ask: FromClient;
}

export interface LiveState {
  link: Link;
  /** Why the server does not want us (a reason of the protocol), with link `refused`. */
  closed: string;
  table: TableInfo | null;
  position: Position | null;
  events: Happened[];
  /** The move on its way: shown as made, dashed. */
  pending: Pending | null;
  refused: { reason: string; text: string; at: number } | null;
}

/** What we need of a WebSocket, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  table: string;
  seat: number | null;
  invite?: string;
  open?: (url: string) => Socket;
  /** Milliseconds before the next try; grows with each. */
  pause?: (tries: number) => number;
}

const POLICY = 1008;
const PREVIEWS = 5000;

export class Live {
  state: LiveState = {
    link: 'connecting',
    closed: '',
    table: null,
    position: null,
    events: [],
    pending: null,
    refused: null,
  };
  private socket: Socket | null = null;
  private tries = 0;
  private count = 0;
  private left = false;
  /** The connection was lost while a request was on its way: the next position tells what became of it. */
  private uncertain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private previews = new Map<string, (view: unknown) => void>();

  constructor(
    private options: LiveOptions,
    private changed: (state: LiveState) => void,
  ) {
    this.connect();
  }

  // -- asking -----------------------------------------------------------------------------------------------

  /** Play an option of the present position. While one is on its way no other is sent. */
  move(move: string): boolean {
    const at = this.state.position;
    if (!at || this.state.pending) return false;
    return this.ask({ do: 'move', move, position: at.position });
  }

  undo(): boolean {
    return this.withPosition('undo');
  }

  redo(): boolean {
    return this.withPosition('redo');
  }

  restart(): boolean {
    return this.withPosition('restart');
  }

  consent(agree: boolean): boolean {
    const at = this.state.position;
    return at ? this.ask({ do: 'consent', position: at.position, agree }) : false;
  }

  takeOver(seat: number): boolean {
    return this.ask({ do: 'take-over', seat });
  }

  handBack(): boolean {
    return this.ask({ do: 'hand-back' });
  }

  resign(): boolean {
    return this.ask({ do: 'resign' });
  }

  /** Lift the curtain of another seat of mine; null looks as the public does. */
  sit(seat: number | null): void {
    this.options.seat = seat;
    this.update({ position: null, events: [], pending: null });
    this.send({ do: 'seat', seat, id: this.next() });
  }

  /** The view after a move, or null if it would tell something new or meet chance. */
  preview(move: string): Promise<unknown> {
    if (this.state.link !== 'open') return Promise.resolve(null);
    const id = this.next();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settlePreview(id, null), PREVIEWS);
      this.previews.set(id, (view) => {
        clearTimeout(timer);
        resolve(view);
      });
      this.send({ do: 'preview', move, id });
    });
  }

  /** Try now instead of waiting for the next try. */
  retry(): void {
    if (this.state.link !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private withPosition(what: 'undo' | 'redo' | 'restart'): boolean {
    const at = this.state.position;
    if (!at || this.state.pending) return false;
    return this.ask({ do: what, position: at.position });
  }

  private ask(ask: FromClient): boolean {
    if (this.state.link !== 'open') return false;
    const id = this.next();
    this.update({ pending: { id, ask }, refused: null });
    this.send({ ...ask, id });
    return true;
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
    const { table, seat, invite = '' } = this.options;
    const query = new URLSearchParams({ after: String(this.state.position?.position ?? -1) });
    if (seat !== null) query.set('seat', String(seat));
    if (invite) query.set('invite', invite);
    const path = `/api/tables/${encodeURIComponent(table)}/live?${query}`;
    const socket = (this.options.open ?? openSocket)(path);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.update({ link: 'open' });
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as FromServer);
    socket.onclose = (close) => {
      if (this.left || socket !== this.socket) return;
      for (const id of [...this.previews.keys()]) this.settlePreview(id, null);
      if (close.code === POLICY) {
        this.update({ link: 'refused', closed: close.reason, pending: null });
        return;
      }
      this.uncertain = this.state.pending !== null;
      this.update({ link: 'lost' });
      this.tries += 1;
      this.timer = setTimeout(() => this.connect(), (this.options.pause ?? growing)(this.tries));
    };
  }

  private receive(message: FromServer): void {
    switch (message.kind) {
      case 'table':
        return this.update({ table: message.table });
      case 'position':
        return this.arrive(message);
      case 'done':
        return this.answered(message.id);
      case 'refused':
        this.answered(message.id);
        this.settlePreview(message.id, null);
        return this.update({ refused: { reason: message.reason, text: message.text, at: Date.now() } });
      case 'preview':
        return this.settlePreview(message.id, (message as Previewed).view ?? null);
    }
  }

  private arrive(position: Position): void {
    const kept = this.state.events.slice(0, position.since);
    const pending = this.uncertain ? null : this.state.pending;
    this.uncertain = false;
    this.update({ position, events: [...kept, ...position.events], pending });
  }

  private answered(id: string): void {
    if (this.state.pending?.id === id) this.update({ pending: null });
  }

  private settlePreview(id: string, view: unknown): void {
    this.previews.get(id)?.(view);
    this.previews.delete(id);
  }

  private update(change: Partial<LiveState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}

const growing = (tries: number): number =>
  Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.75 + Math.random() / 2);

function openSocket(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
}
