/** The caller's voice: the browser's own, on one device a room, in languages it has a voice for. */

import { isFlag, isText, recall, remember } from '../../keep';
import { prefs } from '../../prefs.svelte';
import { LANGUAGES, sayIn, speakAlso } from '../../words.svelte';

const REGIONS: Record<string, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  hu: 'hu-HU',
  de: 'de-DE',
  es: 'es-ES',
};

export const voice = $state({
  on: recall('pokino.voice', true, isFlag),
  /** A second language, or none. */
  also: recall('pokino.voice.also', '', isText),
});

/** The caller is silent, or speaks the visitor's language, perhaps with a second one. */
export function setVoice(on: boolean, also = ''): void {
  voice.on = on;
  voice.also = also in LANGUAGES ? also : '';
  remember('pokino.voice', voice.on);
  remember('pokino.voice.also', voice.also);
  if (!on) speechSynthesis.cancel();
}

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Browsers name voices by language and region, with a hyphen or an underscore. */
const hasVoice = (language: string): boolean =>
  speechSynthesis.getVoices().some(({ lang }) => lang.slice(0, 2).toLowerCase() === language);

/** Each card is said once, in one language after the other; a late word gives way to the next. */
export async function callOut(id: string, about: Record<string, string | number>): Promise<void> {
  if (!voice.on || !prefs.sound || !canSpeak()) return;
  const languages = [prefs.language, voice.also].filter(
    (one, i, all) => one && all.indexOf(one) === i && hasVoice(one),
  );
  await Promise.all(languages.map((language) => speakAlso(language, 'pokino')));
  speechSynthesis.cancel();
  for (const language of languages) {
    const said = new SpeechSynthesisUtterance(sayIn(language, id, about));
    said.lang = REGIONS[language] ?? language;
    said.volume = prefs.volume;
    speechSynthesis.speak(said);
  }
}
