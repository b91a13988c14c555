import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../english.fixture';
import type { Person } from '../../table';
import { learn } from '../../words.svelte';
import { cardName, fillOf, isMarked, offered, PACK } from './cards';
import { hint, status } from './status';
import { firstFree } from './night';
import { missing } from './shouts';
import { nearest } from './ways';
import type { Card, Frame, Options, Player, View } from './wire.gen';

const OPTIONS: Options = {
  stake: 1,
  stack: null,
  debt: true,
  boards: 'dealt',
  printed: null,
  set: 0,
  own: null,
  pace: 6,
  pause: 12,
  grace: 3,
  steals: true,
  quickest: false,
  auto_mark: false,
  auto_call: false,
  fine: false,
  help: true,
  rounds: null,
  rulings: 2,
};
const TALLY = { won: 0, stolen: 0, robbed: 0, missed: 0 };
const player = (board: number, marks = 0): Player => ({
  balance: 31,
  board,
  marks,
  playing: true,
  resting: false,
  left: false,
  tally: TALLY,
});
/** Two boards that share no card but those the pack is too small to avoid. */
const boards: Card[][] = [PACK.slice(0, 25), PACK.slice(15)];

const view = (changes: Partial<View> = {}): View => ({
  options: OPTIONS,
  boards,
  players: [player(0), player(1)],
  covered: [[], []],
  cups: [2, 2, 2, 2, 2, 2],
  phase: 'round',
  round: 1,
  dealer: 0,
  called: [],
  turning: false,
  claims: [],
  paid: [],
  graces: [],
  slips: [],
  votes: [],
  votes_needed: 2,
  last: false,
  awake: true,
  ways: [[1 << 12], [0b1000100000000000000010001], [], [], [], []],
  ...changes,
});

const frame = (changes: Partial<View>, legal: Frame['legal'] = []): Frame => ({
  seq: 1,
  seat: 0,
  view: view(changes),
  legal,
  news: [],
  rings_in: 3,
  scores: null,
});

const someone = (seat: number, name: string, mine: boolean): Person => ({
  seat,
  name,
  mine,
  kind: 'person',
  level: null,
  online: true,
  wins: 0,
  host: false,
  away: false,
  initials: name.charAt(0),
});
const people = [someone(0, 'Anna', true), someone(1, 'Béla', false)];

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));

describe('cards', () => {
  it('has a pack of forty, rank by rank', () => {
    expect(new Set(PACK).size).toBe(40);
    expect(PACK.slice(0, 5)).toEqual(['1o', '1c', '1e', '1b', '2o']);
  });
  it('says their names', () => {
    expect(cardName('12e')).toBe('king of swords');
    expect(cardName('7c')).toBe('7 of cups');
  });
  it('sees markers', () => {
    expect(isMarked(player(0, 1 << 12), 12)).toBe(true);
    expect(isMarked(player(0, 1 << 12), 11)).toBe(false);
    expect(isMarked(undefined, 0)).toBe(false);
  });
  it('fills cups', () => {
    expect([0, 4, 5, 12, 13].map((counters) => fillOf(counters, 4))).toEqual([0, 1, 2, 2, 3]);
  });
});

describe('help', () => {
  it('lights what can be marked and what is really complete', () => {
    const marked = { covered: [['centre' as const], []] };
    const lit = offered(
      frame(marked, [
        { type: 'Mark', round: 1, card: '1o' },
        { type: 'Call', round: 1, prizes: ['centre'], mark: null },
        { type: 'Call', round: 1, prizes: ['full'], mark: null },
      ]),
    );
    expect([...lit.cards]).toEqual(['1o']);
    expect([...lit.prizes]).toEqual(['centre']);
  });
});

describe('words', () => {
  it('says what is going on', () => {
    expect(status(frame({ called: ['7c'] }), people)).toBe('Card\u00a01: 7\u00a0of\u00a0cups');
    expect(status(frame({ called: ['7c'], last: true }), people)).toBe(
      'Last round, card\u00a01: 7\u00a0of\u00a0cups',
    );
    expect(status(frame({ phase: 'between' }), people)).toBe('Round 1: you deal');
    expect(status(frame({ phase: 'between', dealer: 1 }), people)).toBe(
      'Round 1 is about to begin. Béla deals',
    );
    expect(status(frame({ phase: 'between', awake: false }), people)).toMatch('waiting');
    expect(status(frame({ phase: 'opening' }), people)).toMatch('dealt');
  });
  it('says what to do', () => {
    const now = (changes: Partial<View>, told = ''): string => hint(frame(changes), told);
    expect(now({ phase: 'between' })).toMatch('Hold a cup');
    expect(now({ called: ['7c'] })).toBe('Tap it if you have it');
    expect(now({ called: ['7c'] }, 'Béla calls Centre.')).toBe('Béla calls Centre.');
    expect(now({ called: ['7c'], covered: [['centre'], []] }, 'Béla calls Full.')).toBe('Call it');
    const claim = { prize: 'centre', owner: 0, by: 0, completed: 1, covered: [] } as const;
    const called = { ...claim, covered: [...claim.covered] };
    expect(now({ called: ['7c'], covered: [['centre'], []], claims: [called] })).toMatch('Tap');
    expect(now({ called: ['7c'], covered: [['centre'], []], paid: ['centre'] })).toMatch('Tap');
  });
});

describe('ways', () => {
  it('finds the nearest', () => {
    expect(nearest([0b111, 0b11000], 0b1000)).toEqual({ way: 0b11000, lacks: 1 });
    expect(nearest([], 0)).toEqual({ way: 0, lacks: 0 });
  });
});

describe('a paper night', () => {
  const corners = 0b11;
  const table = (called: Card[]): Frame =>
    frame({ phase: 'round', called, ways: [[], [corners], [], [], [], []] });

  it('names the cards that a shouted prize still lacks', () => {
    const [one, two] = PACK;
    if (!one || !two) throw new Error('no pack');
    expect(missing(table([one]), 0, 'corner')).toEqual([two]);
    expect(missing(table([two, one]), 0, 'corner')).toEqual([]);
  });

  it('offers the first board that nobody has', () => {
    const row = (board: number) => ({ name: '', seat: null, board });
    expect(firstFree([row(0), row(2)])).toBe(1);
    expect(firstFree([])).toBe(0);
  });
});
