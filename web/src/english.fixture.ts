/** The English words, as files: for tests, which have no server to ask. */

const files = import.meta.glob<string>(
  ['../../src/parlour/text/en/*.ftl', '../../src/parlour/games/*/words/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export const ENGLISH: string[] = Object.values(files);
