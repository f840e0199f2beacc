// What may be fitted where: numbers by fitting, and the places on a ship that they fill.
import type { Part, PartForm } from '../../kit/board/hull';
import { pieceDrawing, sectionOf, type Table } from './table';
import type { FitRowView, FittingView, OutfitView } from './view';

/** The piece of each fitting, in the order in which they are asked; none for helmsman and rigger. */
export const PIECES = [
  'sail',
  'smokestack',
  'propeller',
  '',
  '',
  'crane',
  'cannon',
  'captain',
  'businessman',
  'soldier',
] as const;
export const HELM = 3;
export const PAIRS = 4;
export type Group = 'mast' | 'propeller' | 'crane' | 'cannon' | 'cabin';
export const GROUPS: readonly Group[] = ['mast', 'cabin', 'propeller', 'crane', 'cannon'];
/** The fittings of a group, in the order in which they fill its places. */
export const FITTINGS: Record<Group, readonly number[]> = {
  mast: [0, 1],
  propeller: [2],
  crane: [5],
  cannon: [6],
  cabin: [7, 8, 9],
};
/** How builders call officers, who are captains. */
const ELEMENT: Record<string, string> = { captain: 'officer' };

export const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((n, at) => n === other[at]);

/** Some numbers with another one at a place. */
export const withNumber = (numbers: readonly number[], at: number, n: number): number[] =>
  numbers.map((each, i) => (i === at ? n : each));

/** By group of fittings, the numbers that are possible together; one of them sets the speed. */
const rowsOf = ({ groups }: FittingView, numbers: readonly number[]): (FitRowView | undefined)[] =>
  groups.map(({ fittings, rows }) => {
    const wanted = fittings.map((at) => numbers[at] ?? 0);
    return rows.find((row) => isSame(row.numbers, wanted));
  });

/** The speed with these numbers, and whether the canals allow it. */
export const driveOf = (fitting: FittingView, numbers: readonly number[]): FitRowView | undefined =>
  rowsOf(fitting, numbers)[0];

/** Whether a ship can be fitted so, and be sailed. */
export const isPossible = (fitting: FittingView, numbers: readonly number[]): boolean =>
  numbers.length > 0 && rowsOf(fitting, numbers).every((row) => row?.allowed);

/** The moves that fit a ship so. */
export const lineOf = (fitting: FittingView, numbers: readonly number[]): string[] =>
  rowsOf(fitting, numbers).flatMap((row) => row?.line ?? []);

/** What a fitting brings, as far as it is known. */
export const outfitOf = (
  fittings: readonly (FittingView | null | undefined)[],
  numbers: readonly number[],
): OutfitView | undefined =>
  fittings
    .flatMap((fitting) => (fitting ? [...fitting.tries, fitting.best] : []))
    .find((outfit) => isSame(outfit.numbers, numbers));

/** Another number of a fitting, while the others stay as they are as far as possible: a rigger needs pairs of sails. */
export function changed(
  fitting: FittingView,
  numbers: readonly number[],
  at: number,
  by: 1 | -1,
): number[] | null {
  // no figure: a number to be tried
  const next = withNumber(numbers, at, (numbers[at] ?? 0) + by);
  if (isPossible(fitting, next)) return next;
  if (at !== 0 || by > 0) return null;
  return (
    [1, 0].map((pairs) => withNumber(next, PAIRS, pairs)).find((fewer) => isPossible(fitting, fewer)) ?? null
  );
}

/** A place for a piece: on a card, or one that a builder makes. */
export interface Place {
  id: string;
  group: Group;
  /** Only for this fitting: made by a builder. */
  only: number | null;
  /** The fitting whose piece is there. */
  held: number | null;
}

const GROUP_OF: Partial<Record<PartForm, Group>> = { mast: 'mast', cabin: 'cabin', screw: 'propeller' };
const groupOf = ({ form, icon }: Part): Group | null =>
  form === 'mount' ? (icon === 'gi:crane' ? 'crane' : 'cannon') : (GROUP_OF[form] ?? null);

/** All places of a ship with what is fitted to them: builders' places are filled last, and the others from the bow. */
export function placesOf(
  table: Table,
  fitting: { cards: readonly number[]; builders: readonly number[] },
  numbers: readonly number[],
): Place[] {
  const parts = fitting.cards.flatMap((card) => sectionOf(table, card).parts);
  const elements = table.ids('element');
  return GROUPS.flatMap((group) => {
    const onCards = parts
      .filter((part) => groupOf(part) === group)
      .map((_, i): Place => ({ id: `slot:${group}:${i}`, group, only: null, held: null }));
    const builders = FITTINGS[group].flatMap((only) => {
      const piece = PIECES[only] ?? '';
      const n = fitting.builders[elements.indexOf(ELEMENT[piece] ?? piece)] ?? 0;
      return Array.from({ length: n }, (_, i): Place => ({
        id: `slot:${piece}:${i}`,
        group,
        only,
        held: null,
      }));
    });
    return filled(group, onCards, builders, numbers);
  });
}

/** no figure: Which piece is drawn at which place. */
function filled(group: Group, onCards: Place[], builders: Place[], numbers: readonly number[]): Place[] {
  const left = new Map(FITTINGS[group].map((at) => [at, numbers[at] ?? 0]));
  // who has no place on the cards goes to the builders' places
  let beyond = Math.max(0, [...left.values()].reduce((sum, n) => sum + n, 0) - onCards.length);
  const take = (at: number) => left.set(at, (left.get(at) ?? 0) - 1);
  const made = builders.map((place) => {
    if (place.only === null || beyond < 1 || (left.get(place.only) ?? 0) < 1) return place;
    beyond -= 1;
    take(place.only);
    return { ...place, held: place.only };
  });
  const laid = onCards.map((place) => {
    const held = FITTINGS[group].find((at) => (left.get(at) ?? 0) > 0) ?? null;
    if (held !== null) take(held);
    return { ...place, held };
  });
  return [...laid, ...made];
}

const ON_MAST: Record<string, 'sail' | 'funnel'> = { sail: 'sail', smokestack: 'funnel' };
const drawingAt = (held: number | null): Part['fitted'] => {
  const piece = held === null ? '' : PIECES[held];
  if (!piece) return null;
  return ON_MAST[piece] ?? pieceDrawing(piece);
};

/** The ship with what is fitted to it; its places can be touched where a name is given for them. */
export function fittedSections(
  table: Table,
  cards: readonly number[],
  places: readonly Place[],
  label: (place: Place) => string,
  touchable: boolean,
) {
  const free = new Map(
    GROUPS.map((group) => [group, places.filter((each) => each.group === group && each.only === null)]),
  );
  return cards.map((card) => {
    const section = sectionOf(table, card);
    return {
      ...section,
      parts: section.parts.map((part): Part => {
        const group = groupOf(part);
        const place = group ? free.get(group)?.shift() : undefined;
        if (!place) return part;
        const named = touchable ? { target: place.id, label: label(place) } : {};
        return { ...part, fitted: drawingAt(place.held), ...named };
      }),
    };
  });
}
