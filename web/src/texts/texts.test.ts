// The three languages say the same things, and every text that the page asks for is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
/** A board's texts are its own: its keys may say something else elsewhere. */
const boards = readdirSync(new URL('../games/', here)).filter((game) =>
  existsSync(new URL(`../games/${game}/texts/en.ftl`, here)),
);
const ofBoard = (game: string) => `../games/${game}/texts/`;

/** All texts of a folder in a language; some of a board may stand in a file of their own: `sea.en.ftl`. */
const said = (folder: string, language: string): string =>
  readdirSync(new URL(folder, here))
    .filter((file) => file === `${language}.ftl` || file.endsWith(`.${language}.ftl`))
    .map((file) => read(`${folder}${file}`))
    .join('\n');

/** Each message with the variables it uses. */
function messages(folder: string, language = 'en'): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of said(folder, language).split(/^(?=[a-z])/m)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) found.set(key, [...new Set(part.match(/\$[a-z]+/g) ?? [])].sort().join(' '));
  }
  return found;
}

describe.each([...folders, ...boards.map(ofBoard)])('the texts in %s', (folder) => {
  const english = messages(folder);
  it.each(['de', 'fr'])('are the same in %s', (language) => {
    expect([...messages(folder, language)].sort()).toEqual([...english].sort());
  });
});

it('have each key once: those that come later would take its place everywhere', () => {
  const keys = folders.flatMap((folder) => [...messages(folder).keys()]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it.each([...folders, ...boards.map(ofBoard)])(
  'in %s keep French signs on the line of their word',
  (folder) => {
    const french = said(folder, 'fr').replaceAll(/^#.*$/gm, '');
    expect(french.match(/.{0,20}(?: [:;?!»](?=\s|$)|« ).{0,10}/gm) ?? []).toEqual([]);
  },
);

it('are there for every key that the page names', () => {
  const page = folders.flatMap((folder) => [...messages(folder).keys()]);
  const sources = readdirSync(new URL('..', here), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
  );
  const unknown = sources.flatMap((file) => {
    const board = boards.find((game) => file.startsWith(`games/${game}/`));
    const keys = new Set(board ? messages(ofBoard(board)).keys() : page);
    const named = [...read(`../${file}`).matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((found) => found[1] ?? '');
    return named.filter((key) => !keys.has(key));
  });
  expect(unknown).toEqual([]);
});

// parts of the page bring texts of their own, and what comes later would take the place of what is there
it('say each thing in one file only', () => {
  const keys = folders.flatMap((folder) => [...messages(folder).keys()]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
