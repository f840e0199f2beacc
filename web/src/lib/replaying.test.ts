import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from './api';
import type { Happened, Replayed } from './protocol';
import { Replaying } from './replaying.svelte';
import { turnsBefore } from './timeline';

const event = (at: number, move = `m${at}`): Happened => ({
  at,
  who: at % 2,
  move,
  when: at,
  said: [{ key: 'did', args: [at] }],
});
const TURNS = [4, 8];
const viewOf = (at: number, seat: number | null) => ({ at, seat, turn: turnsBefore(TURNS, at) });
const game = (last: number) => {
  const asked: number[] = [];
  const events = Array.from({ length: last }, (_, at) => event(at));
  const ask = (at: number, seat: number | null, since: number): Promise<Replayed> => {
    asked.push(at);
    if (at > last) return Promise.reject(new Refused('invalid', 'too far', 'at'));
    return Promise.resolve({
      table: 'T',
      at,
      last,
      seat,
      since,
      events: events.slice(since, at),
      turns: TURNS,
      view: viewOf(at, seat),
      digest: '',
    });
  };
  return { ask, asked, events };
};
const settled = () => vi.advanceTimersByTimeAsync(1);

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens where the set-up is over, decisions in it included, and begins there again after the end', async () => {
    const { ask, events } = game(12);
    for (const dealt of events.slice(0, 2)) dealt.who = -1;
    const replay = new Replaying(ask, 'first', null);
    expect(replay.shown).toBeNull();
    await settled();
    expect([replay.at, replay.shown?.at, replay.first]).toEqual([4, 4, 0]);
    replay.to(12);
    replay.toggle();
    expect(replay.at).toBe(4);
    replay.close();
  });

  it('opens at the start where a game goes on without a set-up', async () => {
    const { ask } = game(12);
    const later = async (at: number, seat: number | null, since: number) => ({
      ...(await ask(at, seat, since)),
      view: { turn: 7 + turnsBefore(TURNS, at) },
    });
    const replay = new Replaying(later, 'first', null);
    await settled();
    expect([replay.at, replay.first]).toEqual([0, 7]);
  });

  it('opens where the link says, with all events', async () => {
    const replay = new Replaying(game(12).ask, 5, null);
    await settled();
    expect([replay.shown?.at, replay.last, replay.events.length]).toEqual([5, 12, 12]);
  });

  it('knows the actions of all events, each once', async () => {
    const { ask } = game(6);
    const told = (at: number, last: number) => ({ at, last, who: 0, said: { key: 'does' } });
    const replay = new Replaying(
      async (at, seat, since) => ({
        ...(await ask(at, seat, since)),
        actions: at < 6 ? [told(0, 1), told(2, at - 1)] : [told(2, 4), told(5, 5)],
      }),
      4,
      null,
    );
    await settled();
    expect(replay.actions).toEqual([told(0, 1), told(2, 4), told(5, 5)]);
    replay.follow([...replay.events, event(6)], [told(0, 6)]);
    expect(replay.actions).toEqual([told(0, 6)]);
    replay.close();
  });

  it('has the next and the last step before they are asked for', async () => {
    const { ask, asked } = game(12);
    const replay = new Replaying(ask, 5, null);
    await settled();
    const before = asked.length;
    replay.step(1);
    expect(replay.shown?.at).toBe(6);
    replay.to(12);
    expect(replay.shown?.at).toBe(12);
    expect(asked.length - before).toBeLessThan(3);
  });

  it('steps by turns and stays inside', async () => {
    const replay = new Replaying(game(12).ask, 5, null);
    await settled();
    replay.turnOn();
    expect(replay.at).toBe(8);
    replay.turnOn();
    replay.turnOn();
    expect(replay.at).toBe(12);
    replay.turnBack();
    expect(replay.at).toBe(8);
    replay.step(-99);
    expect(replay.at).toBe(0);
  });

  it('goes to the end where a link reaches past it', async () => {
    const replay = new Replaying(game(12).ask, 400, null);
    await settled();
    expect([replay.at, replay.shown?.at, replay.failure]).toEqual([12, 12, '']);
  });

  it('shows only the newest wish when many come at once', async () => {
    const { ask, asked } = game(500);
    const replay = new Replaying(ask, 0, null);
    await settled();
    const before = asked.length;
    for (let at = 100; at < 200; at += 1) replay.to(at);
    await settled();
    expect(replay.shown?.at).toBe(199);
    expect(asked.length - before).toBeLessThan(20);
  });

  it('plays by itself, and stops at the end', async () => {
    const replay = new Replaying(game(3).ask, 0, null);
    await settled();
    replay.toggle();
    await vi.advanceTimersByTimeAsync(1200);
    expect([replay.at, replay.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(9000);
    expect([replay.at, replay.playing]).toEqual([3, false]);
  });

  it('is seen with the eyes of another seat', async () => {
    const replay = new Replaying(game(6).ask, 3, null);
    await settled();
    replay.sit(1);
    await settled();
    expect(replay.shown?.view).toEqual(viewOf(3, 1));
  });

  it('shows what everybody may see where a link names a seat that is not mine', async () => {
    const { ask } = game(6);
    const refusing: typeof ask = (at, seat, since) =>
      seat === null ? ask(at, seat, since) : Promise.reject(new Refused('forbidden', 'not yours', 'seat'));
    const replay = new Replaying(refusing, 3, 0);
    await settled();
    expect([replay.seat, replay.shown?.view, replay.failure]).toEqual([null, viewOf(3, null), '']);
  });

  it('keeps what a seat saw apart, however late it comes', async () => {
    const { ask, events } = game(6);
    const late: typeof ask = async (at, seat, since) => {
      if (at === 6 && since === 6 && seat === 0) await new Promise((done) => setTimeout(done, 500));
      return ask(at, seat, since);
    };
    const replay = new Replaying(late, 3, 0);
    await vi.advanceTimersByTimeAsync(2000);
    replay.follow([...events.slice(0, 5), event(5, 'other')]);
    replay.sit(null);
    await vi.advanceTimersByTimeAsync(2000);
    replay.to(6);
    await vi.advanceTimersByTimeAsync(2000);
    expect(replay.shown?.view).toEqual(viewOf(6, null));
  });

  it('grows with a game that runs, and forgets what was taken back', async () => {
    const { ask, events } = game(6);
    const replay = new Replaying(ask, 6, null);
    await settled();
    replay.follow([...events, event(6)]);
    expect([replay.last, replay.news, replay.at]).toEqual([7, 1, 6]);
    replay.follow(events.slice(0, 4));
    expect([replay.last, replay.at]).toEqual([4, 4]);
  });
});
