import { expect, test } from 'vitest';
import { unfolded } from './changes';

test('each value is made from the one before', () => {
  const [first, second, third, fourth] = unfolded([
    [{ seq: 0, view: { cups: [1, 2], boards: [['7c']], last: null } }],
    { seq: 1, view: { cups: { 1: [24] } } },
    { seq: 1, view: { cups: { '2:2': [[3, 4]] }, last: [{ seat: 1 }] } },
    { view: { cups: { '1:3': [[]] }, last: { seat: -1 } } },
  ]) as Record<string, never>[];
  expect(first).toEqual({ seq: 0, view: { cups: [1, 2], boards: [['7c']], last: null } });
  expect(second).toEqual({ seq: 1, view: { cups: [1, 24], boards: [['7c']], last: null } });
  expect(third).toEqual({
    seq: 2,
    view: { cups: [1, 24, 3, 4], boards: [['7c']], last: { seat: 1 } },
  });
  expect(fourth).toEqual({ seq: 2, view: { cups: [1, 4], boards: [['7c']], last: { seat: 0 } } });
});
