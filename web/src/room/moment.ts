/** The end of a game in one more sentence. */

import type { AnyFace } from '../games/face';
import { youOf, type Person } from '../table';
import { say } from '../words.svelte';
import type { Placed } from './places';

/** Whom one is measured against: the best of the others. */
export function margin(
  placed: readonly Placed[],
  seat: number | null,
): { seat: number; rival: number; by: number } | null {
  const me = placed.find((one) => one.seat === seat) ?? placed[0];
  const rival = placed.find((one) => one.seat !== me?.seat);
  return me && rival ? { seat: me.seat, rival: rival.seat, by: me.score - rival.score } : null;
}

export function marginWords(placed: readonly Placed[], people: Person[]): string {
  const you = youOf(people);
  const found = margin(placed, you);
  if (!found || found.by === 0) return '';
  const { seat, rival, by } = found;
  if (seat === you) return say(by > 0 ? 'result-won-by' : 'result-lost-by', { by: Math.abs(by) });
  const [name = '', other = ''] = [people[seat]?.name, people[rival]?.name];
  return say('result-ahead', { name, other, by });
}

/** As the game's own coach explains it; null where it cannot. */
export async function explained(
  face: AnyFace,
  placed: readonly Placed[],
  people: Person[],
  lookBack: (seat: number) => Promise<unknown>,
): Promise<string | null> {
  const you = youOf(people);
  const found = margin(placed, you);
  if (!face.coach?.moment || !found || found.by === 0 || found.seat !== you) return null;
  try {
    const mine = await lookBack(found.seat);
    return face.coach.moment(mine, await lookBack(found.rival), found.by);
  } catch {
    return null; // a coach who is busy has nothing to add
  }
}
