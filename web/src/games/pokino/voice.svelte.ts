/** The caller's voice: the browser's own, in the player's language, off with one switch. */

import { isFlag, recall, remember } from '../../keep';
import { prefs } from '../../prefs.svelte';

const REGIONS: Record<string, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  hu: 'hu-HU',
  de: 'de-DE',
  es: 'es-ES',
};

export const voice = $state({ on: recall('pokino.voice', true, isFlag) });

export function switchVoice(): void {
  voice.on = !voice.on;
  remember('pokino.voice', voice.on);
  if (!voice.on && canSpeak()) speechSynthesis.cancel();
}

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Each card is said once, and a late word gives way to the next. */
export function callOut(words: string): void {
  if (!voice.on || !prefs.sound || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = REGIONS[prefs.language] ?? prefs.language;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
