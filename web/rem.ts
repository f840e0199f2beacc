// A PostCSS plugin: converts px to rem, so that wide screens and the chosen text size scale the page. Boards fill their frame: only
// their text follows the text size, otherwise larger text would leave less room for the cards. Hairlines stay px, and so does text
// inside drawings, which scale with their frame.
import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

const LENGTH = /url\([^)]*\)|(?<![\w#.-])(-?\d*\.?\d+)px\b/g;
const HAIRLINE = 2;
const DRAWN = /(^|[\s,>])(svg .*text|html)/;
const BOARD = /[\\/](games|kit[\\/]board)[\\/]/;
/** The width beside the board is part of its frame. */
const FRAME = '--side';

export const inRem = (value: string, fixed = false): string =>
  value.replace(LENGTH, (found, number?: string) => {
    if (number === undefined || Math.abs(Number(number)) < HAIRLINE) return found;
    const rem = `${Number(number) / 16}rem`;
    return fixed ? `calc(${rem} / var(--scale))` : rem;
  });

export const rem = (): Plugins[number] => ({
  postcssPlugin: 'rem',
  Declaration(declaration) {
    const rule = declaration.parent;
    const selector = rule && 'selector' in rule ? String(rule.selector) : '';
    if (!declaration.value.includes('px') || DRAWN.test(selector)) return;
    const board = BOARD.test(declaration.source?.input.file ?? '') && !declaration.prop.startsWith('font');
    declaration.value = inRem(declaration.value, board || declaration.prop === FRAME);
  },
});
