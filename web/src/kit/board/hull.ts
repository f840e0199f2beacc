// Sections of a ship that is built of them: 76 wide, 84 high, the deck at 47, the water at 72.
import type { ThingDrawing } from '../things.svelte';

export type Form = 'bow' | 'middle' | 'stern';

/** What stands on a section: a mast, a cabin, a lamp, a mounting point, something on the ship's side, or a screw below the water. */
export type PartForm = 'mast' | 'cabin' | 'lamp' | 'mount' | 'side' | 'screw';

export interface Part {
  form: PartForm;
  /** What is drawn there while nothing is fitted. */
  icon?: string;
  /** What is fitted: a thing, or what a mast carries. */
  fitted?: ThingDrawing | 'sail' | 'funnel' | null;
  /** It can be touched. */
  target?: string;
  label?: string;
}

export interface Section {
  form: Form;
  parts: readonly Part[];
}

export interface Placed {
  part: Part;
  x: number;
  y: number;
}

export const WIDTH = 76;
export const HEIGHT = 84;
export const DECK = 47;

export const OUTLINE: Record<Form, { hull: string; bottom: string; strake: string }> = {
  bow: {
    hull: 'M4 38Q30 47 76 47V72H26Q8 60 4 38Z',
    bottom: 'M13 60H76V72H26Q18 67 13 60Z',
    strake: 'M7 44Q32 52 76 52',
  },
  middle: { hull: 'M0 47H76V72H0Z', bottom: 'M0 60H76V72H0Z', strake: 'M0 52H76' },
  stern: {
    hull: 'M0 47H58Q68 46 72 38V56Q70 71 56 72H0Z',
    bottom: 'M0 60H70Q66 71 56 72H0Z',
    strake: 'M0 52H60Q68 50 72 46',
  },
};

const ON_DECK: readonly PartForm[] = ['mast', 'cabin', 'lamp', 'mount'];
const SPREAD: readonly (readonly number[])[] = [[], [40], [22, 54], [16, 38, 60]];
const HIGH: Record<PartForm, number> = { mast: 27, cabin: 37, lamp: 28, mount: 35, side: 60, screw: 67 };

/** Where each part of a section is. */
export function placed({ form, parts }: Section): Placed[] {
  const deck = parts.filter((part) => ON_DECK.includes(part.form));
  const sides = parts.filter((part) => part.form === 'side');
  const across = (part: Part): number => {
    if (part.form === 'screw') return form === 'stern' ? 62 : 38;
    const [row, alone] = part.form === 'side' ? [sides, 38] : [deck, 40];
    const at = row.indexOf(part);
    if (part.form === 'side' && row.length === 1) return form === 'stern' && parts.length > 1 ? 24 : alone;
    return (SPREAD[row.length] ?? [])[at] ?? alone;
  };
  return parts.map((part) => ({ part, x: across(part), y: HIGH[part.form] }));
}
