import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, type LiveState, type Socket } from './live';

class Fake implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.({ code: 1000, reason: '' });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (at: number, move = 'x') => ({ at, who: 0, move, when: 0, said: [] });
const position = (number: number, since: number, events: unknown[]) => ({
  kind: 'position',
  table: 't',
  position: number,
  seat: 0,
  since,
  events,
  view: {},
  digest: '',
  due: [0],
});

let sockets: Fake[];
let state: LiveState;
let live: Live;
const socket = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  const open = (url: string) => {
    sockets.push(new Fake(url));
    return socket();
  };
  live = new Live({ table: 't', seat: 0, open, pause: () => 100 }, (now) => (state = now));
  socket().onopen?.();
});
afterEach(() => vi.useRealTimers());

test('events follow those that stand; after an undo the later ones are dropped', () => {
  socket().say(position(3, 0, [event(0), event(1), event(2)]));
  socket().say(position(4, 2, [event(2, 'y')]));
  expect(state.events.map((each) => each.move)).toEqual(['x', 'x', 'y']);
});

test('a move is pending until it is done, and no second one is sent', () => {
  socket().say(position(3, 0, []));
  expect(live.move('go a')).toBe(true);
  expect(live.move('go b')).toBe(false);
  expect(socket().sent).toEqual([{ do: 'move', move: 'go a', position: 3, id: '1' }]);
  socket().say({ kind: 'done', id: '1', position: 4 });
  expect(state.pending).toBeNull();
});

test('a refused move is told and forgotten', () => {
  socket().say(position(3, 0, []));
  live.move('go a');
  socket().say({ kind: 'refused', id: '1', reason: 'stale', text: 'too late' });
  expect(state.pending).toBeNull();
  expect(state.refused?.reason).toBe('stale');
});

test('a lost connection comes back with what it has, and the pending move is settled by what happened', () => {
  socket().say(position(3, 0, [event(0)]));
  live.move('go a');
  socket().onclose?.({ code: 1006, reason: '' });
  expect(state.link).toBe('lost');
  expect(state.pending).not.toBeNull();
  vi.advanceTimersByTime(100);
  expect(sockets).toHaveLength(2);
  expect(socket().url).toContain('after=3');
  socket().onopen?.();
  socket().say(position(4, 1, [event(1, 'go a')]));
  expect(state.pending).toBeNull();
  expect(state.events).toHaveLength(2);
});

test('who is not wanted does not come back', () => {
  socket().onclose?.({ code: 1008, reason: 'gone' });
  vi.advanceTimersByTime(60_000);
  expect(state.link).toBe('refused');
  expect(state.closed).toBe('gone');
  expect(sockets).toHaveLength(1);
});

test('a preview answers with a view, or with none', async () => {
  socket().say(position(3, 0, []));
  const asked = live.preview('ship fish');
  socket().say({ kind: 'preview', id: '1', view: { money: 3 } });
  expect(await asked).toEqual({ money: 3 });
  const hidden = live.preview('ship stone');
  socket().say({ kind: 'preview', id: '2' });
  expect(await hidden).toBeNull();
});
