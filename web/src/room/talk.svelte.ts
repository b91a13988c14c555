/** What people at the table tell each other besides the game. It is shown for a moment and kept
 * nowhere. */

import { SvelteSet } from 'svelte/reactivity';
import { art } from '../art';
import { prefs } from '../prefs.svelte';
import type { Reacted, Sign } from '../wire.gen';
import { say } from '../words.svelte';

/** True for those that are drawn; the others are phrases. */
const SIGNS: Record<Sign, boolean> = {
  bravo: true,
  laugh: true,
  wow: true,
  tears: true,
  heart: true,
  luck: true,
  'well-played': false,
  'so-close': false,
  'thank-you': false,
  sorry: false,
  'one-moment': false,
  'your-turn': false,
  'one-more': false,
  'good-night': false,
};
const ALL = Object.keys(SIGNS) as Sign[];
export const DRAWN = ALL.filter((sign) => SIGNS[sign]);
export const PHRASES = ALL.filter((sign) => !SIGNS[sign]);
export const MOST_REMARK = 80;

const LASTS = 5_000;

export interface Said {
  key: number;
  seat: number;
  name: string;
  /** Where it is drawn. */
  art: string | null;
  text: string;
}

export class Talk {
  /** The last word of each seat, the newest last. */
  said = $state.raw<readonly Said[]>([]);
  /** The names of people whom nobody at this device wants to hear. */
  readonly muted = new SvelteSet<string>();
  private count = 0;

  hear({ seat, sign, text }: Reacted, name: string): void {
    if (!prefs.talk || this.muted.has(name)) return;
    const key = (this.count += 1);
    const drawing = sign && SIGNS[sign] ? art(`sign-${sign}`) : null;
    const one = { key, seat, name, art: drawing, text: sign ? say(`sign-${sign}`) : text };
    this.said = [...this.said.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.said = this.said.filter((other) => other.key !== key)), LASTS);
  }

  mute(name: string): void {
    if (!this.muted.delete(name)) this.muted.add(name);
    this.said = this.said.filter((one) => !this.muted.has(one.name));
  }
}
