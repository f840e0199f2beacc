// A PostCSS plugin: lengths written in px become rem, so that the text size of a person and a wide screen scale the
// whole page. Hairlines stay px, and so does text inside drawings, which scale with their own frame.
import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
const LENGTH = /url\([^)]*\)|(?<![\w#.-])(-?\d*\.?\d+)px\b/g;
const HAIRLINE = 2;
const DRAWN = /(^|[\s,>])(svg .*text|html)/;

export const inRem = (value: string): string =>
  value.replace(LENGTH, (found, number?: string) =>
    number === undefined || Math.abs(Number(number)) < HAIRLINE ? found : `${Number(number) / 16}rem`,
  );

export const rem = (): Plugins[number] => ({
  postcssPlugin: 'rem',
  Declaration(declaration) {
    const rule = declaration.parent;
    const selector = rule && 'selector' in rule ? String(rule.selector) : '';
    if (declaration.value.includes('px') && !DRAWN.test(selector))
      declaration.value = inRem(declaration.value);
  },
});
