import { expect, test } from 'vitest';
import { next } from './walk';

const DOWN = [1, 0] as const;
const RIGHT = [0, 1] as const;

test('arrows lead from one open place to the next', () => {
  const open = [3, 9, 20, 60];
  expect(next(3, DOWN, open, 8)).toBe(20);
  expect(next(9, RIGHT, open, 8)).toBe(3);
  expect(next(60, DOWN, open, 8)).toBeNull();
  expect(next(0, DOWN, [], 8)).toBeNull();
});
