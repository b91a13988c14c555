import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { compressed, icons, listed, OUT } from './build';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting(), icons, listed, compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows no inline script and no data: font,
    // so everything stays a file and no preload polyfill is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      output: {
        // A service worker keeps its address, and answers for all that lies below it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // A request costs what a small module weighs: what the home page needs is one file, and
          // what the other pages share is another.
          groups: [
            { name: 'home', test: /src\/App\.svelte$/, priority: 2 },
            { name: 'shared', test: /src\/(?!games\/\w+\/)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The message catalogues live with the Python package: one set for every face.
    fs: { allow: ['.', '../src/parlour/text', '../src/parlour/games', '../tests/logs'] },
    proxy: { '/api': server, '/words': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A browser takes the rejection of a cancelled animation as handled; happy-dom does not.
    onUnhandledError: (error) => error.name !== 'AbortError',
  },
});
