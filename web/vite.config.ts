import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the house: `vernissage serve --port 8000`, or what VERNISSAGE says. */
const house = process.env.VERNISSAGE ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // A game's table lies in the game's own folder, outside this one: it reaches the shell by this name,
    // and the packages of the shell are its packages.
    alias: { '@shell': here('src') },
    dedupe: ['svelte', 'vitest'],
  },
  server: {
    fs: { allow: [here('.'), here('../src/vernissage')] },
    proxy: { '/api': { target: house, ws: true, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    outDir: here('../src/vernissage/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/**/*.test.ts', '../src/vernissage/games/*/web/test/**/*.test.ts'],
  },
});
