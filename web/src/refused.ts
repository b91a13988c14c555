/** What a request was refused with. */

import { LOST_ON_THE_WAY, Refusal } from './socket';
import type { Wrong } from './wire.gen';
import { say, whyNot } from './words.svelte';

export async function refusalIn(answer: Response): Promise<Refusal> {
  const { code, about } = (await answer.json().catch(() => ({}))) as Partial<Wrong>;
  return new Refusal(code ?? LOST_ON_THE_WAY, about);
}

/** The sentence for a person; what is no refusal is a bug and goes on. */
export function sentenceOf(why: unknown): string {
  if (!(why instanceof Refusal)) throw why;
  return why.code === LOST_ON_THE_WAY ? say('notice-no-server') : whyNot(why.code, why.about);
}
