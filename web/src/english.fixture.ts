/** The English words of the page, as files: for tests, which have no server to ask. */

const files = import.meta.glob<string>(
  [
    '../../src/parlour/text/en/*.ftl',
    '!../../src/parlour/text/en/{cli,cli-lessons,paper,terminal}.ftl',
    '../../src/parlour/games/*/words/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const ENGLISH: string[] = Object.values(files);
