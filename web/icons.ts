// A Vite plugin: the module `virtual:icons` contains exactly the icons that the sources name. Icons named only in a folder of
// `LATER` are a module of their own, such as `virtual:icons/replay`.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shorter } from './paths.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);
const load = (name: string): IconSet =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet;

const LATER: Record<string, string> = {
  replay: join('pages', 'replay'),
  harbour: join('games', 'harbour'),
  bremerhaven: join('games', 'bremerhaven'),
  novgorod: join('games', 'novgorod'),
  shipyard: join('games', 'shipyard'),
  board: join('kit', 'board'),
  gallery: 'gallery',
};

/** The icons named in the wanted files. */
export function named(folder: string, isWanted: (file: string) => boolean): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => /\.(svelte|ts)$/.test(file) && isWanted(file))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\b(gi|lu):[a-z0-9-]+/g) ?? []),
  );
}

/** The icons that come with a part of the page; those of no part come first, with every page. */
export function wanted(folder: string, part: string): string[] {
  const isLater = (file: string) => Object.values(LATER).some((place) => file.startsWith(place));
  const first = named(folder, (file) => !isLater(file));
  if (!part) return [...first];
  const place = LATER[part] ?? '';
  return [...named(folder, (file) => file.startsWith(place))].filter((name) => !first.has(name));
}

const withPaths = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorter(path)}"`);

export function icons(folder: string): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'icons',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return null;
      const sets: Record<string, IconSet> = { gi: load('game-icons'), lu: load('lucide') };
      const drawings: Record<string, string> = {};
      for (const name of wanted(folder, source.slice(id.length + 2)).sort()) {
        const [set = '', icon = ''] = name.split(':');
        const from = sets[set];
        const drawing = from?.icons[icon] ?? from?.icons[from.aliases?.[icon]?.parent ?? ''];
        if (!drawing) throw new Error(`there is no icon ${name}`);
        // game-icons have a grid of 512, which whole numbers are fine enough for; Lucide's is of 24
        drawings[name] = set === 'gi' ? withPaths(drawing.body) : drawing.body;
      }
      return `export default ${JSON.stringify(drawings)}`;
    },
  };
}
