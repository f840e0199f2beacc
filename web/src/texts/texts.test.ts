import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const folders = [
  here,
  ...readdirSync(here, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [join(here, each.name)] : [],
  ),
];

/** Every message with the names of its arguments. */
function messages(folder: string, language: string): Record<string, string[]> {
  const source = readFileSync(join(folder, `${language}.ftl`), 'utf8');
  const blocks = source.split(/\n(?=[a-z][\w-]* =)/).filter((block) => /^[a-z][\w-]* =/.test(block));
  return Object.fromEntries(
    blocks.map((block) => [
      block.slice(0, block.indexOf(' ')),
      [...new Set(block.match(/\$[a-z][\w-]*/g) ?? [])].sort(),
    ]),
  );
}

describe.each(folders.map((folder) => [basename(folder), folder]))('the %s', (_, folder) => {
  const english = messages(folder, 'en');

  it.each(['de', 'fr'])('are all there in %s, with the same arguments', (language) => {
    expect(messages(folder, language)).toEqual(english);
  });

  it.each(['en', 'de', 'fr'])('can all be read in %s', (language) => {
    const source = readFileSync(join(folder, `${language}.ftl`), 'utf8');
    const read = new FluentResource(source).body.map(({ id }) => id);
    expect(read.sort()).toEqual(Object.keys(english).sort());
  });
});
