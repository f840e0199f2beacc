// Typed client of the server's REST API. Throws `Refused` for a refusal and `Unreachable` if there is no answer.
import type {
  Cards,
  Fork,
  GameInfo,
  GameName,
  Key,
  Language,
  Level,
  Me,
  NewTable,
  Refusal,
  Replayed,
  RulesText,
  Scores,
  TableInfo,
  TableList,
  GameWords,
} from './protocol';
import { VERSION_HEADER } from './protocol';
import { isOurs } from './version.svelte';

/** The server refused something and nothing changed; the same as `Refused` in Python. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly text = '',
    readonly field = '',
  ) {
    super(text || reason);
  }
}

/** No answer came: the server is down or the net is. */
export class Unreachable extends Error {}

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const text = await answerOf(method, path, body);
  return (text ? JSON.parse(text) : undefined) as T;
};

async function answerOf(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.status >= 502 && answer.status <= 504) throw new Unreachable();
  if (!isOurs(Number(answer.headers.get(VERSION_HEADER)))) throw new Refused('other-version');
  const text = await answer.text();
  if (!answer.ok) throw refusedBy(text, answer.status);
  return text;
}

function refusedBy(answer: string, status: number): Refused {
  try {
    const { reason, text, field } = JSON.parse(answer) as Refusal;
    return new Refused(reason, text, field);
  } catch {
    return new Refused('failed', `the server answered ${status}`);
  }
}

/** An answer with a new cookie. Copies of the old one are invalid once the new one has been used, so that is done at once. */
async function thenConfirmed<T>(asked: Promise<T>): Promise<T> {
  const answer = await asked;
  await api.me().catch(() => undefined);
  return answer;
}

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

/** Built-in rules and decks have one address for all tables, so that browsers cache them; an uploaded deck belongs to its table. */
const deckOf = (table: TableInfo, what: string, lang: Language, invite: string): string =>
  table.own_deck
    ? at(table.id, `/${what}?lang=${lang}&invite=${encodeURIComponent(invite)}`)
    : `/games/${table.game}/${what}?lang=${lang}&rules=${table.rules ?? 1}&deck=${table.deck}`;

/** Where the record can be downloaded, as a seat or the public has seen it. */
export const recordPath = (id: string, seat: number | null, invite: string): string =>
  `/api${at(id, `/record?${seat === null ? '' : `seat=${seat}&`}invite=${encodeURIComponent(invite)}`)}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  createGuest: (name: string) => ask<Me>('POST', '/guests', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  games: (lang: Language) => ask<GameInfo[]>('GET', `/games?lang=${lang}`),
  texts: (game: GameName, lang: Language) => answerOf('GET', `/games/${game}/texts?lang=${lang}`),
  rules: (game: GameName, lang: Language) => ask<RulesText>('GET', `/games/${game}/rules?lang=${lang}`),
  /** What the deck of a table can say, and its cards. */
  words: (table: TableInfo, invite: string) => ask<GameWords>('GET', deckOf(table, 'words', 'en', invite)),
  cards: (table: TableInfo, lang: Language, invite: string) =>
    ask<Cards>('GET', deckOf(table, 'cards', lang, invite)),
  tables: (show: 'open' | 'mine') => ask<TableList>('GET', `/tables?show=${show}`),
  table: (id: string, invite = '') => ask<TableInfo>('GET', at(id, `?invite=${encodeURIComponent(invite)}`)),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  join: (id: string, invite: string, seat?: number) =>
    ask<TableInfo>('POST', at(id, '/join'), seat === undefined ? { invite } : { seat, invite }),
  nameTable: (id: string, name: string) => ask<TableInfo>('PATCH', at(id, ''), { name }),
  leave: (id: string) => ask<void>('POST', at(id, '/leave')),
  standUp: (id: string) => ask<TableInfo>('POST', at(id, '/stand-up')),
  start: (id: string, fill?: Level) => ask<TableInfo>('POST', at(id, '/start'), fill ? { fill } : {}),
  rematch: (id: string) => ask<TableInfo>('POST', at(id, '/rematch')),
  replay: (
    id: string,
    position: number,
    seat: number | null,
    since: number,
    invite: string,
    words = false,
  ) => {
    const query = new URLSearchParams({ since: String(since), invite, words: String(words) });
    if (seat !== null) query.set('seat', String(seat));
    return ask<Replayed>('GET', at(id, `/replay/${position}?${query}`));
  },
  scores: (id: string, invite: string) =>
    ask<Scores>('GET', at(id, `/scores?invite=${encodeURIComponent(invite)}`)),
  fork: (id: string, fork: Fork) => ask<TableInfo>('POST', at(id, '/fork'), fork),
  newKey: () => thenConfirmed(ask<Key>('POST', '/me/key')),
  continueWithKey: (key: string) => ask<Me>('POST', '/sessions', { key }),
  signOutEverywhere: () => thenConfirmed(ask<Me>('DELETE', '/me/sessions')),
  eraseMe: () => ask<void>('DELETE', '/me'),
  loadRecord: (record: string) => ask<TableInfo>('POST', '/tables/records', { record }),
};
