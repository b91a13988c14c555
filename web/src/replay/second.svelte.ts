/** The second opinion: what the coach says of the film's decisions. */

import { SvelteMap } from 'svelte/reactivity';
import { Refusal } from '../socket';
import type { Decision, Weighed } from '../wire.gen';
import { say, whyNot } from '../words.svelte';
import type { Source } from './source';

/** What was found, or why there is nothing, in words. */
export type Found<T> = { found: T; trouble?: never } | { found?: never; trouble: string };

const NOTHING_TO_SAY = new Set(['not-your-turn', 'no-coach']);

export class SecondOpinion {
  private readonly weighed = new SvelteMap<string, Found<Weighed>>();
  private readonly regretted = new SvelteMap<number, Found<Decision[]>>();

  constructor(private readonly source: Source) {}

  at(seat: number, move: number): Found<Weighed> | undefined {
    return this.weighed.get(`${seat}.${move}`);
  }

  mistakes(seat: number): Found<Decision[]> | undefined {
    return this.regretted.get(seat);
  }

  async weigh(seat: number, move: number): Promise<void> {
    this.weighed.set(`${seat}.${move}`, await found(this.source.weigh(seat, move)));
  }

  async regret(seat: number): Promise<void> {
    this.regretted.set(seat, await found(this.source.mistakes(seat)));
  }
}

async function found<T>(answer: Promise<T>): Promise<Found<T>> {
  try {
    return { found: await answer };
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    const silent = NOTHING_TO_SAY.has(why.code);
    return { trouble: silent ? say('refused-no-coach') : whyNot(why.code, why.about) };
  }
}
