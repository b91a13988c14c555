/** What the frame offers. The client knows no rules: it only looks plays up. */

import type { EndTurn, Lay, Pass, Pawn, Play, TakeBack } from './wire.gen';

const isLay = (play: Play): play is Lay => play.type === 'Lay';

/** The lays of one pawn, by half; of all pawns, where none is lifted. */
export function laysOf(legal: readonly Play[], pawn: Pawn | null): ReadonlyMap<number, Lay> {
  const lays = legal.filter(isLay).filter((lay) => pawn === null || lay.pawn === pawn);
  // Where a pawn and a joker could both go, the pawn is meant.
  const jokersFirst = lays.sort((a, b) => Number(b.pawn === 'joker') - Number(a.pawn === 'joker'));
  return new Map(jokersFirst.map((lay) => [lay.half, lay]));
}

export const mayLay = (legal: readonly Play[], pawn: Pawn): boolean =>
  legal.some((play) => isLay(play) && play.pawn === pawn);

export const endOf = (legal: readonly Play[]): EndTurn | null =>
  legal.find((play): play is EndTurn => play.type === 'EndTurn') ?? null;

export const passOf = (legal: readonly Play[]): Pass | null =>
  legal.find((play): play is Pass => play.type === 'Pass') ?? null;

/** Take back all but the first `keep` pawns of the turn. */
export const backTo = (legal: readonly Play[], keep: number): TakeBack | null =>
  legal.find((play): play is TakeBack => play.type === 'TakeBack' && play.keep === keep) ?? null;
