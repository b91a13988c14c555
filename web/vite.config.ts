import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const OUT = '../src/parlour/static';

/** Beside every file of text its compressed forms, so that the server compresses nothing. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  writeBundle({ dir = OUT }: { dir?: string }): void {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|json|svg|webmanifest)$/.test(name)) continue;
      const body = readFileSync(join(dir, name));
      if (body.length < 1000) continue;
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
    }
  },
};

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting(), compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows no inline script and no data: font,
    // so everything stays a file and no preload polyfill is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
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
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A browser takes the rejection of a cancelled animation as handled; happy-dom does not.
    onUnhandledError: (error) => error.name !== 'AbortError',
  },
});
