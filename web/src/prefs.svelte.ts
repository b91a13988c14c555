/** What the visitor chose on this device. */

import { isFlag, isNumber, isText, recall, remember } from './keep';
import { keepForLater } from './offline';
import { LANGUAGES, preferred, speak } from './words.svelte';

export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const isTheme = (kept: unknown): kept is Theme => THEMES.some((theme) => theme === kept);
const isLanguage = (kept: unknown): kept is string => isText(kept) && kept in LANGUAGES;

export const prefs = $state({
  name: recall('name', '', isText),
  language: recall('language', preferred(navigator.languages), isLanguage),
  theme: recall<Theme>('theme', 'auto', isTheme),
  sound: recall('sound', true, isFlag),
  /** From 0 to 1. */
  volume: Math.min(1, Math.max(0, recall('volume', 0.8, isNumber))),
  coach: recall('coach', false, isFlag),
  questions: recall('questions', true, isFlag),
  talk: recall('talk', true, isFlag),
});

export async function setLanguage(language: string): Promise<void> {
  await speak(language);
  prefs.language = language;
  remember('language', language);
  void keepForLater(language);
}

export function setTheme(theme: Theme): void {
  prefs.theme = theme;
  remember('theme', theme);
  showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (prefs.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
}

const setter =
  <K extends keyof typeof prefs>(key: K) =>
  (value: (typeof prefs)[K]): void => {
    prefs[key] = value;
    remember(key, value);
  };

export const setName = setter('name');
export const setSound = setter('sound');
export const setVolume = setter('volume');
export const setCoach = setter('coach');
/** Whether a likely slip is asked about. */
export const setQuestions = setter('questions');
/** Whether this device shows what others say. */
export const setTalk = setter('talk');

/** Names are 1 to 24 characters on the wire. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ').slice(0, 24);
