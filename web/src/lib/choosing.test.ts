import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choosing as AnyChoosing } from './choosing.svelte';
import type { Choice, SaidShortcut } from './protocol';

// the settings ask the browser for its colours when they are loaded
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
const { Choosing, movesOf } = await import('./choosing.svelte');
const { settings } = await import('./settings.svelte');

const choice = (move: string, ...targets: string[]): Choice => ({ move, said: { key: move }, targets });
const line = (final: boolean, ...moves: string[]): SaidShortcut => ({ moves, said: { key: 'all' }, final });

describe('a line of moves', () => {
  afterEach(() => (settings.confirm = true));
  const choices = [choice('unload 1', 'dock:1'), choice('done', 'button:done')];
  const asking = (): AnyChoosing => {
    const choosing = new Choosing(() => true);
    choosing.offer(choices);
    expect(choosing.mayPlay(line(true, 'unload 1', 'done'))).toBe(false);
    expect(choosing.isBegun).toBe(true);
    return choosing;
  };

  it('is asked about once if it cannot be taken back', () => {
    expect(asking().mayPlay(line(true, 'unload 1', 'done'))).toBe(true);
    expect(new Choosing(() => true).mayPlay(line(false, 'unload 1'))).toBe(true);
    settings.confirm = false;
    expect(new Choosing(() => true).mayPlay(line(true, 'unload 1', 'done'))).toBe(true);
  });

  it('is asked about no more after a step back, another touch, or when it is gone', () => {
    const back = asking();
    expect(back.back()).toBe(true);
    expect(back.askedLine).toBeNull();
    const touched = asking();
    touched.touch('dock:1');
    expect(touched.askedLine).toBeNull();
    const gone = asking();
    gone.offer(choices, [line(true, 'done')]);
    expect(gone.askedLine).toBeNull();
  });

  it('stays asked while others act', () => {
    const choosing = asking();
    choosing.offer(choices, [line(true, 'unload 1', 'done')]);
    expect(choosing.askedLine?.moves).toEqual(['unload 1', 'done']);
  });
});

describe('a gesture', () => {
  const unload = choice('unload 1', 'dock:1');
  const deliver = choice('deliver crate 2', 'stored:crate', 'load:2');
  const carry: SaidShortcut = {
    moves: ['unload 1', 'deliver crate 2'],
    said: { key: 'carry' },
    targets: ['dock:1', 'load:2'],
  };
  const store: SaidShortcut = {
    moves: ['unload 1'],
    said: { key: 'unload' },
    targets: ['dock:1', 'storage'],
  };
  const offering = (played: string[][]): AnyChoosing => {
    const choosing = new Choosing((each) => played.push([...movesOf(each)]) > 0);
    choosing.offer([unload, deliver], [line(false, 'unload 1', 'done'), carry, store]);
    return choosing;
  };

  it('is dragged, or touched from its end', () => {
    const played: string[][] = [];
    const choosing = offering(played);
    choosing.dragging = 'dock:1';
    expect([...choosing.next].sort()).toEqual(['load:2', 'storage']);
    expect(choosing.foreseen).toEqual([]);
    choosing.over = 'load:2'; // what letting go would do is told before
    expect(choosing.dropping?.said.key).toBe('carry');
    expect(choosing.foreseen).toEqual(carry.moves);
    choosing.drop('dock:1', 'load:2');
    choosing.drop('dock:1', 'storage');
    choosing.touch('load:2');
    choosing.touch('dock:1');
    expect(played).toEqual([carry.moves, store.moves, carry.moves]);
  });

  it('leaves a touch what it was, and the list without what it has already', () => {
    const played: string[][] = [];
    const choosing = offering(played);
    choosing.touch('dock:1');
    expect(played).toEqual([['unload 1']]);
    expect(choosing.listed.map(({ move }) => move)).toEqual([
      'unload 1',
      'deliver crate 2',
      'unload 1, deliver crate 2',
    ]);
    expect(choosing.lines.map(({ moves }) => moves.join())).toEqual(['unload 1,done']);
  });

  it('and a line that is pointed at tell what they lead to', () => {
    const choosing = offering([]);
    expect(choosing.foreseen).toEqual([]);
    choosing.lookedAt = choosing.lines[0] ?? null;
    expect(choosing.foreseen).toEqual(['unload 1', 'done']);
    choosing.offer([unload], []);
    expect(choosing.foreseen).toEqual([]);
  });
});

describe('a thing whose words name a whole choice', () => {
  const bid = { ...choice('bid 1 parking', 'space:parking', 'card:1'), final: true };
  const offering = (played: Choice[], chosen: Choice): AnyChoosing => {
    const choosing = new Choosing((each) => played.push(each) > 0);
    choosing.offer([chosen, choice('bid 1 price', 'space:price', 'card:1')]);
    return choosing;
  };

  it('is played with all it holds', () => {
    const played: Choice[] = [];
    const free = { ...bid, final: false };
    offering(played, free).take('space:parking', free);
    expect(played).toEqual([free]);
  });

  it('is asked about first if it cannot be taken back, with what comes along', () => {
    const played: Choice[] = [];
    const choosing = offering(played, bid);
    choosing.take('space:parking', bid);
    expect(played).toEqual([]);
    expect([choosing.asked, choosing.chosen, choosing.along]).toEqual([bid, ['space:parking'], ['card:1']]);
    choosing.confirm(bid);
    expect(played).toEqual([bid]);
  });
});

describe('what a touch leads to', () => {
  it('is the exact choice, though another one holds something besides', () => {
    const order = choice('order', 'order:1');
    const choosing = new Choosing(() => true);
    choosing.offer([order, choice('cheap', 'privilege', 'order:1'), choice('pass', 'button:pass')]);
    expect(choosing.leadsTo('order:1')).toBe(order);
    expect(choosing.leadsTo('privilege')?.move).toBe('cheap');
  });

  it('is no single choice where several hold it, or where it only answers which comes first', () => {
    const choosing = new Choosing(() => true);
    const before = { ...choice('before', 'button:before'), answers: ['goods:wood'] };
    choosing.offer([choice('a 1', 'a', 'one'), choice('a 2', 'a', 'two'), before]);
    expect(choosing.leadsTo('a')).toBeNull();
    expect(choosing.leadsTo('goods:wood')).toBeNull();
  });
});

describe('several things of a kind', () => {
  const goods = (...names: string[]): Choice =>
    choice(names.join('+'), ...names.map((name) => `market:${name}`));
  const chosen = ['market:fish', 'market:stone', 'market:wood'];

  it('are not dropped by touching one that does not go with them', () => {
    const choosing = new Choosing(() => true);
    choosing.offer([
      goods('fish', 'stone', 'wood'),
      goods('fish', 'stone'),
      goods('fish'),
      goods('livestock'),
    ]);
    for (const each of chosen) choosing.touch(each);
    expect(choosing.chosen).toEqual(chosen);
    expect(choosing.isTouchable('market:livestock')).toBe(false);
    expect(choosing.isApart('market:livestock')).toBe(true);
    choosing.touch('market:livestock');
    expect(choosing.chosen).toEqual(chosen);
    choosing.remove('market:wood');
    choosing.remove('market:stone');
    choosing.touch('market:livestock');
    expect(choosing.chosen).toEqual(['market:livestock']);
  });
});
