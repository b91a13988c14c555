/** What is heard on this device. Browsers allow it from the first tap on. */

import { prefs } from './prefs.svelte';
import * as voices from './voices';

let desk: voices.Desk<AudioContext> | null = null;

function ready(): voices.Desk | null {
  // Older browsers do not tell.
  const { userActivation } = navigator as Partial<Navigator>;
  if (!prefs.sound || !userActivation?.hasBeenActive) return null;
  desk ??= voices.mix(new AudioContext());
  desk.master.gain.value = prefs.volume;
  if (desk.audio.state === 'suspended') void desk.audio.resume();
  return desk;
}

const heard =
  <About extends unknown[]>(voice: (desk: voices.Desk, ...about: About) => void) =>
  (...about: About): void => {
    const on = ready();
    if (on) voice(on, ...about);
  };

export const call = heard(voices.call);
export const card = heard(voices.card);
export const chip = heard(voices.chip);
export const click = heard(voices.click);
export const fanfare = heard(voices.fanfare);
export const pawn = heard(voices.pawn);
export const rattle = heard(voices.rattle);
export const scratch = heard(voices.scratch);
export const steal = heard(voices.steal);
export const turn = heard(voices.turn);
