import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/parlour/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's Content-Security-Policy allows no inline script and no data: font,
    // so everything stays a file and no preload polyfill is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The message catalogues live with the Python package: one set for every face.
    fs: { allow: ['.', '../src/parlour/text', '../src/parlour/games'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A browser takes the rejection of a cancelled animation as handled; happy-dom does not.
    onUnhandledError: (error) => error.name !== 'AbortError',
  },
});
