import { expect, test } from 'vitest';
import {
  EMPTY,
  initialsOf,
  shortName,
  frameOf,
  goesBack,
  hear,
  isShared,
  peopleNamed,
  peopleOf,
  youOf,
  type AnyFrame,
  type Table,
} from './table';
import type { Framed, RoomShown } from './wire.gen';

const room = (yours: number[]): RoomShown => ({
  type: 'RoomShown',
  code: 'K7QM2P',
  game: 'kniffel',
  options: {},
  phase: 'playing',
  seats: ['Anna', 'Béla'].map((name) => ({
    kind: 'person',
    name,
    level: null,
    online: true,
    wins: 0,
  })),
  fewest: 1,
  most: 8,
  levels: [],
  host: 0,
  yours,
  invites: [],
  commitment: '',
  match: 1,
  coach: false,
  chance: 'house',
  screen: false,
  paused: null,
  remarks: false,
  played: [],
});

const framed = (
  seat: number | null,
  seq: number,
  more: Partial<AnyFrame> = {},
  match = 1,
): Framed => ({
  type: 'Framed',
  match,
  done: [],
  before: [],
  frame: { seq, seat, view: {}, legal: [], news: [], rings_in: null, scores: null, ...more },
});

const after = (...tells: (Framed | RoomShown)[]): Table =>
  tells.reduce((table, tell) => hear(table, tell, 0), EMPTY);

test('of two seats on one device the one that may act is shown', () => {
  const table = after(room([0, 1]), framed(0, 3), framed(1, 3, { legal: ['roll'] }));
  expect(frameOf(table)?.seat).toBe(1);
});

test('an old frame is never shown beside a newer one', () => {
  const table = after(room([0, 1]), framed(0, 3, { legal: ['roll'] }), framed(1, 4));
  expect(frameOf(table)?.seq).toBe(4);
});

test('what two frames tell alike is told once', () => {
  const table = after(room([0, 1]), framed(0, 3, { news: ['a'] }), framed(1, 3, { news: ['a'] }));
  expect(table.news.map(({ item }) => item)).toEqual(['a']);
});

test('a new game begins with an empty log', () => {
  const table = after(room([0]), framed(0, 9, { news: ['a'] }), framed(0, 0, { news: ['b'] }, 2));
  expect(table.news.map(({ item }) => item)).toEqual(['b']);
  expect(table.frames).toHaveLength(1);
});

test('who sits down no longer looks on', () => {
  const table = after(room([]), framed(null, 3), room([1]), framed(1, 3));
  expect(table.frames.map(({ seat }) => seat)).toEqual([1]);
});

test('who has a seat only in the next game, or lets a bot play, looks on', () => {
  const table = after(room([1]), framed(1, 3), framed(null, 3), room([1]));
  expect(table.frames.map(({ seat }) => seat)).toEqual([null]);
});

test('a clock that is told again keeps running', () => {
  const first = hear(after(room([0])), framed(0, 3, { rings_in: 30 }), 1000);
  const again = hear(first, framed(0, 3, { rings_in: 20 }), 11_000);
  expect(again.ring).toEqual({ at: 31_000, whole: 30_000 });
});

test('somebody away is away, unless a bot stands in', () => {
  const shown = room([0]);
  const [anna] = shown.seats;
  if (!anna) throw new Error('no seat');
  shown.seats = [anna, { ...anna, online: false }, { ...anna, online: false, level: 'steady' }];
  expect(peopleOf(shown).map(({ away }) => away)).toEqual([false, true, false]);
});

test('who comes, or comes back, is told what happened before', () => {
  const back = { ...framed(0, 5), before: ['a', 'b', 'c'] };
  const table = after(
    room([0]),
    framed(0, 3, { news: ['a'] }),
    back,
    framed(0, 6, { news: ['d'] }),
  );
  expect(table.news.map(({ item }) => item)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  [[], null, false],
  [[1], 1, false],
  [[0, 1], null, true],
])('with the seats %j the device is told "you" as %s', (yours, you, shared) => {
  const people = peopleOf(room(yours));
  expect(youOf(people)).toBe(you);
  expect(isShared(people)).toBe(shared);
});

test('a letter for everybody, two where they clash', () => {
  const names = ['Anna', 'Ada', 'Béla', 'Anni', 'Cili 2', 'Cili'];
  expect(names.map((_, seat) => initialsOf(names, seat))).toEqual([
    'An',
    'Ad',
    'B',
    'Ai',
    'C2',
    'Ci',
  ]);
});

test('whoever is seen again, or sits in a lesson, is told apart by their letters too', () => {
  const people = peopleNamed(['Anna', 'Ada', 'Béla'], 1);
  expect(people.map(({ initials }) => initials)).toEqual(['An', 'Ad', 'B']);
  expect(youOf(people)).toBe(1);
});

test('short names are whole, and long ones are cut', () => {
  const names = ['Anna Mária', 'Bo', 'Maximiliane', 'Cili', 'Cili 2'];
  expect(names.map((name) => shortName(name, names))).toEqual([
    'Anna',
    'Bo',
    'Maximil…',
    'Cili',
    'Cili 2',
  ]);
});

test('a table that has gone back has lost moves', () => {
  const table = after(room([0]), framed(0, 5));
  expect(goesBack(table, framed(0, 3))).toBe(true);
  expect(goesBack(table, framed(0, 5))).toBe(false);
  expect(goesBack(table, framed(0, 1, {}, 2))).toBe(false);
  expect(goesBack(table, { ...room([0]), match: 0 })).toBe(true);
  expect(goesBack(table, room([0]))).toBe(false);
  expect(goesBack(EMPTY, room([0]))).toBe(false);
  expect(goesBack(table, { type: 'Done', id: '1' })).toBe(false);
});
