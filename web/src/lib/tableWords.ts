// The table in words as the page lays it out: titles, blocks of sentences and rows, and where each thing that may be touched stands.
// Pure functions over the sections that the server sends; they know no game.
import type { Choice, Said, SaidLine, SaidSection } from './protocol';
import { isThing, kindOf } from './targets';

/** A run of sentences, or of rows that share the section's columns. */
export interface Block {
  rows: boolean;
  lines: SaidLine[];
}

const WITH_COLON = /\s?[:;]\s/;
const WITHOUT = /,\s|\s?;\s/;

/** A heading as a short title and what it sums up: "Your route: 0 of 2 cards", "Sea, 35 ships in the deck". */
export function titleAndSum(heading: string): { title: string; sum: string } {
  const found = (/:\s/.test(heading) ? WITH_COLON : WITHOUT).exec(heading);
  if (!found) return { title: heading, sum: '' };
  return { title: heading.slice(0, found.index), sum: heading.slice(found.index + found[0].length) };
}

/** Whether the head of a row has said a thing's name already: "soldiers", or "soldiers, asked now". */
export const isHeadOf = (head: string, name: string): boolean => head === name || head.startsWith(`${name},`);

/** A thing's name with what tells it from others of its name: what its row says, or whose section it is in. */
export function tellingName(name: string, cells: readonly string[], owner: string): string {
  if (cells.length < 2) return owner ? `${name}, ${owner}` : name;
  const isSaid = cells.some((cell) => cell.toLowerCase().includes(name.toLowerCase()));
  return isSaid ? name : `${name}: ${cells.slice(0, 3).join(', ')}`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A label without the details after its colon that its row has told: "Take Bergen: fish, income 2 (4 ducats)" is "Take Bergen (4 ducats)".
 * The name of the row itself stays: "Go to: Pub" is not "Go to". */
export function withoutTold(label: string, told: string, name: string): string {
  const found = /^([^:(]*?)(\s?: )([^:(]+)(\(.*)?$/u.exec(label);
  if (!found) return label;
  const [, head = '', colon = '', details = '', rest = ''] = found;
  const known = new Set(wordsOf(`${name} ${told}`));
  const named = new Set(wordsOf(head));
  if (!wordsOf(name).every((word) => named.has(word))) return label;
  const left = details
    .trim()
    .split(', ')
    .filter((part) => wordsOf(part).some((word) => !known.has(word)));
  return `${head}${left.length ? colon + left.join(', ') : ''} ${rest}`.trim();
}

export function blocksOf(section: SaidSection): Block[] {
  const blocks: Block[] = [];
  for (const line of section.lines) {
    const rows = line.cells.length > 1;
    const last = blocks.at(-1);
    if (last?.rows === rows) last.lines.push(line);
    else blocks.push({ rows, lines: [line] });
  }
  return blocks;
}

/** The things of each line that are touched there: a thing that several lines speak of stands in the first of them. */
export function thingsByLine(
  sections: readonly SaidSection[],
  isShown: (thing: string) => boolean,
): Map<SaidLine, string[]> {
  const seen = new Set<string>();
  const found = new Map<SaidLine, string[]>();
  for (const line of sections.flatMap((section) => section.lines)) {
    const here = (line.things ?? []).filter((thing) => isShown(thing) && !seen.has(thing));
    for (const thing of here) seen.add(thing);
    if (here.length) found.set(line, here);
  }
  return found;
}

/** Of each line, the things of which one may ask why they cannot be chosen: of every kind that choices touch the first one that
 * none touches, unless it is shown already. The others of the kind in the same line would only fill it. */
export function asksByLine(
  sections: readonly SaidSection[],
  choices: readonly Choice[],
  shown: ReadonlySet<string>,
): Map<SaidLine, string[]> {
  const targets = choices.flatMap((choice) => choice.targets).filter(isThing);
  const kinds = new Set(targets.map(kindOf));
  const others = new Set([...shown, ...targets, ...choices.flatMap(({ answers = [] }) => answers)]);
  const all = thingsByLine(sections, (thing) => kinds.has(kindOf(thing)) && !others.has(thing));
  const firstOfKind = (thing: string, at: number, things: string[]) =>
    things.findIndex((other) => kindOf(other) === kindOf(thing)) === at;
  return new Map([...all].map(([line, things]) => [line, things.filter(firstOfKind)]));
}

/** What is said, in no language, so that another language is no change. */
const signOfSaid = ({ key, args, text }: Said): string => JSON.stringify([key, args, key ? '' : text]);
const signOf = (section: SaidSection, line: SaidLine): string =>
  JSON.stringify([section.name, ...line.cells.map(signOfSaid)]);

export const signsOf = (sections: readonly SaidSection[]): Set<string> =>
  new Set(sections.flatMap((section) => section.lines.map((line) => signOf(section, line))));

/** The lines that were not said before. */
export const newLines = (
  sections: readonly SaidSection[],
  before: ReadonlySet<string>,
): ReadonlySet<SaidLine> =>
  new Set(sections.flatMap((section) => section.lines.filter((line) => !before.has(signOf(section, line)))));

/** Something that would be said otherwise: a sentence, or of a row its head and the cells that differ, each with its column. */
export interface Change {
  said: Said;
  cells: { column: Said | undefined; cell: Said }[];
}

/** What a choice would change in the table in words: headings, sentences and rows that are not said now. First what the seat itself
 * has, then what the choice touches, the other seats last. */
export function changesAhead(
  now: readonly SaidSection[],
  ahead: readonly SaidSection[],
  seat: number | null,
  touched: readonly string[],
): Change[] {
  const signs = signsOf(now);
  const found = ahead.flatMap((section) => {
    const before = now.find(({ name }) => name === section.name);
    const heading = before && signOfSaid(before.heading) !== signOfSaid(section.heading);
    const lines = section.lines.filter((line) => !signs.has(signOf(section, line)));
    const rank = (isTouched: boolean): number => {
      if ((section.seat ?? null) !== null) return section.seat === seat ? 0 : 3;
      return isTouched ? 1 : 2;
    };
    const changes = lines.flatMap((line) =>
      changeOf(line, section.columns ?? [], before?.lines ?? []).map((change) => ({
        change,
        rank: rank(line.things?.some((thing) => touched.includes(thing)) ?? false),
      })),
    );
    const title = { change: { said: section.heading, cells: [] }, rank: rank(false) };
    return heading ? [title, ...changes] : changes;
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ change }) => change);
}

function changeOf(line: SaidLine, columns: readonly Said[], before: readonly SaidLine[]): Change[] {
  const [said, ...rest] = line.cells;
  if (!said) return [];
  const old = before
    .find(({ cells: [head] }) => head && signOfSaid(head) === signOfSaid(said))
    ?.cells.slice(1);
  const cells = rest
    .map((cell, at) => ({ column: columns[at + 1], cell, was: old?.[at] }))
    .filter(({ cell, was }) => cell.key !== 'cell-empty' && (!was || signOfSaid(was) !== signOfSaid(cell)));
  return rest.length && !cells.length
    ? []
    : [{ said, cells: cells.map(({ column, cell }) => ({ column, cell })) }];
}
