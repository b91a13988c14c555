import { describe, expect, it } from 'vitest';
import { costOf, missedIn } from './coach';
import type { Advice, Best } from './wire.gen';

const best = (total: number): Best => ({ laid: [], bonus: 0, total });
const advice: Advice = { best: best(12), so_far: 9, last: null };

describe('what the coach says', () => {
  it('weighs the end of a turn, and nothing before it', () => {
    expect(costOf(advice, { type: 'EndTurn', turn: 1, laid: 2 })).toBe(3);
    expect(costOf(advice, { type: 'Lay', turn: 1, laid: 0, pawn: 'SK', half: 21 })).toBeNull();
    expect(costOf({ ...advice, best: null }, { type: 'EndTurn', turn: 1, laid: 2 })).toBeNull();
  });

  it('adds up what was missed', () => {
    const turn = { turn: 1, laid: [], earned: 4, best: best(9) };
    expect(missedIn({ seat: 0, turns: [turn, { ...turn, turn: 3, earned: 9 }] })).toBe(5);
  });
});
