import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../english.fixture';
import type { AnyFrame, Person } from '../../table';
import type { GameShown } from '../../wire.gen';
import { learn } from '../../words.svelte';
import { pointsOf } from './points';
import { groups, newsWords, readView, type Reader } from './read';

const game: GameShown = {
  name: 'nim',
  fewest: 2,
  most: 4,
  bots: [],
  joins: false,
  by_hand: false,
  hides: false,
  emblem: '/art/game.svg',
  options: [],
  seat_fields: ['seat', 'winners'],
  by_seat: ['hands', 'players'],
  lessons: [],
  puzzles: false,
  figures: [],
  paper: [],
  paper_choices: [],
};
const people = ['Anna', 'Béla'].map((name, seat) => ({ name, seat }) as Person);
const reader: Reader = { game, people };

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));

describe('the view', () => {
  it('puts what each seat has into one table, and seats have names', () => {
    const [everyone, seat, turn] = readView(reader, {
      options: { patience: null },
      seat: 1,
      turn: 3,
      hands: [['7c', '8d'], []],
      players: [
        { points: 4, left: false },
        { points: 0, left: true },
      ],
    });
    expect(everyone).toEqual({
      label: 'Everyone',
      grid: {
        heads: ['Hands', 'Points', 'Left'],
        rows: [
          { name: 'Anna', cells: ['7c, 8d', '4', 'no'] },
          { name: 'Béla', cells: ['–', '0', 'yes'] },
        ],
      },
    });
    expect(seat).toEqual({ label: 'Seat', text: 'Béla' });
    expect(turn).toEqual({ label: 'Turn', text: '3' });
  });

  it('keeps long lists out of the table', () => {
    const [long] = readView(reader, { hands: [[1, 2, 3, 4, 5, 6], []] });
    expect(long).toEqual({ label: 'Hands: Anna', text: '1, 2, 3, 4, 5, 6' });
  });

  it('unfolds what is deep', () => {
    expect(readView(reader, { heaps: [{ size: 3, colour: 'dark_red' }] })).toEqual([
      {
        label: 'Heaps',
        nodes: [
          {
            label: '1',
            nodes: [
              { label: 'Size', text: '3' },
              { label: 'Colour', text: 'Dark red' },
            ],
          },
        ],
      },
    ]);
    const [sheet] = readView(reader, { players: [{ rows: [[1], [2]] }, { rows: [] }] });
    expect(sheet).toMatchObject({ label: 'Players: Anna', nodes: [{ label: 'Rows' }] });
  });
});

describe('plays', () => {
  it('are grouped, and do not say what the view says', () => {
    const legal = [
      { type: 'TakeAway', turn: 3, laid: 2, heap: 1 },
      { type: 'TakeAway', turn: 3, laid: 2, heap: 2 },
      { type: 'EndTurn', turn: 3, kept: [] },
    ];
    const told = groups(reader, legal, { turn: 3, laid: ['a', 'b'] });
    expect(told.map(({ title, plays }) => [title, plays.map(({ words }) => words)])).toEqual([
      ['Take away', ['Heap: 1', 'Heap: 2']],
      ['End turn', ['End turn']],
    ]);
    expect(told[1]?.plays[0]?.play).toBe(legal[2]);
  });
});

describe('news', () => {
  it('begin with whose they are', () => {
    expect(newsWords(reader, { type: 'CardTaken', seat: 0, card: '7c' })).toBe(
      'Anna: Card taken, Card 7c.',
    );
    expect(newsWords(reader, { type: 'Ended', winners: [0, 1] })).toBe(
      'Ended, Winners Anna, Béla.',
    );
  });
});

describe('points', () => {
  const frame = (view: object, scores: number[] | null = null): AnyFrame =>
    ({ view, scores }) as AnyFrame;

  it('are the scores, else what the view counts, else nothing', () => {
    expect(pointsOf(game, frame({}, [7, 8]), 1)).toBe(8);
    expect(pointsOf(game, frame({ players: [{ points: 4 }, { points: 5 }] }), 1)).toBe(5);
    expect(pointsOf(game, frame({ hands: [1, 2] }), 1)).toBeNull();
  });
});
