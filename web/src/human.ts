/** Words for what a game calls by its code: the game's own where it has some, else the code itself,
    made readable. */

import { has, say, type Args } from './words.svelte';

/** `must_connect`, `forced-order` and `EndTurn` as people write them. */
export function human(code: string): string {
  const words = kebab(code).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const kebab = (code: string): string =>
  code.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The first of these messages that there is. */
export const saidBy = (ids: readonly string[], args: Args = {}): string | null => {
  const id = ids.find(has);
  return id === undefined ? null : say(id, args);
};

export const nameOf = (game: string): string => saidBy([`${game}-name`]) ?? human(game);

export const taglineOf = (game: string): string => saidBy([`${game}-tagline`]) ?? '';

/** How long it takes, in a few words. */
export const lengthOf = (game: string): string => saidBy([`${game}-length`]) ?? '';

/** Our own dice, our own pack. */
export const byHandOf = (game: string): string =>
  saidBy([`${game}-by-hand`, 'by-hand']) ?? human(game);

export const levelOf = (game: string, level: string): string =>
  saidBy([`${game}-bot-${level}`]) ?? human(level);
