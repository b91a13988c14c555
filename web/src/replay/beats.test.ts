import { expect, test } from 'vitest';
import type { AnyFrame } from '../table';
import type { Shown } from '../wire.gen';
import { beatsOf, lastOf, momentsOf, nextOf, pauseOf, turnsOf } from './beats';

const shown = (by: number | null, at: number, seat: number | null, moments?: unknown[]): Shown => ({
  frame: {
    seq: 0,
    seat: null,
    view: { seat },
    legal: [],
    news: [],
    rings_in: null,
    scores: null,
  },
  by,
  at,
  moments: moments ?? [],
});
const whose = (frame: AnyFrame): number | null => (frame.view as { seat: number | null }).seat;

/** Two players roll and write: the dice fall at once, the next turn begins with the writing. */
const GAME = [
  shown(null, 0, 0),
  shown(0, 2, 0),
  shown(null, 2, 0),
  shown(0, 5, 1, ['kniffel']),
  shown(1, 6, 1),
  shown(null, 6, 1, ['fell']),
  shown(1, 60, 0, ['wrote']),
];

test('what the house does at once belongs to the play before it', () => {
  expect(beatsOf(GAME)).toEqual([0, 2, 3, 5, 6]);
});

test('a turn begins with another player', () => {
  expect(turnsOf(GAME, beatsOf(GAME), whose)).toEqual([3, 6]);
});

test('where nobody has turns, one begins with each thing the house does', () => {
  expect(turnsOf(GAME, beatsOf(GAME), () => null)).toEqual([2, 5]);
});

test('one goes on to the next place and back to the last', () => {
  expect([nextOf([0, 2, 3], 0), nextOf([0, 2, 3], 3)]).toEqual([2, undefined]);
  expect([lastOf([0, 2, 3], 3), lastOf([0, 2, 3], 0)]).toEqual([2, undefined]);
});

test('long thoughts are cut short, quick ones can be seen', () => {
  expect(pauseOf(GAME, 5, 6)).toBe(1800);
  expect(pauseOf(GAME, 3, 5)).toBe(1000);
  expect(pauseOf(GAME, 1, 2)).toBe(500);
});

test('a moment is found where the table shows it', () => {
  expect(momentsOf(GAME, beatsOf(GAME))).toEqual([
    { move: 3, news: ['kniffel'] },
    { move: 5, news: ['fell'] },
    { move: 6, news: ['wrote'] },
  ]);
  expect(momentsOf(GAME, [6])).toEqual([{ move: 6, news: ['kniffel', 'fell', 'wrote'] }]);
});
