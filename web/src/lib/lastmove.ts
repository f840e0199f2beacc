// What an event touched, as far as its story names things of the table: the targets that stand for them.
import type { Happened, Words } from './protocol';

export function touchedBy(event: Happened, words: Words): string[] {
  const found = event.said.flatMap((said) =>
    (words.messages[said.key] ?? []).flatMap(({ kind }, i) => {
      const id = words.domains[kind]?.[said.args?.[i] ?? -1];
      return id === undefined ? [] : [`${kind}:${id}`];
    }),
  );
  return [...new Set(found)];
}
