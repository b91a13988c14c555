import { expect, test } from 'vitest';
import { awaited, drawOf, lacking, lying } from './typed';
import type { Frame } from './wire.gen';

const frame = (kind: string | null, view: object): Frame =>
  ({ awaits: kind && { number: 0, kind, draws: [] }, view }) as unknown as Frame;

test('only the dice that were thrown again are tapped', () => {
  const [thrown] = awaited(frame('Rolled', { seat: 1, dice: [3, 3, 6] }));
  expect(thrown).toEqual({ seat: 1, kept: [3, 3, 6] });
  expect(thrown && lacking(thrown, [])).toBe(2);
  expect(thrown && lying(thrown, [1]).map(({ face, kept }) => [face, kept])).toEqual([
    [3, true],
    [3, true],
    [6, true],
    [1, false],
  ]);
});

test('for the start everybody who is in it throws five', () => {
  const throws = awaited(frame('StartRolled', { seat: null, contenders: [0, 2], dice: [] }));
  expect(throws.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(throws.map((one) => lacking(one, []))).toEqual([5, 5]);
});

test('nothing is tapped while the table waits for nothing, or for something unknown', () => {
  expect(awaited(frame(null, { seat: 0, dice: [] }))).toEqual([]);
  expect(awaited(frame('Turned', { seat: 0, dice: [] }))).toEqual([]);
  expect(awaited(frame('Rolled', { seat: null, dice: [] }))).toEqual([]);
});

test('dice go up, as the wire wants them', () => {
  expect(drawOf('Rolled', [[6, 1, 3, 3, 5]])).toEqual({ type: 'Rolled', dice: [1, 3, 3, 5, 6] });
  expect(drawOf('StartRolled', [[2, 1], [4]])).toEqual({
    type: 'StartRolled',
    throws: [[1, 2], [4]],
  });
});
