/** Faces of games, found by name: each folder beside this file. A game that has none gets the
    plain one. */

import { unroll } from '../art';
import { fetchGames, shownOf } from '../shelf.svelte';
import { speakOf } from '../words.svelte';
import type { AnyFace } from './face';

const FACES = import.meta.glob<AnyFace>(['./*/index.ts', '!./plain/index.ts'], {
  import: 'default',
});

/** With its words and pictures. */
export async function faceOf(game: string): Promise<AnyFace> {
  const furnished = Promise.all([speakOf(game), unroll(game)]);
  if (!shownOf(game)) await fetchGames();
  const own = FACES[`./${game}/index.ts`];
  const face = own ? await own() : (await import('./plain')).plain(game);
  await furnished;
  return face;
}
