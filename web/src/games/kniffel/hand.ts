import type { Frame, News } from './wire.gen';

/** How five dice lie on the table. The state only knows them sorted; the eye wants a kept die to
 * stay where it is, and a fresh one to fall into a gap. */

export interface Lying {
  face: number;
  kept: boolean;
  /** It fell with the last roll. */
  fresh: boolean;
}

export type Hand = readonly Lying[];

interface Seen {
  hand: Hand;
  /** Dice have just fallen: let them tumble. */
  rolled: boolean;
}

/** What lies on the table once this frame is shown. Without dice the last ones stay, at rest. */
export function after(before: Hand, frame: Frame): Seen {
  const { dice } = frame.view;
  const fell = frame.news.findLast((item: News) => item.type === 'DiceFell');
  if (dice.length && fell) return { hand: fall(before, fell.kept, dice), rolled: true };
  if (dice.length) return { hand: sameDice(before, dice) ? before : lay(dice), rolled: false };
  const wrote = frame.news.findLast((item: News) => item.type === 'Wrote');
  const last = wrote && !sameDice(before, wrote.dice) ? lay(wrote.dice) : before;
  return { hand: last.map((lying) => ({ ...lying, kept: false, fresh: false })), rolled: false };
}

export const lay = (dice: readonly number[]): Hand =>
  dice.map((face) => ({ face, kept: false, fresh: false }));

/** The hand after a roll that left `kept` on the table and ended with `dice`. */
export function fall(before: Hand, kept: readonly number[], dice: readonly number[]): Hand {
  const stay = staying(before, kept);
  if (!stay) return lay(dice);
  const fallen = without(dice, kept);
  return Array.from({ length: dice.length }, (_, place) => {
    const lying = stay.has(place) ? before[place] : undefined;
    if (lying) return { face: lying.face, kept: true, fresh: false };
    return { face: fallen.shift() ?? 0, kept: false, fresh: true };
  });
}

/** The places of the kept dice: those the player has marked first, then any with that face;
 * null where some of them were never seen here. */
function staying(before: Hand, kept: readonly number[]): ReadonlySet<number> | null {
  const open = [...kept];
  const places = before.map((lying, place) => ({ ...lying, place }));
  const marked = [...places.filter((die) => die.kept), ...places.filter((die) => !die.kept)];
  const stay = new Set<number>();
  for (const { face, place } of marked) {
    const found = open.indexOf(face);
    if (found < 0) continue;
    open.splice(found, 1);
    stay.add(place);
  }
  return open.length ? null : stay;
}

function without(dice: readonly number[], some: readonly number[]): number[] {
  const rest = [...dice];
  for (const face of some) rest.splice(rest.indexOf(face), 1);
  return rest;
}

export const toggle = (hand: Hand, place: number): Hand =>
  hand.map((lying, i) => (i === place ? { ...lying, kept: !lying.kept } : lying));

/** The faces the player wants to keep, sorted as the wire wants them. */
export const keptOf = (hand: Hand): number[] =>
  hand
    .filter((lying) => lying.kept)
    .map((lying) => lying.face)
    .sort((a, b) => a - b);

const sameDice = (hand: Hand, dice: readonly number[]): boolean => {
  const faces = hand.map((lying) => lying.face).sort((a, b) => a - b);
  return faces.length === dice.length && faces.every((face, i) => face === dice[i]);
};
