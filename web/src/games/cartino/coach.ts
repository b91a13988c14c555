/** What the coach says, made ready to be shown. All values are its own; there are no rules here. */

import type { Advice, Play, Review } from './wire.gen';

/** What ending the turn gives away; laying alone gives nothing away yet. */
export function costOf(advice: Advice, play: Play): number | null {
  if (play.type !== 'EndTurn' || !advice.best) return null;
  return advice.best.total - advice.so_far;
}

/** How much less than the most at once all turns together earned. */
export const missedIn = (review: Review): number =>
  review.turns.reduce((sum, { earned, best }) => sum + best.total - earned, 0);
