// The REST side of a Roadstead server, typed. A refusal is thrown as `Refused`, a silent server as `Unreachable`.
import type { GameInfo, GameName, Key, Language, Me, NewTable, Problem, TableInfo, TableList } from './protocol';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }

  get reason(): string {
    return this.problem.reason;
  }
}

/** No answer came: the server is down or the net is. */
export class Unreachable extends Error {}

/** What a game can say: its declared messages, and the ids of its things. */
export interface WordsInfo {
  keys: Record<string, [name: string, kind: string][]>;
  domains: Record<string, string[]>;
}

export interface CardInfo {
  kind: string;
  id: string;
  name: string;
  source: 'rulebook' | 'public' | 'reconstructed';
  known: string[];
  fields: Record<string, unknown>;
  /** What the card does, in words. */
  text: string[];
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, problemIn(text, answer.status));
  return (text ? JSON.parse(text) : undefined) as T;
}

function problemIn(text: string, status: number): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { reason: 'failed', text: `the server answered ${status}` };
  }
}

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  comeIn: (name: string) => ask<Me>('POST', '/guests', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  games: (lang: Language) => ask<GameInfo[]>('GET', `/games?lang=${lang}`),
  texts: (game: GameName, lang: Language) =>
    ask<{ texts: string }>('GET', `/games/${game}/texts?lang=${lang}`),
  words: (game: GameName) => ask<WordsInfo>('GET', `/games/${game}/words`),
  cards: (game: GameName, lang: Language) => ask<CardInfo[]>('GET', `/games/${game}/cards?lang=${lang}`),
  tables: (show: 'open' | 'mine') => ask<TableList>('GET', `/tables?show=${show}`),
  table: (id: string, invite = '') => ask<TableInfo>('GET', at(id, `?invite=${encodeURIComponent(invite)}`)),
  create: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  join: (id: string, invite: string, seat?: number) =>
    ask<TableInfo>('POST', at(id, '/join'), seat === undefined ? { invite } : { seat, invite }),
  leave: (id: string) => ask<void>('POST', at(id, '/leave')),
  start: (id: string, fill?: 'greedy' | 'random') =>
    ask<TableInfo>('POST', at(id, '/start'), fill ? { fill } : {}),
  rematch: (id: string) => ask<TableInfo>('POST', at(id, '/rematch')),
  newKey: () => ask<Key>('POST', '/me/key'),
  goOn: (key: string) => ask<Me>('POST', '/sessions', { key }),
  leaveNoTrace: () => ask<void>('DELETE', '/me'),
  keepRecord: (record: string) => ask<TableInfo>('POST', '/tables/records', { record }),
};
