/** The words of the page, in the visitor's language. The server brings them, with how each game's
 * news is told: the same files and the same tables that Python uses. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { youOf, type Person } from './table';
import { Teller, listed as listedBy, type Voice } from './tell';
import type { Telling, Words } from './words.gen';

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
  de: 'Deutsch',
  es: 'Español',
};

export type Args = Record<string, FluentVariable>;

let current = $state.raw<{ bundle: FluentBundle | null; told: Record<string, Telling> }>({
  bundle: null,
  told: {},
});
let wanted = '';

export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((code) => code in LANGUAGES) ?? 'en';
}

/** Until the new words are there, the page goes on in the old ones. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const words = await fetchWords(language);
  if (wanted === language) learn(language, words);
}

export function learn(language: string, { ftl, told }: Words): void {
  current = { bundle: bundleOf(language, ftl), told };
  document.documentElement.lang = language;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Asks again while the server is away: without words there is no page. */
async function fetchWords(language: string): Promise<Words> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const answer = await fetch(`/words/${language}`).catch(() => null);
    if (answer?.ok) return (await answer.json()) as Words;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

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

const voice: Voice = { has, say };

/** Anna, Béla and Cili. */
export const listed = (words: readonly string[]): string => listedBy(voice, words);

/** Tells what happens in a game to whoever is at this device. */
export const tellerOf = (game: string, people: readonly Person[], options: unknown): Teller =>
  new Teller(
    current.told[game],
    voice,
    { names: people.map(({ name }) => name), seat: youOf(people) },
    options,
  );

/** Why the server or the game refused. */
export function whyNot(code: string, about: Args = {}): string {
  return has(`refused-${code}`) ? say(`refused-${code}`, about) : say('refused-unknown', { code });
}
