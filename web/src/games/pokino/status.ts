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
    // However narrow the screen, its name is not torn apart.
    const card = cardName(last).replaceAll(' ', '\u00a0');
    return say(id, { number: view.called.length, card });
  }
  const ready = view.players.filter(({ left, resting }) => !left && !resting).length;
  if (ready < 2) return say('pokino-status-too-few');
  if (!view.awake) return say('pokino-status-asleep');
  const id = `pokino-status-between${youOf(people) === view.dealer ? '-you' : ''}`;
  return say(id, { round: view.round, name: people[view.dealer]?.name ?? '' });
}

/** What to do now, or else what was last heard; before the first card, how it goes. Whoever only
    watches has nothing to do. */
export function hint({ view, seat }: Frame, told: string): string {
  if (seat === null) return told;
  if (!view.called.length && view.round <= 1) return say('pokino-hint-wait');
  if (view.phase !== 'round' || !view.players[seat]?.playing) return told;
  const open = view.covered[seat]?.filter((prize) => !view.paid.includes(prize)) ?? [];
  const called = view.claims.filter(({ by }) => by === seat).map(({ prize }) => prize);
  if (open.some((prize) => !called.includes(prize))) return say('pokino-hint-call');
  return told || say(view.options.auto_mark ? 'pokino-hint-auto' : 'pokino-hint-mark');
}
