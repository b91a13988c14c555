/** What is going on, in one line. */

import { youOf, type Person } from '../../table';
import { say } from '../../words.svelte';
import type { Frame } from './wire.gen';

/** KN-R3, only for counting down aloud: what may be rolled is in `frame.legal`. */
const ROLLS = 3;
const DICE = 5;

export function status(frame: Frame, people: Person[]): string {
  const { view } = frame;
  if (view.seat === null) return say('kniffel-status-start');
  const person = people[view.seat];
  const name = person?.name ?? '';
  if (frame.awaits) {
    const dice = DICE - view.dice.length;
    return say(`kniffel-throw-${youOf(people) === view.seat ? 'you' : 'name'}`, { name, dice });
  }
  if (!person?.mine) {
    if (person?.away) return say('status-away', { name });
    return say(view.roll ? 'kniffel-status-thinking' : 'kniffel-status-theirs', { name });
  }
  const left = ROLLS - view.roll;
  const what = view.roll === 0 ? 'first' : left ? 'again' : 'write';
  return say(`kniffel-status-${youOf(people) === null ? 'pass' : 'your'}-${what}`, { name, left });
}

export const rollsLeft = (frame: Frame): number => ROLLS - frame.view.roll;

export const isKniffel = (faces: readonly number[]): boolean =>
  faces.length === 5 && new Set(faces).size === 1;
