/** A prize shouted out at a table of printed boards: has that board got it? */

import { boardOf } from './cards';
import { CELLS, has, nearest, waysOf } from './ways';
import type { Card, Frame, Prize } from './wire.gen';

/** The cards that have not been called yet, of the way that lacks the fewest; none: it is there. */
export function missing(frame: Frame, seat: number, prize: Prize): readonly Card[] {
  const board = boardOf(frame.view, seat);
  const called = board.reduce(
    (mask, card, cell) => (frame.view.called.includes(card) ? mask | (1 << cell) : mask),
    0,
  );
  const { way } = nearest(waysOf(frame.view, prize), called);
  return CELLS.filter((cell) => has(way & ~called, cell)).flatMap((cell) => board[cell] ?? []);
}
