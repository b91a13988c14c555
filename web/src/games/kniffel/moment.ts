/** Why it was won or lost, in one sentence: the dice and the play, beside the strongest rival's. */

import { say } from '../../words.svelte';
import type { Review } from './wire.gen';

const side = (difference: number): string => (difference < 0 ? 'worse' : 'better');

/** Over all games of a series. */
const sum = (games: readonly Review[], of: 'luck' | 'skill'): number =>
  games.reduce((all, game) => all + game[of], 0);

/** `by`: how far ahead of the rival, or behind. */
export function moment(mine: readonly Review[], theirs: readonly Review[], by: number): string {
  const luck = sum(mine, 'luck') - sum(theirs, 'luck');
  const skill = sum(mine, 'skill') - sum(theirs, 'skill');
  return say('kniffel-moment', {
    outcome: by > 0 ? 'won' : 'lost',
    by: Math.abs(by),
    dice: side(luck),
    luck: Math.abs(luck),
    play: side(skill),
    skill: Math.abs(skill),
  });
}
