// The form for a new table: the draft, why it cannot be opened yet, the request to the server, and a summary in words.
import type { FluentVariable } from '@fluent/bundle';
import { withDefaults } from './storage';
import type { Refused } from './api';
import type { Chair, GameInfo, GameName, GameOption, Level, NewTable, Pace } from './protocol';
import { formatDuration } from './time';

/** Who a seat is for. `screen`: somebody else at this screen; a bot is named with its level. */
export type Kind = 'me' | 'friend' | 'anyone' | 'screen' | 'closed' | `bot-${string}`;

export interface Place {
  kind: Kind;
  name: string;
}

export interface Draft {
  game: string;
  places: Place[];
  options: Record<string, string>;
  open: boolean;
  pace: Pace;
  clock: number;
  start: boolean;
  /** A deck of one's own: the name of its file, and its text. */
  file: string;
  cards: string;
}

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;
export interface TextKey {
  key: string;
  args: Record<string, FluentVariable>;
}

/** The offered times for a move; 0 means no clock. */
export const CLOCK_SECONDS: Record<Pace, number[]> = {
  live: [0, 30, 60, 120, 300, 900],
  days: [0, 43_200, 86_400, 172_800, 259_200, 604_800],
};

export const seatKinds = (game: GameInfo): Kind[] => [
  'me',
  'friend',
  'anyone',
  ...game.bots.map((level): Kind => `bot-${level}`),
  'screen',
  'closed',
];
export const levelOf = (kind: Kind): string => (kind.startsWith('bot-') ? kind.slice(4) : '');
const bestBot = (game: GameInfo): Kind => `bot-${game.bots.at(-1) ?? 'greedy'}`;

export function newDraft(game: GameInfo, withWhom = ''): Draft {
  const given: Kind[] = withWhom === 'screen' ? ['me', 'screen'] : ['me', 'friend', bestBot(game)];
  return {
    game: game.name,
    places: fitPlaces(
      given.map((kind) => ({ kind, name: '' })),
      game,
    ),
    options: {},
    open: false,
    pace: 'live',
    clock: 0,
    start: true,
    file: '',
    cards: '',
  };
}

/** Exactly as many places as the game has seats at most; missing ones are closed. */
function fitPlaces(places: Place[], game: GameInfo): Place[] {
  const most = Math.max(...game.seats);
  return Array.from({ length: most }, (_, at) => places[at] ?? { kind: 'closed', name: '' });
}

/** The same table with another game: the people stay, options and deck are reset. */
export const changeGame = (draft: Draft, game: GameInfo): Draft => ({
  ...draft,
  game: game.name,
  places: fitPlaces(draft.places, game),
  options: {},
  file: '',
  cards: '',
});

/** A draft that was stored, as far as it still fits its game. */
export function restoreDraft(stored: unknown, game: GameInfo, withWhom = ''): Draft {
  const plain = newDraft(game, withWhom);
  const found = withDefaults(stored, plain);
  if (found.game !== game.name || !Array.isArray(found.places)) return plain;
  const known = seatKinds(game);
  const places = found.places
    .map((place) => withDefaults(place, { kind: 'closed' as Kind, name: '' }))
    .map((place) => (known.includes(place.kind) ? place : { ...place, kind: 'closed' as Kind }));
  const names = new Set(game.options.map((option) => option.name));
  const options = Object.entries(found.options).filter(
    ([name, value]) => names.has(name) && typeof value === 'string',
  );
  const pace = found.pace === 'days' ? 'days' : 'live';
  return {
    ...found,
    places: fitPlaces(places, game),
    options: Object.fromEntries(options),
    pace,
    clock: CLOCK_SECONDS[pace].includes(found.clock) ? found.clock : 0,
  };
}

export const takenPlaces = (draft: Draft): Place[] => draft.places.filter((place) => place.kind !== 'closed');
export const hasFreeSeats = (draft: Draft): boolean =>
  draft.places.some((place) => place.kind === 'friend' || place.kind === 'anyone');
/** The seat number of a place: closed places have none. */
export const seatAt = (draft: Draft, at: number): number =>
  draft.places.slice(0, at).filter((place) => place.kind !== 'closed').length;
export const valueOf = (draft: Draft, option: GameOption): string =>
  draft.options[option.name] ?? option.default;

function buildChair({ kind, name }: Place): Chair {
  const level = levelOf(kind);
  if (level) return { who: 'bot', bot: level as Level };
  if (kind === 'friend' || kind === 'anyone') return { who: kind };
  return { who: 'me', name: name.trim() };
}

