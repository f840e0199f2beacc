import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { named, wanted } from './icons.ts';

const SRC = fileURLToPath(new URL('./src', import.meta.url));
const GAMES = join(SRC, 'games');
/** What is imported at once; `import()` and types are not. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;'"()]*['"](\.[^'"?]+)/g;
const ENDINGS = ['', '.ts', '/index.ts'];

function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(path);
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => {
    const whole = resolve(dirname(file), path);
    const found = ENDINGS.map((ending) => whole + ending).find(isFile);
    if (!found) throw new Error(`${file} imports ${path}, which is not there`);
    return found;
  });
}

function reached(from: string): Set<string> {
  const files = new Set([from]);
  for (const file of files)
    if (/\.(ts|svelte)$/.test(file)) importsOf(file).forEach((each) => files.add(each));
  return files;
}

test('home loads nothing of a board', () => {
  const files = [...reached(join(SRC, 'main.ts'))];
  expect(files).toContain(join(SRC, 'pages', 'home', 'QuickPlay.svelte'));
  expect(files.filter((file) => file.startsWith(GAMES))).toEqual([]);
});

test('home loads no icon that only a board names', () => {
  const elsewhere = named(SRC, (file) => !file.startsWith('games'));
  const first = wanted(SRC, '');
  expect(first.filter((icon) => !elsewhere.has(icon))).toEqual([]);
});
