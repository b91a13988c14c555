import { beforeEach, expect, test } from 'vitest';
import { inOrder, isOurTurn, keepToken, noteTable, putAway, tokensOf } from './tables';
import type { TableShown } from './wire.gen';

beforeEach(() => localStorage.clear());

const table = (room: string, phase: TableShown['phase'], turn: number[]): TableShown => ({
  room,
  game: 'kniffel',
  phase,
  names: ['Anna', 'Béla'],
  yours: [0],
  turn,
});

test('the table that waits for us comes first, a finished one last', () => {
  const shown = [
    table('OVER', 'over', []),
    table('BELA', 'playing', [1]),
    table('ME', 'playing', [0]),
  ];
  expect(inOrder(shown).map(({ room }) => room)).toEqual(['ME', 'BELA', 'OVER']);
  expect(shown.map(isOurTurn)).toEqual([false, false, true]);
});

test('a table that is put away keeps its seats', () => {
  keepToken('K7QM2P', 'secret');
  noteTable('K7QM2P');
  noteTable('BCDFGH');
  putAway('K7QM2P');
  expect(JSON.parse(localStorage.getItem('parlour.tables') ?? '')).toEqual(['BCDFGH']);
  expect(tokensOf('K7QM2P')).toEqual(['secret']);
});