/** The request to the server. Others at this screen have the names that were typed, I keep mine. */
export function buildRequest(draft: Draft, myName: string, game: GameInfo): NewTable {
  const defaults = new Map(game.options.map((option) => [option.name, option.default]));
  return {
    game: draft.game as GameName,
    chairs: takenPlaces(draft).map((place) =>
      buildChair(place.kind === 'me' ? { ...place, name: myName } : place),
    ),
    options: Object.fromEntries(
      Object.entries(draft.options).filter(([name, value]) => value !== defaults.get(name)),
    ),
    open: draft.open,
    pace: draft.pace,
    clock: draft.clock,
    start: draft.start,
    cards: draft.cards,
  };
}

/** Whether the value is one that the option allows; only numbers are typed by hand. */
export function isValidValue(option: GameOption, value: string): boolean {
  if (option.kind !== 'number') return true;
  const number = Number(value);
  return (
    /^-?\d+$/.test(value.trim()) && number >= (option.low ?? -Infinity) && number <= (option.high ?? Infinity)
  );
}

/** Why the table cannot be opened yet, or null. */
export function reasonNotReady(draft: Draft, game: GameInfo, refused: Refused | null): TextKey | null {
  const count = takenPlaces(draft).length;
  if (!game.seats.includes(count))
    return {
      key: 'rest-seats',
      args: { game: game.title, count, low: Math.min(...game.seats), high: Math.max(...game.seats) },
    };
  const wrong = game.options.find((option) => !isValidValue(option, valueOf(draft, option)));
  if (wrong) return { key: 'rest-number', args: { option: wrong.title } };
  if (refused?.field === 'cards') return { key: 'rest-deck', args: {} };
  return refused?.field ? { key: 'rest-field', args: {} } : null;
}

/** Which part of the form a refusal is about: `options.promo`, `places.2` (a row), `cards`, `clock`, or none. */
export function fieldOf({ field }: Refused, draft: Draft): string {
  const chair = /^chairs\[(\d+)\]/.exec(field)?.[1];
  if (chair !== undefined) {
    const rows = draft.places
      .map((place, at) => ({ place, at }))
      .filter(({ place }) => place.kind !== 'closed');
    return `places.${rows[Number(chair)]?.at ?? 0}`;
  }
  return field;
}

/** The options that differ from their defaults, in words. */
export function chosenOptions(draft: Draft, game: GameInfo, say: Say): string[] {
  return game.options
    .filter((option) => valueOf(draft, option) !== option.default)
    .map((option) => optionInWords(option, valueOf(draft, option), say));
}

export function optionInWords(option: GameOption, value: string, say: Say): string {
  if (option.kind === 'flag')
    return value === 'on' ? option.title : say('sum-without', { option: option.title });
  const said = option.choices?.find((choice) => choice.value === value)?.text ?? value;
  return say('sum-option', { option: option.title, value: said });
}

/** The whole draft in a few sentences. */
export function summary(draft: Draft, game: GameInfo, say: Say, language: string): string {
  const list = new Intl.ListFormat(language);
  const count = (kind: Kind) => draft.places.filter((place) => place.kind === kind).length;
  const who = [
    ...(count('me') ? [say('sum-you')] : []),
    ...draft.places
      .filter((place) => place.kind === 'screen')
      .map((place) => place.name.trim() || say('sum-screen')),
    ...(['friend', 'anyone'] as const)
      .filter((kind) => count(kind))
      .map((kind) => say(`sum-${kind}`, { count: count(kind) })),
    ...game.bots
      .map((level) => ({ level, count: count(`bot-${level}`) }))
      .filter((bots) => bots.count)
      .map((bots) => say('sum-bots', { count: bots.count, level: say(`bot-${bots.level}`) })),
  ];
  const options = chosenOptions(draft, game, say);
  return [
    who.length
      ? say('sum-table', { game: game.title, count: takenPlaces(draft).length, who: list.format(who) })
      : '',
    options.length ? say('sum-with', { options: list.format(options) }) : '',
    draft.cards ? say('sum-deck') : '',
    draft.clock
      ? say(`sum-${draft.pace}-clock`, { time: formatDuration(draft.clock, language) })
      : say(`sum-${draft.pace}`),
    say(draft.open ? 'sum-open' : 'sum-closed'),
    say(hasFreeSeats(draft) ? (draft.start ? 'sum-begins' : 'sum-you-begin') : 'sum-at-once'),
  ]
    .filter(Boolean)
    .join(' ');
}
