// The rules of a game as chapters of numbered rules, and searching them.
import { api } from './api';
import { blocks, type Block } from './markdown';
import type { GameName, Language, RulesText } from './protocol';

export interface Rule {
  /** The rule's number, or a generated id for text between rules. */
  id: string;
  rule: string;
  blocks: Block[];
  /** The sources named at the end of the rule. */
  sources: string[];
  /** The folded text for searching. */
  plain: string;
}

export interface Chapter {
  id: string;
  level: number;
  title: string;
  number: string;
  rules: Rule[];
}

const SOURCES = /(?:\s\[[^\],]{2,14}\])+$/;
const known = new Map<string, Promise<Chapter[]>>();

export function rulebook(game: GameName, language: Language): Promise<Chapter[]> {
  const key = `${game}:${language}`;
  const found = known.get(key) ?? api.rules(game, language).then(chapters);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export function chapters(text: RulesText): Chapter[] {
  return text.sections.map(({ level, title, number = '', blocks: said = [] }, at) => ({
    id: `c${at}`,
    level,
    title,
    number,
    rules: said.map((each, i) => read(each.text, each.rule ?? '', `c${at}.${i}`)),
  }));
}

function read(text: string, rule: string, id: string): Rule {
  const bare = rule ? text.replace(/^-\s+/, '').replace(`**${rule}**`, '').trim() : text;
  const sources = [...(SOURCES.exec(bare)?.[0] ?? '').matchAll(/\[([^\]]+)\]/g)].map(
    ([, each]) => each ?? '',
  );
  const body = sources.length ? bare.replace(SOURCES, '') : bare;
  const plain = fold(`${rule} ${body.replaceAll(/[*`]/g, '')}`);
  return { id: rule || id, rule, blocks: blocks(body), sources, plain };
}

/** Lower case without accents; the length is unchanged, so that indices stay valid in the original. */
export const fold = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD')[0] ?? letter).join('');

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** The rules that contain all words, by chapter; a chapter whose title contains them is included as a whole. */
export function search(book: Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return book;
  const has = (text: string) => words.every((word) => text.includes(word));
  return book
    .map((chapter) => ({
      ...chapter,
      rules: has(fold(chapter.title)) ? chapter.rules : chapter.rules.filter((rule) => has(rule.plain)),
    }))
    .filter((chapter) => chapter.rules.length);
}

/** A text split into hits and the rest. */
export function hits(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const folded = fold(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ from: folded.indexOf(word, at), long: word.length }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from || b.long - a.long)[0];
    if (!next) break;
    if (next.from > at) pieces.push({ text: text.slice(at, next.from), hit: false });
    pieces.push({ text: text.slice(next.from, next.from + next.long), hit: true });
    at = next.from + next.long;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
