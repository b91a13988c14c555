/** Where a replay can stand, and how long it stands there. Positions are counted in moves. */

import type { AnyFrame } from '../table';
import type { Shown } from '../wire.gen';

/** The positions that the table has shown: what the house draws at once belongs to the play before. */
export function beatsOf(shown: readonly Shown[]): number[] {
  return shown.flatMap((_, move) => (goesOn(shown, move) ? [] : [move]));
}

function goesOn(shown: readonly Shown[], move: number): boolean {
  const [here, next] = [shown[move], shown[move + 1]];
  return move > 0 && next?.by === null && next.at === here?.at;
}

/** Where a turn begins: with another player, or, where nobody has turns, with what the house does. */
export function turnsOf(
  shown: readonly Shown[],
  beats: readonly number[],
  whose: (frame: AnyFrame) => number | null,
): number[] {
  const seats = shown.map(({ frame }) => (frame.scores ? null : whose(frame)));
  const changes = beats.filter((move, i) => {
    const before = beats[i - 1];
    return before !== undefined && seats[move] !== seats[before];
  });
  const alone = new Set(seats.filter((seat) => seat !== null)).size < 2;
  return alone ? beats.filter((move) => move > 0 && shown[move]?.by === null) : changes;
}

export const nextOf = (places: readonly number[], move: number): number | undefined =>
  places.find((place) => place > move);

export const lastOf = (places: readonly number[], move: number): number | undefined =>
  places.findLast((place) => place < move);

const SHORTEST = 500;
const LONGEST = 1800;

/** Milliseconds until the next position: as long as it was thought about, within reason. */
export function pauseOf(shown: readonly Shown[], move: number, next: number): number {
  const thought = 1000 * ((shown[next]?.at ?? 0) - (shown[move]?.at ?? 0));
  return Math.min(LONGEST, Math.max(SHORTEST, thought));
}

export interface Moment {
  /** The position that shows it. */
  move: number;
  news: readonly unknown[];
}

export function momentsOf(shown: readonly Shown[], beats: readonly number[]): Moment[] {
  const found: Moment[] = [];
  shown.forEach(({ moments }, at) => {
    if (!moments.length) return;
    const move = beats.find((beat) => beat >= at) ?? at;
    const known = found.at(-1);
    if (known?.move === move) known.news = [...known.news, ...moments];
    else found.push({ move, news: moments });
  });
  return found;
}
