// Subsets the page's fonts before a build to the characters and weights in use. The font of names and chat has all of Latin-1.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

type Axes = NonNullable<Parameters<typeof subset>[2]>['variationAxes'];

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const SAID = `${range(0x20, 0x7e)}\u00a0«»°ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàâäçèéêëîïôöùûüŒœ–—‘’“”„…•€→×−·≠●`;
const NAMES = `${SAID}${range(0xc0, 0xff)}Ÿ`;
const FONTS: [name: string, source: string, letters: string, axes: Axes][] = [
  ['fraunces', 'fraunces/files/fraunces-latin-wght-normal.woff2', SAID, { wght: 640 }],
  ['fraunces-italic', 'fraunces/files/fraunces-latin-wght-italic.woff2', SAID, { wght: 500 }],
  ['inter', 'inter/files/inter-latin-wght-normal.woff2', NAMES, { wght: { min: 400, max: 700 } }],
];

export async function makeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const changed = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  for (const [name, source, letters, variationAxes] of FONTS) {
    const made = join(folder, `${name}.woff2`);
    if (existsSync(made) && statSync(made).mtimeMs > changed) continue;
    const font = readFileSync(require.resolve(`@fontsource-variable/${source}`));
    writeFileSync(made, await subset(font, letters, { targetFormat: 'woff2', variationAxes }));
  }
}
