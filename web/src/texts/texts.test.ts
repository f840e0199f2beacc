// The three languages say the same things, and every text that the page asks for is there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const folders = [
  './',
  '../../../src/roadstead/text/refused/',
  ...readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `./${entry.name}/`),
];

/** Each message with the variables it uses. */
function messages(path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of read(path).split(/^(?=[a-z])/m)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) found.set(key, [...new Set(part.match(/\$[a-z]+/g) ?? [])].sort().join(' '));
  }
  return found;
}

describe.each(folders)('the texts in %s', (folder) => {
  const english = messages(`${folder}en.ftl`);
  it.each(['de', 'fr'])('are the same in %s', (language) => {
    expect([...messages(`${folder}${language}.ftl`)].sort()).toEqual([...english].sort());
  });
});

it('have each key once: those that come later would take its place everywhere', () => {
  const keys = folders.flatMap((folder) => [...messages(`${folder}en.ftl`).keys()]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it.each(folders)('in %s keep French signs on the line of their word', (folder) => {
  const said = read(`${folder}fr.ftl`).replaceAll(/^#.*$/gm, '');
  expect(said.match(/.{0,20}(?: [:;?!»](?=\s|$)|« ).{0,10}/gm) ?? []).toEqual([]);
});

it('are there for every key that the page names', () => {
  const keys = new Set(folders.flatMap((folder) => [...messages(`${folder}en.ftl`).keys()]));
  const sources = readdirSync(new URL('..', here), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const named = sources.flatMap((file) =>
    [...read(`../${file}`).matchAll(/\bt\('([a-z][\w-]*)'/g)].map((found) => found[1] ?? ''),
  );
  expect([...new Set(named)].filter((key) => !keys.has(key))).toEqual([]);
});

// parts of the page bring texts of their own, and what comes later would take the place of what is there
it('say each thing in one file only', () => {
  const keys = folders.flatMap((folder) => [...messages(`${folder}en.ftl`).keys()]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
