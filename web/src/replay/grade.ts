/** How much the seal of a log proves to this device. */

import type { Kept } from '../fair/witness';
import type { Checked } from '../wire.gen';

/** `broken`: nothing. `players`: they drew themselves. `sealed`: the draws follow from the seed in
 * the log. `witness`: and this device knows that nobody could choose them. */
export type Grade = 'broken' | 'players' | 'sealed' | 'witness';

/** The sentence for each. */
export const GRADES: Record<Grade, string> = {
  broken: 'replay-seal-broken',
  players: 'replay-seal-players',
  sealed: 'replay-seal-good',
  witness: 'replay-seal-witness',
};

/** `kept`: what this device has kept of the game from before it began, if it was there. */
export function gradeOf(checked: Checked, kept: Kept | null): Grade {
  if (checked.fault) return 'broken';
  if (checked.by_players) return 'players';
  const there =
    kept?.revealed &&
    kept.repeats === 0 &&
    kept.promise === checked.commitment &&
    checked.contributions?.includes(kept.mine);
  return there && checked.bound && !checked.withheld ? 'witness' : 'sealed';
}
