/** The words of every language, as files: for tests, which have no server to ask. */

const files = import.meta.glob<string>(
  ['../../src/parlour/text/*/*.ftl', '../../src/parlour/games/*/words/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export const wordsIn = (language: string): string[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`) || path.endsWith(`/words/${language}.ftl`))
    .map(([, text]) => text);
