/** The words of the page, in the visitor's language, from the same files Python uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
  de: 'Deutsch',
  es: 'Español',
};

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    '../../src/parlour/text/*/*.ftl',
    '!../../src/parlour/text/*/cli.ftl',
    '../../src/parlour/games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

let current = $state.raw<{ bundle: FluentBundle | null }>({ bundle: null });

export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((code) => code in LANGUAGES) ?? 'en';
}

export async function speak(language: string): Promise<void> {
  const mine = Object.entries(files).filter(([path]) => isOf(path, language));
  const texts = await Promise.all(mine.map(([, load]) => load()));
  current = { bundle: bundleOf(language, texts) };
  document.documentElement.lang = language;
}

const isOf = (path: string, language: string): boolean =>
  path.includes(`/text/${language}/`) || path.endsWith(`/words/${language}.ftl`);

export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The message, or its bare id where one is missing, so that it is noticed. */
export function say(id: string, args: Args = {}): string {
  const pattern = current.bundle?.getMessage(id)?.value;
  if (!current.bundle || !pattern) return current.bundle ? id : '';
  return current.bundle.formatPattern(pattern, args, []);
}

export function has(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** Why the server or the game refused. */
export function whyNot(code: string): string {
  return has(`refused-${code}`) ? say(`refused-${code}`) : say('refused-unknown', { code });
}
