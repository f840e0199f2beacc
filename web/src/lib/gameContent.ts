// The content of a game in one language: texts, message declarations and cards.
import { api } from './api';
import type { CardInfo, GameName, Language, TableInfo, GameWords } from './protocol';

export interface GameContent {
  game: GameName;
  language: Language;
  texts: string;
  words: GameWords;
  cards: Map<string, CardInfo>;
}

const known = new Map<string, Promise<GameContent>>();

/** The content for a table's rules and deck, cached. */
export function loadGameContent(table: TableInfo, language: Language, invite: string): Promise<GameContent> {
  const key = `${table.game}:${table.rules ?? 1}:${table.deck}:${language}`;
  const found = known.get(key) ?? fetchContent(table, language, invite);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function fetchContent(table: TableInfo, language: Language, invite: string): Promise<GameContent> {
  const game = table.game as GameName;
  const [texts, words, { cards }] = await Promise.all([
    api.texts(game, language),
    api.words(table, invite),
    api.cards(table, language, invite),
  ]);
  const entries = cards.map((card) => [`${card.kind}:${card.id}`, card] as const);
  return {
    game,
    language,
    texts,
    words,
    cards: new Map(entries),
  };
}
