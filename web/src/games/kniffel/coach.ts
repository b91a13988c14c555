/** What the coach says, made ready to be shown. All values are its own; there are no rules here. */

import type { Hand } from './hand';
import type { Advice, Band, Box, Keep, Moment, Review, Take } from './wire.gen';

export interface Best {
  keep: number[] | null;
  boxes: Box[];
}

/** What to mark: the boxes, or the dice to keep when no box is as good. */
export function bestOf(advice: Advice): Best {
  const boxes = advice.boxes.filter((take: Take) => take.best).map(({ box }) => box);
  const keep = advice.keeps.find((one: Keep) => one.best)?.keep ?? null;
  return { keep: boxes.length ? null : keep, boxes };
}

/** The places of dice with these faces: of equal ones those that are kept already. */
export function starred(hand: Hand, keep: readonly number[] | null): ReadonlySet<number> {
  const open = [...(keep ?? [])];
  const places = hand.map((lying, place) => ({ ...lying, place }));
  const found = new Set<number>();
  for (const die of [...places.filter(({ kept }) => kept), ...places.filter((d) => !d.kept)]) {
    const at = open.indexOf(die.face);
    if (at < 0) continue;
    open.splice(at, 1);
    found.add(die.place);
  }
  return found;
}

/** Where the game may end, in two numbers: the likeliest total, and the one that is reached or
 * passed in every other game. */
export function ending(bands: readonly Band[]): { around: number; even: number } {
  const width = (bands[1]?.least ?? 10) - (bands[1] ? (bands[0]?.least ?? 0) : 0);
  const likeliest = bands.reduce((a, b) => (b.chance > a.chance ? b : a), { least: 0, chance: 0 });
  let above = 0;
  const even = bands.findLast(({ chance }) => (above += chance) >= 0.5)?.least ?? 0;
  return { around: likeliest.least + width / 2, even };
}

// Looking back

export interface Point {
  x: number;
  y: number;
}

/** The expected total, turn by turn: the steps of a turn share the way to the next. */
export function course(review: Review): Point[] {
  const steps = new Map<number, number>();
  for (const { turn } of review.moments) steps.set(turn, (steps.get(turn) ?? 0) + 1);
  const taken = new Map<number, number>();
  const points = review.moments.map(({ turn, value }) => {
    const step = (taken.get(turn) ?? 0) + 1;
    taken.set(turn, step);
    return { x: turn + step / (steps.get(turn) ?? 1), y: value };
  });
  return [{ x: 0, y: review.start }, ...points];
}

export interface Dear extends Point {
  moment: Moment;
}

/** The decisions that cost most, dearest first, each with its place in the course. */
export function dearest(review: Review, most: number): Dear[] {
  const points = course(review).slice(1);
  return review.moments
    .map((moment, i) => ({ moment, x: points[i]?.x ?? 0, y: points[i]?.y ?? 0 }))
    .filter(({ moment }) => !moment.luck && moment.change < -0.005)
    .sort((a, b) => a.moment.change - b.moment.change)
    .slice(0, most);
}

export interface Turn {
  turn: number;
  box: Box | null;
  luck: number;
  skill: number;
  value: number;
}

/** Each turn in one line. */
export function turnsOf(review: Review): Turn[] {
  const turns: Turn[] = [];
  for (const { turn, luck, change, value, box } of review.moments) {
    const last = turns.at(-1);
    const now = last?.turn === turn ? last : { turn, box: null, luck: 0, skill: 0, value };
    if (now !== last) turns.push(now);
    now.value = value;
    now.box = box ?? now.box;
    if (luck) now.luck += change;
    else now.skill += change;
  }
  return turns;
}
