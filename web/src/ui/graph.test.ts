import { expect, test } from 'vitest';
import { at, path, ticks } from './graph';

test.each([
  [212, 268, 4, [200, 220, 240, 260, 280]],
  [250, 250, 4, [250, 250.5]],
  [0, 13, 3, [0, 5, 10, 15]],
])('round numbers cover %d to %d', (from, to, wanted, expected) => {
  const found = ticks(from, to, wanted);
  expect(found[0]).toBeLessThanOrEqual(from);
  expect(found.at(-1)).toBeGreaterThanOrEqual(to);
  expect(found).toEqual(expected);
});

test('an upright scale goes up', () => {
  const y = { from: 200, to: 300, start: 180, end: 10 };
  expect(at(y, 200)).toBe(180);
  expect(at(y, 300)).toBe(10);
  const x = { from: 0, to: 2, start: 30, end: 130 };
  const points = [
    { x: 0, y: 200 },
    { x: 1, y: 250 },
  ];
  expect(path(points, x, y)).toBe('M30.0 180.0L80.0 95.0');
});
