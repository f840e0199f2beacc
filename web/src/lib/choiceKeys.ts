// The keys that select the choices of a list, as they are shown beside them.

/** Without h, l, r and u: these are commands of the table. */
const LETTERS = [...'abcdefgijkmnopqstvwxyz'];
const DIGITS = [...'123456789'];

/** A key for each text, '' where there are not enough. Digits only if no text contains another number: "2  Column 4" would be
 * read as either. */
export function choiceKeys(texts: readonly string[]): string[] {
  const agree = texts.every((text, at) => (text.match(/\d+/g) ?? []).every((n) => Number(n) === at + 1));
  const keys = agree ? DIGITS : LETTERS;
  return texts.map((_, at) => keys[at] ?? '');
}
