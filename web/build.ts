/** What the build makes beside the client's own files. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

export const OUT = '../src/parlour/static';

/** Beside every file of text its compressed forms, so that the server compresses nothing. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = OUT }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|json|svg|webmanifest)$/.test(name)) continue;
      const body = readFileSync(join(dir, name));
      if (body.length < 1000) continue;
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
    }
  },
};

/** Our own drawings as the home screens of phones want them: by name, the drawing and its size. */
const ICONS = {
  'icon-192.png': ['parlour', 192],
  'icon-512.png': ['parlour', 512],
  'icon-maskable-192.png': ['parlour-whole', 192],
  'icon-maskable-512.png': ['parlour-whole', 512],
  'apple-touch-icon.png': ['parlour-whole', 180],
} as const;

export const icons: Plugin = {
  name: 'icons',
  apply: 'build',
  async buildStart() {
    await initWasm(readFileSync(fileURLToPath(import.meta.resolve(WASM))));
    for (const [fileName, [drawing, width]] of Object.entries(ICONS)) {
      const svg = readFileSync(`public/art/${drawing}.svg`, 'utf8');
      const source = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};
const WASM = '@resvg/resvg-wasm/index_bg.wasm';

/** Tells the service worker which files there are; it keeps them. */
export const listed: Plugin = {
  name: 'listed',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const { 'sw.js': worker, ...others } = bundle;
    if (worker?.type !== 'chunk') throw new Error('the service worker is missing');
    const total = createHash('sha256');
    for (const [name, file] of Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)))
      total.update(name).update(file.type === 'chunk' ? file.code : file.source);
    const paths = Object.keys(others).filter((name) => name.startsWith('assets/'));
    const shell = {
      name: `shell-${total.digest('hex').slice(0, 16)}`,
      files: ['/', ...paths.sort().map((name) => `/${name}`)],
    };
    worker.code = worker.code.replace('__SHELL__', JSON.stringify(shell));
  },
};
