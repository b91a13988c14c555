import { expect, test } from 'vitest';
import { placeOf } from './go.svelte';
import { tidyName } from './prefs.svelte';
import { places } from './room/places';
import { pieces, prose } from './ui/prose';

test('the invite link leads to its table', () => {
  expect(placeOf('/t/k7qm2p', '')).toEqual({ at: 'table', code: 'K7QM2P', screen: false });
  expect(placeOf('/t/K7QM2P', '?screen')).toMatchObject({ screen: true });
  expect(placeOf('/t/', '')).toEqual({ at: 'home' });
  expect(placeOf('/t/K7QM2P/../x', '')).toEqual({ at: 'home' });
});

test('a game shown again is found by its table and its number', () => {
  const game = { code: 'K7QM2P', match: 3 };
  expect(placeOf('/replay/k7qm2p/3', '?seat=1')).toEqual({ at: 'replay', game });
  expect(placeOf('/replay', '')).toEqual({ at: 'replay', game: null });
  expect(placeOf('/replay/K7QM2P', '')).toEqual({ at: 'home' });
});

test('names are one line of 24 characters at most', () => {
  expect(tidyName('  Anna \n Mária ')).toBe('Anna Mária');
  expect(tidyName('x'.repeat(40))).toHaveLength(24);
});

test('equals share a place, and the next is left out', () => {
  expect(places([200, 300, 300, 100]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
});

test('blank lines part paragraphs, dashes make lists', () => {
  expect(prose('One\nstill one\n\n- a\n- b\n\nTwo')).toEqual([
    { list: false, lines: ['One', 'still one'], passage: 1 },
    { list: true, lines: ['a', 'b'], passage: 2 },
    { list: false, lines: ['Two'], passage: 4 },
  ]);
});

test('a ruling stands between tildes, its clauses first', () => {
  expect(pieces('Book. ~KN-Q1 Ours: all.~ Book (again).')).toEqual([
    { text: 'Book. ', rulings: [] },
    { text: 'Ours: all.', rulings: ['KN-Q1'] },
    { text: ' Book (again).', rulings: [] },
  ]);
  expect(pieces('~CA-Q3 CA-P2 All ours.~')).toEqual([
    { text: 'All ours.', rulings: ['CA-Q3', 'CA-P2'] },
  ]);
  expect(pieces('All by the book.')).toEqual([{ text: 'All by the book.', rulings: [] }]);
});
