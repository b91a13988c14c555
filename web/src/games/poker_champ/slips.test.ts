import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ENGLISH } from '../../english.fixture';
import { prefs } from '../../prefs.svelte';
import { peopleOf } from '../../table';
import { learn } from '../../words.svelte';
import Play from './Play.svelte';
import type { Frame, Holding, Play as Move } from './wire.gen';

const FOLD: Move = { type: 'Fold', deal: 1, step: 4 };

const frame = (holding: Holding): Frame => ({
  seat: 0,
  seq: 9,
  view: {
    options: {} as never,
    seat: 0,
    stacks: [6, 6],
    awards: [0, 0],
    awards_left: 6,
    left: [],
    gone: 0,
    dealer: 0,
    carried: 0,
    deal: 1,
    step: 4,
    stake: 2,
    pot: 12,
    mine: ['Ks', 'Kd'],
    holding,
    backs: [[], []],
    board: ['Kc', '9h', '8h', '7h', 'Kh'],
    top: null,
    memo: [],
    bets: [
      [1, 1, 1, 0],
      [1, 1, 1, 0],
    ],
    folded: [],
    decided: [],
    waiting: [0],
    chosen: null,
    settled: null,
    shown: [],
    bankrupt: [],
    duel: null,
    time_up: false,
    over: false,
    champions: [],
  },
  legal: [{ type: 'Bet', deal: 1, step: 4 }, FOLD],
  news: [],
  rings_in: null,
  scores: null,
});

const people = peopleOf({
  yours: [0],
  host: 0,
  seats: ['Anna', 'Béla'].map((name) => ({
    kind: 'person',
    name,
    level: null,
    online: true,
    wins: 0,
  })),
} as never);

const KINGS = ['Ks', 'Kd', 'Kc', 'Kh', '9h'] as Holding['five'];

function sit(safe: boolean): ReturnType<typeof vi.fn> {
  const act = vi.fn();
  render(Play, {
    game: 'poker_champ',
    frame: frame({ kind: 'four-of-a-kind', five: KINGS, safe }),
    frames: [],
    people,
    act,
    screen: false,
    ring: null,
    coach: null,
    advise: () => Promise.resolve(null),
    tell: () => [],
    told: '',
    log: (() => undefined) as never,
    result: null,
  });
  return act;
}

async function fold(): Promise<void> {
  screen.getByRole('button', { name: /[Ff]old/ }).click();
  await tick();
}

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));
beforeEach(() => (prefs.questions = true));
afterEach(cleanup);

test('folding a hand that cannot lose takes a second tap', async () => {
  const act = sit(true);
  await fold();
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByText('Your hand cannot lose. Tap again to fold all the same.')).toBeTruthy();
  await fold();
  expect(act).toHaveBeenCalledExactlyOnceWith(FOLD);
});

test('any other hand is folded at once', async () => {
  const act = sit(false);
  await fold();
  expect(act).toHaveBeenCalledExactlyOnceWith(FOLD);
});

test('one switch turns the question off', async () => {
  prefs.questions = false;
  const act = sit(true);
  await fold();
  expect(act).toHaveBeenCalledExactlyOnceWith(FOLD);
});
