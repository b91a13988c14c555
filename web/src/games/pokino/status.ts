/** What is going on, in one line. */

import { youOf, type Person } from '../../table';
import { say } from '../../words.svelte';
import { cardName } from './cards';
import type { Frame } from './wire.gen';

export function status(frame: Frame, people: Person[]): string {
  const { view } = frame;
  const last = view.called.at(-1);
  if (view.phase === 'opening') return say('pokino-status-opening');
  if (view.phase === 'round' && last) {
    const id = view.last ? 'pokino-status-last-card' : 'pokino-status-card';
    return say(id, { number: view.called.length, card: cardName(last) });
  }
  const ready = view.players.filter(({ left, resting }) => !left && !resting).length;
  if (ready < 2) return say('pokino-status-too-few');
  if (!view.awake) return say('pokino-status-asleep');
  const id = `pokino-status-between${youOf(people) === view.dealer ? '-you' : ''}`;
  return say(id, { round: view.round, name: people[view.dealer]?.name ?? '' });
}
