// What is known of a game beside its positions: its texts, what it can say, and its cards, in one language.
import { api, type CardInfo, type WordsInfo } from './api';
import type { GameName, Language } from './protocol';

export interface Lore {
  game: GameName;
  language: Language;
  texts: string;
  words: WordsInfo;
  cards: Map<string, CardInfo>;
  names: Map<string, string>;
}

const known = new Map<string, Promise<Lore>>();

export function lore(game: GameName, language: Language): Promise<Lore> {
  const key = `${game}:${language}`;
  const found = known.get(key) ?? learn(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function learn(game: GameName, language: Language): Promise<Lore> {
  const [texts, words, cards] = await Promise.all([
    api.texts(game, language),
    api.words(game),
    api.cards(game, language),
  ]);
  const entries = cards.map((card) => [`${card.kind}:${card.id}`, card] as const);
  return {
    game,
    language,
    texts: texts.texts,
    words,
    cards: new Map(entries),
    names: new Map(entries.map(([key, card]) => [key, card.name])),
  };
}
