/** The words of the page, in the visitor's language. The server brings them, those of a game when it
 * is opened, with how its news is told: the same files and the same tables that Python uses. */

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
/** Those that have been opened. */
const games: string[] = [];

export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((code) => code in LANGUAGES) ?? 'en';
}

let speaking: Promise<void> = Promise.resolve();

/** Until the new words are there, the page goes on in the old ones. */
export function speak(language: string): Promise<void> {
  wanted = language;
  speaking = change(language);
  return speaking;
}

async function change(language: string): Promise<void> {
  const words = await Promise.all(['', ...games].map((game) => wordsOf(language, game)));
  // Another language was wanted meanwhile: its words come soon.
  if (wanted !== language) return speaking;
  know(language, words);
}

/** Have the words of a game as well. */
export function speakOf(game: string): Promise<void> {
  if (games.includes(game)) return speaking;
  games.push(game);
  return speak(wanted);
}

export const learn = (language: string, words: Words): void => know(language, [parsed(words)]);

function know(language: string, words: readonly Parsed[]): void {
  current = {
    bundle: bundleOf(
      language,
      words.flatMap(({ resources }) => resources),
    ),
    told: Object.assign({}, ...words.map(({ told }) => told)) as Words['told'],
  };
  document.documentElement.lang = language;
}

/** Words that need not be read again. */
interface Parsed {
  resources: readonly FluentResource[];
  told: Words['told'];
}

const parsed = ({ ftl, told }: Words): Parsed => ({
  resources: ftl.map((text) => new FluentResource(text)),
  told,
});

const known: Record<string, Promise<Parsed>> = {};

/** Of the page where no game is named; each is asked for once. */
function wordsOf(language: string, game: string): Promise<Parsed> {
  const path = ['/words', language, game].filter(Boolean).join('/');
  return (known[path] ??= fetchWords(path).then(parsed));
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const NO_SUCH_GAME = 404;

/** Asks again while the server is away: without words there is no page. */
async function fetchWords(path: string): Promise<Words> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const answer = await fetch(path).catch(() => null);
    if (answer?.ok) return (await answer.json()) as Words;
    if (answer?.status === NO_SUCH_GAME) return { ftl: [], told: {} };
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export function bundleOf(language: string, words: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of words) bundle.addResource(resource);
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

const others: Record<string, FluentBundle> = {};

/** Have the words of a game ready in one more language, for `sayIn`. */
export async function speakAlso(language: string, game: string): Promise<void> {
  others[language] ??= bundleOf(language, (await wordsOf(language, game)).resources);
}

/** The same in a language that `speakAlso` has brought. */
export function sayIn(language: string, id: string, args: Args = {}): string {
  const bundle = others[language];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : '';
}

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

/** The chapter of a game's rules that has the reason of a refusal. */
export const chapterOf = (game: string, code: string): number | null =>
  current.told[game]?.why[code] ?? null;

/** Why the server or the game refused. */
export function whyNot(code: string, about: Args = {}): string {
  return has(`refused-${code}`) ? say(`refused-${code}`, about) : say('refused-unknown', { code });
}
