/** Pawns in words and pictures. */

import { art } from '../../art';
import { say } from '../../words.svelte';
import type { Pawn, View } from './wire.gen';

export const COLUMNS = 8;
export const HALVES = 64;

type Level = 'up' | 'down';

export const suitOf = (pawn: Pawn): string => pawn.slice(0, 1);
export const rankOf = (pawn: Pawn): string => pawn.slice(1);
export const isRed = (pawn: Pawn): boolean => 'DH'.includes(suitOf(pawn));

export const picture = (pawn: Pawn): string => art(`pawn-${pawn}`);

const SIGNS: Record<string, string> = { D: '♦', H: '♥', S: '♠', C: '♣' };

/** `K♠`, for lists; jokers by their name. */
export const sign = (pawn: Pawn): string =>
  pawn === 'joker' ? say('cartino-pawn-joker') : rankOf(pawn) + (SIGNS[suitOf(pawn)] ?? '');

/** A rank of figures is a number: the words for it are chosen by numbers. */
const partsOf = (pawn: Pawn): { rank: string | number; suit: string } => ({
  rank: Number(rankOf(pawn)) || rankOf(pawn),
  suit: suitOf(pawn),
});

/** With the rank as it is printed: the label of a place holds what is seen on it. */
export const nameOf = (pawn: Pawn): string =>
  pawn === 'joker'
    ? say('cartino-pawn-joker')
    : say('cartino-pawn', { rank: rankOf(pawn), suit: suitOf(pawn) });

export const theName = (pawn: Pawn): string => say('cartino-the-pawn', partsOf(pawn));

/** A half is its row times eight plus its column; a field is two rows high. */
export const rowOf = (half: number): number => Math.floor(half / COLUMNS);
export const columnOf = (half: number): number => half % COLUMNS;
export const levelOf = (half: number): Level => (rowOf(half) % 2 ? 'down' : 'up');
export const fieldOf = (half: number): number =>
  Math.floor(rowOf(half) / 2) * COLUMNS + columnOf(half);

export const ownerOf = (view: View, half: number): Pawn => view.fields[fieldOf(half)] ?? 'joker';
export const valueOf = (view: View, half: number): number => view.values[fieldOf(half)] ?? 0;

/** Where on the board, in eighths from the left and from the top. */
export const centreOf = (half: number): { x: number; y: number } => ({
  x: columnOf(half) + 0.5,
  y: rowOf(half) + 0.5,
});

/** Where in the hand what was drawn lies; of equal pawns the last is the one that came last. */
export function newPlaces(all: readonly Pawn[], drawn: readonly Pawn[]): ReadonlySet<number> {
  const open = [...drawn];
  const places = new Set<number>();
  for (let place = all.length - 1; place >= 0; place--) {
    const found = open.indexOf(all[place] as Pawn);
    if (found < 0) continue;
    open.splice(found, 1);
    places.add(place);
  }
  return places;
}
