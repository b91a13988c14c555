/** What is going on, in one line. */

import { youOf, type Person } from '../../table';
import { say } from '../../words.svelte';
import { endOf, laysOf, passOf } from './legal';
import type { Frame } from './wire.gen';

export function status(frame: Frame, people: Person[]): string {
  const { view, legal } = frame;
  if (view.seat === null) return say('cartino-status-start');
  const person = people[view.seat];
  const name = person?.name ?? '';
  if (!person?.mine) return say(person?.away ? 'status-away' : 'cartino-status-thinking', { name });
  const who = youOf(people) === null ? 'pass' : 'your';
  const suit = say('cartino-suit', { suit: view.suit ?? 'C' });
  return say(`cartino-status-${who}-${stage(legal)}`, { name, suit });
}

function stage(legal: Frame['legal']): string {
  if (passOf(legal)) return 'stuck';
  if (!endOf(legal)) return 'first';
  return laysOf(legal, null).size ? 'more' : 'full';
}
