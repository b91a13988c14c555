/** The games this server serves, as it tells them: the page keeps no list of its own. */

import { art } from './art';
import type { GameShown } from './wire.gen';

export const shelf = $state<{ games: readonly GameShown[] }>({ games: [] });

/** False: the server cannot be reached. */
export async function fetchGames(): Promise<boolean> {
  try {
    shelf.games = (await (await fetch('/api/games')).json()) as GameShown[];
    return true;
  } catch {
    return false;
  }
}

export const shownOf = (game: string): GameShown | null =>
  shelf.games.find(({ name }) => name === game) ?? null;

/** The picture of a game. */
export const emblemOf = (game: string): string => art(game, shownOf(game)?.emblem ?? art('game'));
