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
  if (view.duel) {
    const { names, you } = apart(view.duel.seats, people);
    return say(you ? 'poker_champ-status-duel-you' : 'poker_champ-status-duel', { names });
  }
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
  const { names, you } = apart(settled.winners, people);
  const form = you ? (names ? 'won-shared' : 'won-you') : 'won';
  return say(`poker_champ-status-${form}`, { names, pot: settled.share });
}

/** Those others by name, and whether you are among them. */
function apart(seats: readonly number[], people: Person[]): { names: string; you: boolean } {
  const others = seats.filter((seat) => seat !== youOf(people));
  return { names: several(others, people), you: others.length < seats.length };
}

function yours({ view, seat }: Frame, people: Person[]): string {
  const chips = Math.min(view.stake, view.stacks[seat ?? 0] ?? 0);
  const about = { chips, step: stepName(view.step), name: nameOf(seat ?? 0, people) };
  if (view.step === 1)
    return say(`poker_champ-status-ante${youOf(people) === null ? '-for' : ''}`, about);
  const whose = youOf(people) === null ? 'decide-for' : 'decide';
  return say(`poker_champ-status-${whose}`, about);
}
