import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { ENGLISH } from './english.fixture';
import { bundleOf, preferred } from './words.svelte';

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundle = bundleOf(
  'en',
  ENGLISH.map((text) => new FluentResource(text)),
);
const ids = new Set(
  ENGLISH.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '')),
);

/** What stands between the brackets of every `say(…)`. */
function* calls(): Generator<string> {
  for (const text of Object.values(sources)) {
    for (const found of text.matchAll(/\bsay\(/g)) {
      const from = found.index + found[0].length;
      let depth = 1;
      let at = from;
      while (depth && at < text.length) {
        if (text[at] === '(') depth += 1;
        if (text[at] === ')') depth -= 1;
        at += 1;
      }
      const inside = text.slice(from, at - 1);
      yield inside.split(/,\s*\{/)[0] ?? inside;
    }
  }
}

test('every message the page says exists in English', () => {
  const said = [...calls()].flatMap((inside) => {
    const plain = inside.replace(/`[^`]*`/g, '').replace(/[!=]== '[^']*'/g, '');
    return [...plain.matchAll(/'([\w-]+)'/g)].map((m) => m[1] ?? '');
  });
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((id) => !ids.has(id))).toEqual([]);
});

test('every message with a part left open has at least one that fits', () => {
  const open = [...calls()].flatMap((inside) =>
    [...inside.matchAll(/`([^`]+)`/g)].map((m) => m[1] ?? ''),
  );
  const unfit = open.filter((template) => {
    const shape = template.replace(/\$\{[^}]*\}/g, '[\\w-]+');
    return ![...ids].some((id) => new RegExp(`^${shape}$`).test(id));
  });
  expect(open.length).toBeGreaterThan(10);
  expect(unfit).toEqual([]);
});

test('nothing in English is empty or broken', () => {
  const errors: Error[] = [];
  for (const id of ids) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) bundle.formatPattern(pattern, {}, errors);
    else errors.push(new Error(id));
  }
  const real = errors.filter((error) => !/Unknown variable|Unknown value/.test(error.message));
  expect(real.map(({ message }) => message)).toEqual([]);
});

test('the first language of the visitor that we speak', () => {
  expect(preferred(['pt-BR', 'hu-HU', 'en'])).toBe('hu');
  expect(preferred(['ja'])).toBe('en');
});
