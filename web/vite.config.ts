import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { makeFonts } from './fonts.ts';
import { icons } from './icons.ts';
import { rem } from './rem.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await makeFonts(here('./node_modules/.roadstead-fonts'));

export default defineConfig({
  plugins: [icons(here('./src')), svelte()],
  css: { postcss: { plugins: [rem()] } },
  build: {
    outDir: process.env.ROADSTEAD_WEB_OUT ?? here('../src/roadstead/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] }, // the texts of refusals are shared with the terminal
    proxy: { '/api': { target: process.env.ROADSTEAD ?? 'http://127.0.0.1:8620', ws: true } },
  },
  test: { include: ['*.test.ts', 'src/**/*.test.ts'] },
});
