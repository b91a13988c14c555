/** Faces of games, found by name: each folder beside this file. A game that has none gets the
    plain one. */

import { fetchGames, shownOf } from '../shelf.svelte';
import type { AnyFace } from './face';

const FACES = import.meta.glob<AnyFace>(['./*/index.ts', '!./plain/index.ts'], {
  import: 'default',
});

export async function faceOf(game: string): Promise<AnyFace> {
  if (!shownOf(game)) await fetchGames();
  const own = FACES[`./${game}/index.ts`];
  return own ? own() : (await import('./plain')).plain(game);
}
