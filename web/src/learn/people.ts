/** Who sits at the table of a lesson or a puzzle. */

import type { Person } from '../table';
import { say } from '../words.svelte';

export const peopleOf = (names: readonly string[], mine: number): Person[] =>
  names.map((name, seat) => ({
    kind: seat === mine ? 'person' : 'bot',
    name: name || say('learn-you'),
    level: null,
    online: true,
    wins: 0,
    seat,
    mine: seat === mine,
    host: seat === mine,
    away: false,
  }));
