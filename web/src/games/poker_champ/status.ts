/** What is going on, in one line. */

import { youOf, type Person } from '../../table';
import { listed, say } from '../../words.svelte';
import type { Frame } from './wire.gen';

export const nameOf = (seat: number, people: Person[]): string => people[seat]?.name ?? '';

export const several = (seats: readonly number[], people: Person[]): string =>
  listed(seats.map((seat) => nameOf(seat, people)));

export const stepName = (step: number): string => say(`poker_champ-step-${step}`);

export function status(frame: Frame, people: Person[]): string {
  const { view } = frame;
  if (view.duel) return say('poker_champ-status-duel', { names: several(view.duel.seats, people) });
  if (view.settled) return afterDeal(frame, people);
  if (!view.step) return say('poker_champ-status-dealing');
  if (frame.legal.length) return yours(frame, people);
  const names = several(view.waiting, people);
  if (view.chosen !== null)
    return say(view.chosen ? 'poker_champ-chosen-bet' : 'poker_champ-chosen-fold');
  if (!names) return say('poker_champ-status-dealing');
  const seat = frame.seat;
  if (seat !== null && view.folded.includes(seat))
    return say('poker_champ-status-folded', { names });
  if (seat !== null && view.mine.length && !view.stacks[seat])
    return say('poker_champ-status-all-in');
  return say('poker_champ-status-waiting', { names });
}

function afterDeal({ view: { settled } }: Frame, people: Person[]): string {
  if (!settled?.winners.length) return say('poker_champ-status-stayed');
  const names = several(settled.winners, people);
  return say('poker_champ-status-won', { names, pot: settled.share });
}

function yours({ view, seat }: Frame, people: Person[]): string {
  if (view.step === 1 && youOf(people) !== null) return say('poker_champ-status-ante');
  const chips = Math.min(view.stake, view.stacks[seat ?? 0] ?? 0);
  const about = { chips, step: stepName(view.step), name: nameOf(seat ?? 0, people) };
  const whose = youOf(people) === null ? 'decide-for' : 'decide';
  return say(`poker_champ-status-${whose}`, about);
}
