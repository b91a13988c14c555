/** The sheet as it is drawn. */

import { say } from '../../words.svelte';
import type { Person } from '../../table';
import type { Box, News, Preset, View } from './wire.gen';

const UPPER = new Set<Box>(['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']);

export interface Line {
  box: Box;
  /** Where the box stands in `points` and `offers`. */
  at: number;
}

export function halves(view: View): { upper: Line[]; lower: Line[] } {
  const lines = view.boxes.map((box, at) => ({ box, at }));
  return {
    upper: lines.filter(({ box }) => UPPER.has(box)),
    lower: lines.filter(({ box }) => !UPPER.has(box)),
  };
}

/** The face a box of the upper part is about, for its little die. */
export const faceOf = (box: Box): number | null =>
  UPPER.has(box) ? [...UPPER].indexOf(box) + 1 : null;

/** On the Nordic sheet some boxes are called otherwise. */
export const boxName = (box: Box, preset: Preset): string => say(`kniffel-box-${box}`, { preset });

export const boxHelp = (box: Box, preset: Preset): string =>
  say(`kniffel-box-${box}-help`, { preset });

/** One's own columns first: they are read most. */
export const columns = (people: Person[]): Person[] => [
  ...people.filter((person) => person.mine),
  ...people.filter((person) => !person.mine),
];

export interface Mark {
  seat: number;
  box: Box;
}

/** Where somebody has just written. */
export function justWritten(news: readonly News[]): Mark | null {
  const wrote = news.find((item) => item.type === 'Wrote');
  return wrote ? { seat: wrote.seat, box: wrote.box } : null;
}

export const hasExtra = (view: View): boolean => view.sheets.some((sheet) => sheet.extra > 0);
export const isSeries = (view: View): boolean => view.options.games > 1;
