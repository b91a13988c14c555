import { describe, expect, test } from 'vitest';
import { status } from '../games/poker_champ/status';
import type { Frame } from '../games/poker_champ/wire.gen';
import { wordsIn } from '../languages.fixture';
import { peopleOf, type Person } from '../table';
import { LANGUAGES, learn } from '../words.svelte';
import { outcome } from './places';

const NAMES = ['Anna', 'Béla', 'Cili'];
const people = (yours: number[]): Person[] =>
  peopleOf({
    yours,
    host: 0,
    seats: NAMES.map((name) => ({ kind: 'person', name, level: null, online: true, wins: 0 })),
  } as never);

const settled = (winners: number[]): Frame =>
  ({ view: { duel: null, settled: { winners, share: 19 } } }) as unknown as Frame;
const duel = (seats: number[]): Frame => ({ view: { duel: { seats } } }) as unknown as Frame;

const GAMES = ['kniffel', 'cartino', 'pokino', 'poker_champ'];

describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  const said = (yours: number[]): [string, string][] => {
    learn(language, { ftl: wordsIn(language), told: {} });
    const all = people(yours);
    return [
      ...GAMES.flatMap((game) =>
        [
          [19, 3, 2],
          [19, 19, 2],
          [19, 19, 19],
        ].map((scores): [string, string] => [
          `${game} ${scores.join()}`,
          outcome(game, scores, all),
        ]),
      ),
      ['settled', status(settled([0]), all)],
      ['settled shared', status(settled([0, 1]), all)],
      ['duel', status(duel([0, 1]), all)],
    ];
  };

  test('the player named is told "you"', () => {
    expect(said([0]).filter(([, words]) => words.includes('Anna'))).toEqual([]);
  });

  test('others and a spectator are told the name', () => {
    expect(said([2]).filter(([, words]) => !words.includes('Anna'))).toEqual([]);
    expect(said([]).filter(([, words]) => !words.includes('Anna'))).toEqual([]);
  });
});
