/** A real game at once: a table of one's own against the weakest bots. */

import { go } from './go.svelte';
import { newRoom } from './home/new-room';
import { prefs, tidyName } from './prefs.svelte';
import { say } from './words.svelte';

/** Null when the game is on; else the code of why not, empty where no server answers. */
export async function practise(game: string, bots: number): Promise<string | null> {
  const made = await newRoom(game);
  if (!('room' in made)) return made.code ?? '';
  go(`/t/${made.room}`, { name: tidyName(prefs.name) || say('learn-you'), bots, gently: true });
  return null;
}
