import { expect, test } from 'vitest';
import { lay } from './layout';

test('boards lie side by side where every cell has room for a finger', () => {
  expect(lay(1, 344, 300)).toEqual({ how: 'alike', across: 1 });
  expect(lay(2, 700, 500)).toEqual({ how: 'alike', across: 2 });
  expect(lay(2, 500, 900)).toEqual({ how: 'alike', across: 1 });
  expect(lay(3, 780, 300)).toEqual({ how: 'alike', across: 3 });
  expect(lay(3, 780, 700)).toEqual({ how: 'alike', across: 2 });
});

test('on a phone one is large, and the others are small beside or below it', () => {
  expect(lay(2, 344, 300)).toEqual({ how: 'beside' });
  expect(lay(3, 344, 300)).toEqual({ how: 'beside' });
  expect(lay(3, 374, 500)).toEqual({ how: 'below' });
});
