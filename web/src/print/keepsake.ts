/** The keepsake of a finished game, saved; the sentence that tells so, or why not. */

import { prefs } from '../prefs.svelte';
import { sentenceOf } from '../refused';
import { say } from '../words.svelte';
import { save } from './save';

export async function saveKeepsake(code: string, match: number): Promise<string> {
  const path = `/api/rooms/${code}/games/${match}/keepsake.pdf?lang=${prefs.language}`;
  try {
    await save(path, `parlour-${code}-${match}.pdf`);
    return say('print-done');
  } catch (why) {
    return sentenceOf(why);
  }
}
