import { beforeEach, describe, expect, test } from 'vitest';
import type { Wish } from '../socket';
import type { Framed, RoomShown } from '../wire.gen';
import { MOST_KEPT, pledgeOf, Witness } from './witness';

let asked: Wish[];
let witness: Witness;

const room = (more: Partial<RoomShown>): RoomShown =>
  ({ phase: 'lobby', match: 0, yours: [0], commitment: 'c1', ...more }) as RoomShown;

const draft = (more: object = {}): { type: 'Drafted'; header: unknown } => ({
  type: 'Drafted',
  header: { commitment: 'c1', pledges: [pledgeOf(witness.of(1)?.mine ?? ''), ''], ...more },
});

beforeEach(() => {
  localStorage.clear();
  asked = [];
  witness = new Witness('K7QM2P', (wish) => asked.push(wish));
});

describe('a pledge', () => {
  test('answers the commitment, and is kept', () => {
    witness.see(room({}));
    const mine = witness.of(1)?.mine ?? '';
    expect(mine).toMatch(/^[0-9a-f]{32}$/);
    expect(asked).toEqual([{ type: 'Pledge', commitment: 'c1', pledge: pledgeOf(mine) }]);
  });

  test('is said once; again for another seat, and after every hello', () => {
    witness.see(room({}));
    witness.see(room({}));
    expect(asked).toHaveLength(1);
    witness.see(room({ yours: [0, 1] }));
    witness.greet();
    witness.see(room({ yours: [0, 1] }));
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map((wish) => JSON.stringify(wish))).size).toBe(1);
  });

  test('outlives the page', () => {
    witness.see(room({}));
    const before = witness.of(1);
    witness = new Witness('K7QM2P', (wish) => asked.push(wish));
    witness.see(room({}));
    expect(witness.of(1)).toEqual(before);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('is not made by spectators, nor during a game', () => {
    witness.see(room({ yours: [] }));
    witness.see(room({ phase: 'playing', match: 3 }));
    expect(asked).toEqual([]);
    expect(witness.of(3)?.promise).toBe('c1');
  });
});

describe('a reveal', () => {
  beforeEach(() => {
    witness.see(room({}));
    asked = [];
  });

  test('answers a draft that shows our pledge', () => {
    witness.open(draft());
    expect(asked).toEqual([{ type: 'Reveal', contribution: witness.of(1)?.mine }]);
    expect(witness.of(1)).toMatchObject({ revealed: true, draft: draft().header, repeats: 0 });
  });

  test('is the same for the same draft', () => {
    witness.open(draft());
    witness.open(draft());
    expect(asked[1]).toEqual(asked[0]);
  });

  test('is not given to a draft without our pledge, or of another house', () => {
    witness.open(draft({ pledges: ['', ''] }));
    witness.open(draft({ commitment: 'c2' }));
    witness.open({ type: 'Drafted', header: { commitment: 'c1' } });
    expect(asked).toEqual([]);
  });

  test('is not given twice to different drafts: a new pledge is made', () => {
    witness.open(draft());
    const first = witness.of(1)?.mine;
    witness.open(draft({ seats: ['Eve'] }));
    expect(asked.map((wish) => wish.type)).toEqual(['Reveal', 'Pledge']);
    expect(witness.of(1)?.mine).not.toBe(first);
    expect(witness.of(1)).toMatchObject({ revealed: false, repeats: 1 });
  });

  test('that led to no game is counted, if the house binds itself anew', () => {
    witness.open(draft());
    witness.see(room({ commitment: 'c2' }));
    expect(witness.of(1)).toMatchObject({ promise: 'c2', revealed: false, repeats: 1 });
  });
});

test('the length of the game is kept when it is over', () => {
  witness.see(room({}));
  const framed = (seq: number, scores: number[] | null): Framed =>
    ({ match: 1, frame: { seq, scores } }) as unknown as Framed;
  witness.watch(framed(7, null));
  expect(witness.of(1)?.moves).toBe(0);
  witness.watch(framed(9, [3, 4]));
  expect(witness.of(1)?.moves).toBe(9);
});

test('only so many games are kept, and nothing that is not ours is read', () => {
  for (let match = 0; match < MOST_KEPT + 5; match += 1) witness.see(room({ match }));
  expect(witness.of(5)).toBeNull();
  expect(witness.of(MOST_KEPT + 5)).not.toBeNull();
  localStorage.setItem('parlour.fair.K7QM2P', '[{"match":1}]');
  expect(witness.of(1)).toBeNull();
});
