import { expect, test } from 'vitest';
import { largest, lay } from './layout';

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

test('boards of others lie so that they are largest', () => {
  expect(largest(2, 800, 900, 24)).toEqual({ across: 1, side: 423 });
  expect(largest(2, 900, 500, 24)).toEqual({ across: 2, side: 447 });
  expect(largest(10, 1000, 600, 24)).toEqual({ across: 5, side: 195.2 });
});
