// What stands on a thing before it is chosen: that it has no effect, a toll, and what it costs or loses, in a few words.
import type { Meaning, Said } from './protocol';

const KINDS: readonly Meaning['kind'][] = ['nothing', 'loss', 'toll', 'cost'];
/** More would crowd the thing; its tip tells all. */
const MOST = 2;

const isPartOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whether a text says some words, and not only as a part of others: "1 ducat" is not in "11 ducats". */
export function isToldIn(text: string, words: string): boolean {
  const sought = words.replace(/^−/, '');
  if (!sought) return true; // before the texts are there
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + sought.length])) return true;
  return false;
}

/** The meanings that stand on a thing, the gravest first; not what it tells of itself already. */
export function tagsOf(meanings: readonly Meaning[], say: (said: Said) => string, told: string): Meaning[] {
  const seen = new Set<string>();
  return meanings
    .filter(({ kind, brief }) =>
      brief ? !isToldIn(told, say(brief)) : kind === 'nothing' || kind === 'toll',
    )
    .filter(({ kind, brief }) => {
      const text = brief ? say(brief) : kind;
      return !seen.has(text) && seen.add(text);
    })
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
    .slice(0, MOST);
}
