import { expect, test } from 'vitest';
import type { Kept } from '../fair/witness';
import type { Checked } from '../wire.gen';
import { gradeOf } from './grade';

const checked: Checked = {
  draws: 27,
  bound: true,
  commitment: 'c0ffee',
  contributions: ['one', 'two'],
};
const kept: Kept = {
  match: 1,
  promise: 'c0ffee',
  mine: 'two',
  draft: null,
  revealed: true,
  repeats: 0,
  moves: 60,
};

test('only a device that was at the table knows that nobody could choose', () => {
  expect(gradeOf(checked, kept)).toBe('witness');
  expect(gradeOf(checked, null)).toBe('sealed');
});

test.each([
  [{ ...kept, promise: 'another' }, checked],
  [{ ...kept, mine: 'three' }, checked],
  [{ ...kept, revealed: false }, checked],
  [{ ...kept, repeats: 1 }, checked],
  [kept, { ...checked, bound: false }],
  [kept, { ...checked, withheld: 1 }],
])('and not if anything is missing', (mine, proof) => {
  expect(gradeOf(proof, mine)).toBe('sealed');
});

test('nothing is claimed of a broken seal, and little where the players drew', () => {
  expect(gradeOf({ draws: 0, fault: 'log-changed' }, kept)).toBe('broken');
  expect(gradeOf({ ...checked, by_players: true }, kept)).toBe('players');
});
