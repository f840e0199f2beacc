import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import arithmetic from './arithmetic.js';

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { rules: { 'svelte/no-navigation-without-resolve': 'off', 'svelte/no-at-html-tags': 'off' } },
  {
    files: ['src/games/*/*.svelte', 'src/games/*/*.ts'],
    // where things lie on the screen: the size of a board, and the tiles of Shipyard's canals
    ignores: ['src/games/*/measures.ts', 'src/games/shipyard/canals.ts'],
    plugins: { board: arithmetic },
    rules: { 'board/no-arithmetic': 'error' },
  },
  { ignores: ['node_modules/', 'public/'] },
);
