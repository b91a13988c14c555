import { describe, expect, test } from 'vitest';
import { bestOf, course, dearest, ending, starred, turnsOf } from './coach';
import { lay, toggle } from './hand';
import type { Advice, Moment, Review } from './wire.gen';

const advice: Advice = {
  value: 248.31,
  total: 40,
  dice: [2, 2, 5, 5, 6],
  rolls_left: 1,
  keeps: [
    { keep: [2, 2, 5, 5], value: 248.31, cost: 0, best: true },
    { keep: [5, 5], value: 247.47, cost: 0.84, best: false },
    { keep: [], value: 240, cost: 8.31, best: false },
  ],
  boxes: [
    { box: 'chance', points: 20, extra: 0, value: 244.31, cost: 4, best: false },
    { box: 'kniffel', points: 0, extra: 0, value: 230.31, cost: 18, best: false },
  ],
  bonus: 0.68,
  bands: [],
};
const write = { ...advice, boxes: advice.boxes.map((take, i) => ({ ...take, best: i === 0 })) };

test('before the first roll there is nothing to mark', () => {
  const before = { ...advice, dice: [], keeps: [], boxes: [] };
  expect(bestOf(before)).toEqual({ keep: null, boxes: [] });
});

describe('the star', () => {
  test('on the dice to keep, or on the box', () => {
    expect(bestOf(advice)).toEqual({ keep: [2, 2, 5, 5], boxes: [] });
    expect(bestOf(write)).toEqual({ keep: null, boxes: ['chance'] });
  });

  test('of equal dice on the one that is kept already', () => {
    const hand = toggle(lay([5, 2, 5, 6, 5]), 4);
    expect([...starred(hand, [2, 5, 5])].sort()).toEqual([0, 1, 4]);
    expect(starred(hand, null).size).toBe(0);
  });
});

test('where the game may end', () => {
  const bands = [0.1, 0.2, 0.4, 0.3].map((chance, i) => ({ least: 200 + 10 * i, chance }));
  expect(ending(bands)).toEqual({ around: 225, even: 220 });
});

const moment = (turn: number, change: number, luck: boolean, value: number): Moment => ({
  move: 0,
  turn,
  roll: 1,
  value,
  change,
  luck,
  dice: [1, 2, 3, 4, 5],
  keep: null,
  box: luck ? null : 'chance',
  best_keep: null,
  best_box: null,
});

const review: Review = {
  seat: 0,
  game: 1,
  start: 250,
  luck: 2,
  skill: -3,
  value: 249,
  total: 249,
  over: true,
  moments: [
    moment(0, 4, true, 254),
    moment(0, -1, false, 253),
    moment(1, -2, true, 251),
    moment(1, -2, false, 249),
  ],
};

describe('looking back', () => {
  test('the course of a game', () => {
    expect(course(review)).toEqual([
      { x: 0, y: 250 },
      { x: 0.5, y: 254 },
      { x: 1, y: 253 },
      { x: 1.5, y: 251 },
      { x: 2, y: 249 },
    ]);
  });

  test('the dearest decision first, where it was made', () => {
    expect(dearest(review, 5).map(({ x, y }) => [x, y])).toEqual([
      [2, 249],
      [1, 253],
    ]);
    expect(dearest(review, 1)).toHaveLength(1);
  });

  test('turn by turn', () => {
    expect(turnsOf(review)).toEqual([
      { turn: 0, box: 'chance', luck: 4, skill: -1, value: 253 },
      { turn: 1, box: 'chance', luck: -2, skill: -2, value: 249 },
    ]);
  });
});
