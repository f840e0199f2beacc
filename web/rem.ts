// A PostCSS plugin: converts px to rem, so that wide screens and the chosen text size scale the page. A px of a board and its parts
// becomes a share of its sheet instead (`kit/Fitted.svelte`). Hairlines stay px, and so does text inside drawings, which scale with
// their frame.
import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

const LENGTH = /url\([^)]*\)|(?<![\w#.-])(-?\d*\.?\d+)px\b/g;
const HAIRLINE = 2;
const DRAWN = /(^|[\s,>])(svg[^\s,>]* .*text|html)/;
/** Whether a rule is of text inside a drawing, also once a component has scoped its selector. */
export const isDrawn = (selector: string): boolean => DRAWN.test(selector);
const BOARD = /[\\/](games|kit[\\/]board)[\\/]|utilities\.css$/;
/** The width beside the board is part of its frame. */
const FRAME = '--side';

const converted = (value: string, write: (number: number) => string): string =>
  value.replace(LENGTH, (found, number?: string) =>
    number === undefined || Math.abs(Number(number)) < HAIRLINE ? found : write(Number(number)),
  );

export const inRem = (value: string, fixed = false): string =>
  converted(value, (px) => (fixed ? `calc(${px / 16}rem / var(--scale))` : `${px / 16}rem`));

/** On a board; a part that is shown elsewhere is as large as written. */
export const onBoard = (value: string, letters = false): string =>
  converted(value, (px) => `calc(${px} * var(--${letters ? 'letter-' : ''}px, 0.0625rem))`);

export const rem = (): Plugins[number] => ({
  postcssPlugin: 'rem',
  Declaration(declaration) {
    const { parent: rule, value, prop } = declaration;
    const selector = rule && 'selector' in rule ? String(rule.selector) : '';
    if (!value.includes('px') || isDrawn(selector)) return;
    declaration.value = BOARD.test(declaration.source?.input.file ?? '')
      ? onBoard(value, prop.startsWith('font'))
      : inRem(value, prop === FRAME);
  },
});
