// What a board may not reckon, what it may, and what a comment must say.
import { Linter } from 'eslint';
import * as svelte from 'svelte-eslint-parser';
import { describe, expect, it } from 'vitest';
import ts from 'typescript-eslint';
import arithmetic from './arithmetic.js';

const FIELDS = ['money', 'goods', 'quays', 'score', 'bought', 'goal', 'place', 'now'];

/** The rule's messages about a file, with the lines they are about. */
function lint(code: string, name = 'Board.svelte'): string[] {
  const parsed = name.endsWith('.svelte')
    ? { parser: svelte, parserOptions: { parser: ts.parser } }
    : { parser: ts.parser };
  const found = new Linter().verify(
    code,
    [
      {
        files: ['**/*.svelte', '**/*.ts'],
        languageOptions: parsed as Linter.LanguageOptions,
        plugins: { board: arithmetic },
        rules: { 'board/no-arithmetic': ['error', { fields: FIELDS }] },
      },
    ],
    name,
  );
  return found.map(({ line, messageId, message }) => `${line} ${messageId ?? message}`);
}

const board = (script: string, template = '') => `<script lang="ts">\n${script}\n</script>\n${template}`;

describe('a board does not reckon with what comes from the view', () => {
  it.each([
    ['a sum of two fields', 'let sum = $derived(view.money + view.score);'],
    ['a sum of goods', 'let held = $derived(mine?.goods.reduce((all, n) => all + n, 0) ?? 0);'],
    ['what is left to a goal', 'let left = $derived(Math.max(0, goal - quay.bought)); const goal = 4;'],
    ['the least of some prices', 'let least = Math.min(...view.goods.filter((n) => n > 0));'],
    ['how many there are and one more', 'let n = $derived(view.quays.length + 1);'],
    ['a field taken apart', 'const { money: cash } = view; const half = cash / 2;'],
    [
      'through names and conditions',
      'let a = view.money; let b = $derived(a ?? 0); let c = b ? b : 1; c * 2;',
    ],
    ['in a function', 'const twice = (quay: Quay) => 2 * quay.score;'],
    ['a number that comes in by a parameter', 'const next = (n: number) => n + 1;'],
    [
      'a number that comes in by a prop',
      'let { n = 0 }: { n?: number } = $props(); let more = $derived(n + 1);',
    ],
    [
      'by a prop that holds some',
      'interface Props { cash: { of: number } }\nlet { cash }: Props = $props(); cash.of % 2;',
    ],
    ['an element', 'for (const quay of view.quays) quay.score; view.goods.map((n) => n * 3);'],
    ['a count that grows', 'let n = 0; function f() { n += view.money; }'],
    ['a step', 'let n = view.money; n++;'],
    ['a loss', 'const loss = -view.money;'],
    ['rounded', 'Math.round(view.score);'],
    ['what a function gave', 'const cash = () => { return view.money; }; cash() + 1;'],
    ['what a file beside it made', "import { cost } from './prices'; cost(view.money) + 1;"],
    ['another step than one', 'const of = (at: number) => at + 2;'],
  ])('%s', (_, script) => expect(lint(board(script))).toEqual([expect.stringMatching(/^\d+ reckoned$/)]));

  it.each([
    '<b>{view.money + 1}</b>',
    '{#each view.goods as n}<b>{n * 2}</b>{/each}',
    '{#each view.quays as { score }}{@const more = score + 1}{/each}',
    '<Count n={view.money - 1} />',
    '<b title="{view.money * 2}"></b>',
    '{t("n", { count: view.quays.length - 1 })}',
  ])('in %s', (template) => expect(lint(board('', template))).toEqual([expect.stringMatching(/reckoned$/)]));

  it('in a file of its own', () =>
    expect(lint('export const sum = (a: number, b: number) => a + b;', 'sums.ts')).toEqual(['1 reckoned']));
});

describe('what only places something is free', () => {
  it.each([
    ['places as people count them', 'const nth = (at: number) => at + 1;'],
    ['numbers of its own', 'const WIDE = 4; const HALF = WIDE / 2; let i = 0; i += 1;'],
    ['measures', 'const middle = ({ x, size }: { x: number; size: number }) => x + size / 2;'],
    ['the order of a list', 'view.quays.toSorted((a, b) => a.score - b.score);'],
    ['texts', "const words = `${view.money}` + '!'; const list = view.goods.join(' + ');"],
    ['where something is', 'const next = view.goods.indexOf(2) + 1;'],
    ['its index', 'view.quays.map((_, i) => i + 1);'],
  ])('%s', (_, script) => expect(lint(board(script))).toEqual([]));

  it.each([
    '<p style:--columns={view.goods.length + 1}></p>',
    '<circle cx={8 + 13 * view.now} cy="4" />',
    '<svg viewBox="0 0 {view.goods.length * 20} 8"></svg>',
    '{#each view.goods as _, at (at)}{at + 1}{/each}',
  ])('%s', (template) => expect(lint(board('', template))).toEqual([]));
});

describe('a comment excuses arithmetic', () => {
  it('with a reason, above it, beside it, or in the template', () => {
    expect(lint(board('// no figure: how far the axes go\nconst most = Math.max(10, view.money);'))).toEqual(
      [],
    );
    expect(lint(board('const most = Math.max(10, view.money); // no figure: how far the axes go'))).toEqual(
      [],
    );
    expect(
      lint(board('/** no figure: where it lies. */\nfunction at(n: number) {\n  return n / 2;\n}')),
    ).toEqual([]);
    expect(lint(board('', '<!-- no figure: how far it goes -->\n<Gauge most={view.money * 2} />'))).toEqual(
      [],
    );
  });
  it('not without one', () =>
    expect(lint(board('// no figure:\nconst most = view.money + 1;'))).toEqual(['2 reason', '3 reckoned']));
  it('not further than what it stands above', () => {
    expect(lint(board('// no figure: a\nconst a = view.money + 1;\n\nconst b = view.money + 1;'))).toEqual([
      '5 reckoned',
    ]);
    expect(lint(board('', '<!-- no figure: all of it -->\n<p>\n{view.money + 1}</p>'))).toEqual([
      '4 idle',
      '6 reckoned',
    ]);
  });
  it('only where there is some', () =>
    expect(lint(board('// no figure: nothing\nconst a = 1 + 1;'))).toEqual(['2 idle']));
});
