/** The coach of one visit: asked once for each of our decisions, one question at a time. */

import { equal } from './equal';
import { LOST_ON_THE_WAY, Refusal, type Wish } from './socket';
import type { Tell } from './wire.gen';
import { say, whyNot } from './words.svelte';

/** Which decision of ours: it is the same one as long as all three are. */
export interface Decision {
  match: number;
  seq: number;
  seat: number;
}

interface Advised extends Decision {
  advice: unknown;
  /** What each legal play of that frame gives away. */
  costs: readonly (number | null)[];
}

/** What a decision gave away, and the frame that showed it done. */
export interface Verdict {
  match: number;
  seq: number;
  cost: number;
}

/** Less than this is shown as nothing. */
const NOTHING = 0.005;
const AGAIN = 700;

export class Coach {
  private told = $state.raw<Advised | null>(null);
  private refused = $state.raw<(Decision & { why: string }) | null>(null);
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** The verdict on the decision just made; null if the coach had not spoken before it. */
  last = $state.raw<Verdict | null>(null);

  private wanted: Decision | null = null;
  private asking = false;

  constructor(private readonly send: (wish: Wish) => Promise<Tell>) {}

  advice(decision: Decision): unknown {
    return this.told && same(this.told, decision) ? this.told.advice : null;
  }

  /** What one of the legal plays gives away; null where there is nothing to compare. */
  cost(decision: Decision, legal: readonly unknown[], play: unknown): number | null {
    if (!this.told || !same(this.told, decision)) return null;
    return this.told.costs[legal.findIndex((one) => equal(one, play))] ?? null;
  }

  trouble(decision: Decision): string | null {
    return this.refused && same(this.refused, decision) ? this.refused.why : null;
  }

  consult(decision: Decision): void {
    this.wanted = decision;
    if (!this.asking) void this.think();
  }

  /** For a game that asks at a time of its own; rejects with a `Refusal`. */
  async advise(seat: number): Promise<unknown> {
    const tell = await this.ask({ type: 'Advise', seat });
    return tell.type === 'Advised' ? tell.advice : null;
  }

  judge(verdict: Verdict | null): void {
    this.last = verdict;
    if (verdict) this.verdicts = [...this.verdicts, verdict];
  }

  async lookBack(seat: number): Promise<unknown> {
    const tell = await this.ask({ type: 'LookBack', seat });
    return tell.type === 'Reviewed' ? tell.review : null;
  }

  /** While it thinks the game may go on; then it is asked about what is on the table now. */
  private async think(): Promise<void> {
    this.asking = true;
    let about: Decision | null = null;
    while (this.wanted && this.wanted !== about) {
      about = this.wanted;
      if (this.advice(about) === null && this.trouble(about) === null) await this.answer(about);
    }
    this.asking = false;
  }

  private async answer(about: Decision): Promise<void> {
    try {
      const tell = await this.ask({ type: 'Advise', seat: about.seat });
      if (tell.type !== 'Advised') return;
      const { seq, seat, advice, costs } = tell;
      this.told = { match: about.match, seq, seat, advice, costs };
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (why.code !== LOST_ON_THE_WAY) this.refused = { ...about, why: whyNot(why.code) };
    }
  }

  private async ask(wish: Wish): Promise<Tell> {
    for (;;) {
      try {
        return await this.send(wish);
      } catch (why) {
        if (!(why instanceof Refusal) || why.code !== 'coach-is-thinking') throw why;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }
}

const same = (one: Decision, other: Decision): boolean =>
  one.match === other.match && one.seq === other.seq && one.seat === other.seat;

export const verdictWords = (cost: number): string =>
  cost < NOTHING ? say('coach-verdict-best') : say('coach-verdict-cost', { cost });

/** A cost in a list: nothing to say about the best. */
export const costWords = (cost: number): string =>
  cost < NOTHING ? '' : say('coach-minus', { number: cost });

export const numberWords = (number: number): string => say('coach-number', { number });

export function signedWords(number: number): string {
  if (Math.abs(number) < NOTHING) return numberWords(0);
  return say(number < 0 ? 'coach-minus' : 'coach-plus', { number: Math.abs(number) });
}
