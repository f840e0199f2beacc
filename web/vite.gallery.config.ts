// Builds the gallery of the boards' parts, for developers and tests: never part of the page.
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import page from './vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(page, {
  build: {
    outDir: process.env.ROADSTEAD_WEB_OUT ?? here('../build/gallery'),
    rollupOptions: { input: here('./gallery.html') },
  },
});
