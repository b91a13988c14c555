/** Ways to win a prize, as masks of cells; which they are, the frame says. */

import { PRIZES } from './cards';
import type { Prize, View } from './wire.gen';

export const CELLS = Array.from({ length: 25 }, (_, cell) => cell);

export const has = (mask: number, cell: number): boolean => Boolean((mask >> cell) & 1);

const count = (mask: number): number => CELLS.filter((cell) => has(mask, cell)).length;

export const waysOf = (view: View, prize: Prize): readonly number[] =>
  view.ways[PRIZES.indexOf(prize)] ?? [];

/** The way that lacks the fewest cells, and how many. */
export function nearest(ways: readonly number[], marks: number): { way: number; lacks: number } {
  const lacks = (way: number): number => count(way & ~marks);
  const way = ways.reduce((best, one) => (lacks(one) < lacks(best) ? one : best), ways[0] ?? 0);
  return { way, lacks: lacks(way) };
}

/** The cells of all ways together. */
export const cellsOf = (ways: readonly number[]): number => ways.reduce((all, way) => all | way, 0);
