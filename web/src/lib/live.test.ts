import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, type LiveState, type Socket } from './live';

class Fake implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: string) {}
  send(text: string) {
    const ask = JSON.parse(text) as Record<string, unknown>;
    if (ask.do !== 'ping') this.sent.push(ask);
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
afterEach(() => {
  live.close();
  vi.useRealTimers();
});
const cut = () => socket().onclose?.({ code: 1006, reason: '' });
const back = () => {
  vi.advanceTimersByTime(100);
  socket().onopen?.();
};
const choice = (move: string) => ({ move, said: { key: move }, targets: [] });

test('events follow those that stand; after an undo the later ones are dropped', () => {
  socket().say(position(3, 0, [event(0), event(1), event(2)]));
  socket().say(position(4, 2, [event(2, 'y')]));
  expect(state.events.map((each) => each.move)).toEqual(['x', 'x', 'y']);
});

test('actions go on with those that stand', () => {
  const action = (at: number, last: number) => ({ at, last, who: 0, said: { key: 'does' } });
  socket().say({ ...position(3, 0, [event(0), event(1)]), actions: [action(0, 0), action(1, 1)] });
  socket().say({ ...position(4, 2, [event(2)]), actions: [action(1, 2)] });
  expect(state.actions.map(({ at, last }) => [at, last])).toEqual([
    [0, 0],
    [1, 2],
  ]);
});

test('the page asks for what choices mean', () => {
  expect(socket().url).toContain('means=true');
});

test('a move is pending until it is done, and no second one is sent', () => {
  socket().say(position(3, 0, []));
  expect(live.move('go a')).toBe(true);
  expect(live.move('go b')).toBe(false);
  expect(socket().sent).toEqual([{ do: 'move', move: 'go a', position: 3, id: '1' }]);
  socket().say({ kind: 'done', id: '1', position: 4 });
  expect(state.pending).toBeNull();
});

test('a vote made meanwhile does not hide that the move was refused', () => {
  socket().say(position(3, 0, []));
  live.move('go a');
  expect(live.voteEnd(true)).toBe(false);
  socket().say({ kind: 'refused', id: '1', reason: 'stale', text: 'too late' });
  expect(state.refused).toMatchObject({ reason: 'stale', ask: 'move' });
  expect(live.voteEnd(true)).toBe(true);
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
  expect((await asked)?.view).toEqual({ money: 3 });
  const hidden = live.preview('ship stone');
  socket().say({ kind: 'preview', id: '2' });
  expect((await hidden)?.view).toBeUndefined();
});

test('a move that was sent and not made is sent again with the position it was made in', () => {
  socket().say(position(3, 0, [event(0)]));
  live.move('go a');
  cut();
  back();
  socket().say({ ...position(3, 1, []), options: [choice('go a')] });
  expect(socket().sent).toEqual([{ do: 'move', move: 'go a', position: 3, id: '1' }]);
  expect(state.pending).not.toBeNull();
  socket().say({ kind: 'done', id: '1', position: 4 });
  expect(state.pending).toBeNull();
});

test('a move made without a connection waits for one, and can be thought over', () => {
  socket().say(position(3, 0, []));
  cut();
  expect(live.move('go a')).toBe(true);
  live.recall();
  expect(state.pending).toBeNull();
  live.move('go b');
  expect(state.pending?.sent).toBe(false);
  back();
  socket().say({ ...position(3, 0, []), options: [choice('go b')] });
  expect(socket().sent.map((each) => each.move)).toEqual(['go b']);
});

test('a waiting move that is no choice any more came too late', () => {
  socket().say(position(3, 0, []));
  cut();
  live.move('go a');
  back();
  socket().say(position(5, 0, [event(0)]));
  expect(state.pending).toBeNull();
  expect(state.refused?.reason).toBe('stale');
});

test('what was said without a connection is said once there is one, and not twice', () => {
  const line = (number: number, text: string) => ({ number, name: 'Ann', text, at: 0, seat: 0, mine: true });
  socket().say(position(3, 0, []));
  socket().say({ kind: 'chat', lines: [line(1, 'hello')], whole: true });
  live.say('hello');
  live.say('there');
  cut();
  back();
  socket().say({ kind: 'chat', lines: [line(1, 'hello'), line(2, 'hello')], whole: true });
  socket().say({ kind: 'pong', id: 'hello' });
  expect(socket().sent).toEqual([{ do: 'chat', text: 'there', id: '2' }]);
  socket().say({ kind: 'refused', id: '2', reason: 'too-fast', text: '' });
  expect(state.saying).toEqual([{ id: '2', text: 'there', refused: 'too-fast', why: '' }]);
  expect(state.refused).toBeNull();
  live.sayAgain('2', true);
  socket().say({ kind: 'chat', lines: [line(3, 'there')] });
  expect(state.saying).toEqual([]);
  expect(state.chat).toHaveLength(3);
});

test('nothing of a seat arrives once its curtain is down', () => {
  socket().say(position(3, 0, [event(0)]));
  live.sit(null);
  expect([state.position, state.events]).toEqual([null, []]);
  socket().say(position(4, 1, [event(1)]));
  expect(state.position).toBeNull();
  socket().say({ ...position(4, 0, [event(0)]), seat: null });
  socket().say({ kind: 'done', id: '1', position: 4 });
  expect(state.position?.seat).toBeNull();
});

test('a silent connection is given up', () => {
  socket().say(position(3, 0, []));
  vi.advanceTimersByTime(60_200);
  expect(sockets.length).toBeGreaterThan(1);
});

test('who lifts a curtain while the connection comes back sees nothing of the seat before', () => {
  socket().say(position(3, 0, [event(0)]));
  cut();
  vi.advanceTimersByTime(100);
  live.sit(null);
  socket().onopen?.();
  socket().say(position(4, 1, [event(1)]));
  expect(state.position).toBeNull();
  expect(socket().sent).toEqual([{ do: 'seat', seat: null, id: '1' }]);
  socket().say({ ...position(4, 0, [event(0)]), seat: null });
  expect(state.position?.seat).toBeNull();
});

test('what is said before a connection has told what was said goes out once', () => {
  socket().say(position(3, 0, []));
  live.say('hello');
  expect(socket().sent).toEqual([]);
  socket().say({ kind: 'pong', id: 'hello' });
  expect(socket().sent).toEqual([{ do: 'chat', text: 'hello', id: '1' }]);
});

test('nothing waits for an answer once the table is left', async () => {
  socket().say(position(3, 0, []));
  const [view, hint] = [live.preview('go a'), live.hint()];
  live.close();
  expect([await view, await hint]).toEqual([null, '']);
  expect(vi.getTimerCount()).toBe(0);
});
