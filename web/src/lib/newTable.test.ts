// A new table: the request to the server, why it cannot be opened yet, and the summary in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refused } from './api';
import {
  buildRequest,
  type Draft,
  newDraft,
  type Kind,
  changeGame,
  fieldOf,
  reasonNotReady,
  restoreDraft,
  type Say,
  seatAt,
  summary,
} from './newTable';
import type { GameInfo } from './protocol';
import { Phrases } from './voice';

const game: GameInfo = {
  name: 'harbour',
  title: 'Harbour',
  summary: '',
  version: 1,
  seats: [1, 2, 3, 4],
  bots: ['random', 'landlubber', 'greedy'],
  options: [
    {
      name: 'boards',
      kind: 'choice',
      default: 'wharfs',
      title: 'Boards',
      help: '',
      rule: 'HAR-108',
      choices: [
        { value: 'wharfs', text: 'The Wharfs' },
        { value: 'characters', text: 'Characters' },
      ],
    },
    { name: 'bonus_cards', kind: 'flag', default: 'off', title: 'Bonus cards', help: '', rule: '' },
    {
      name: 'turn_stop',
      kind: 'number',
      default: '100',
      title: 'Turn limit',
      help: '',
      rule: '',
      low: 1,
      high: 1000,
    },
  ],
};
const other: GameInfo = { ...game, name: 'novgorod', title: 'Novgorod', seats: [2, 3] };
const text = (path: string) => readFileSync(new URL(`../texts/${path}.ftl`, import.meta.url), 'utf8');
const say = (language: string): Say => {
  const phrases = new Phrases(language, text(language), text(`lobby/${language}`));
  return (key, args) => phrases.format(key, args);
};
const at = (...kinds: Kind[]): Draft => ({
  ...newDraft(game),
  places: kinds.map((kind) => ({ kind, name: '' })),
});

describe('a new draft', () => {
  it('is for me, a friend and a bot, the other seats closed', () => {
    expect(newDraft(game).places.map((place) => place.kind)).toEqual([
      'me',
      'friend',
      'bot-greedy',
      'closed',
    ]);
  });

  it('keeps who sits there when the game changes, and drops what belongs to the game', () => {
    const draft = {
      ...at('me', 'screen', 'friend', 'anyone'),
      options: { boards: 'characters' },
      cards: 'x',
      file: 'x',
    };
    const next = changeGame(draft, other);
    expect(next.places.map((place) => place.kind)).toEqual(['me', 'screen', 'friend']);
    expect([next.options, next.cards, next.game]).toEqual([{}, '', 'novgorod']);
  });

  it('comes back after a reload, as far as it still fits', () => {
    const draft = {
      ...at('me', 'bot-random', 'closed', 'closed'),
      options: { boards: 'characters', gone: 'x' },
      clock: 7,
    };
    const back = restoreDraft(JSON.parse(JSON.stringify(draft)), game);
    expect(back.places[1]?.kind).toBe('bot-random');
    expect(back.options).toEqual({ boards: 'characters' });
    expect(back.clock).toBe(0);
  });

  it.each([
    null,
    'x',
    { game: 'novgorod' },
    { game: 'harbour', places: 'x' },
    { game: 'harbour', places: [7] },
  ])('is sound whatever was stored: %j', (stored) => {
    expect(restoreDraft(stored, game).places).toHaveLength(4);
  });
});

describe('what is asked of the server', () => {
  it('has a chair for every seat that is not closed, and only options that were changed', () => {
    const draft = {
      ...at('me', 'closed', 'screen', 'bot-random'),
      options: { boards: 'wharfs', bonus_cards: 'on' },
    };
    draft.places[2]!.name = ' Ben ';
    expect(buildRequest(draft, 'Ann', game)).toMatchObject({
      chairs: [
        { who: 'me', name: 'Ann' },
        { who: 'me', name: 'Ben' },
        { who: 'bot', bot: 'random' },
      ],
      options: { bonus_cards: 'on' },
    });
  });

  it('numbers seats without the closed ones, and finds the row of a refused chair', () => {
    const draft = at('me', 'closed', 'screen');
    expect(seatAt(draft, 2)).toBe(1);
    expect(fieldOf(new Refused('invalid', '', 'chairs[1].name'), draft)).toBe('places.2');
    expect(fieldOf(new Refused('invalid', '', 'options.promo'), draft)).toBe('options.promo');
  });
});

describe('the button', () => {
  it('rests while the number of seats does not fit', () => {
    expect(reasonNotReady(at('me'), other, null)).toMatchObject({
      key: 'rest-seats',
      args: { count: 1, low: 2, high: 3 },
    });
    expect(reasonNotReady(at('closed'), game, null)?.key).toBe('rest-seats');
    expect(reasonNotReady(at('me', 'friend'), other, null)).toBeNull();
  });

  it.each(['0', '1001', 'x', '', '1.5'])('rests while a number reads %j', (number) => {
    const draft = { ...at('me'), options: { turn_stop: number } };
    expect(reasonNotReady(draft, game, null)).toEqual({ key: 'rest-number', args: { option: 'Turn limit' } });
  });

  it('rests after a refusal, until something changes', () => {
    const refusal = (field: string) => new Refused('invalid', '', field);
    expect(reasonNotReady(at('me'), game, refusal('cards'))?.key).toBe('rest-deck');
    expect(reasonNotReady(at('me'), game, refusal('options.promo'))?.key).toBe('rest-field');
    expect(reasonNotReady(at('me'), game, refusal(''))).toBeNull();
  });
});

describe('the sentence', () => {
  const draft: Draft = {
    ...at('me', 'friend', 'bot-greedy', 'bot-greedy'),
    options: { boards: 'characters', bonus_cards: 'on' },
    clock: 120,
  };
  it.each([
    [
      'en',
      'Harbour for 4: you, a friend with the link, and 2 bots (steady). With Boards: Characters and Bonus cards. Live, 2 minutes a move. Only who has the link finds it. It begins as soon as all seats are taken.',
    ],
    [
      'de',
      'Harbour zu 4: du, jemand mit dem Link und 2 Bots (solide). Mit Boards: Characters und Bonus cards. Live, 2 Minuten je Zug. Nur wer den Link hat, findet ihn. Es geht los, sobald alle Plätze besetzt sind.',
    ],
  ])('in %s', (language, sentence) => {
    expect(summary(draft, game, say(language), language)).toBe(sentence);
  });

  it('says that a game without free seats begins at once', () => {
    const alone = { ...at('me', 'screen', 'bot-random'), pace: 'days' as const, open: true, cards: 'x' };
    alone.places[1]!.name = 'Ben';
    expect(summary(alone, game, say('en'), 'en')).toBe(
      'Harbour for 3: you, Ben, and a bot (aimless). With your own deck. Over days, without a clock. Everybody can find it. It begins at once.',
    );
  });
});
