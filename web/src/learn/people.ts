/** Who sits at the table of a lesson or a puzzle. */

import { peopleNamed, type Person } from '../table';
import { say } from '../words.svelte';

export const peopleOf = (names: readonly string[], mine: number): Person[] =>
  peopleNamed(
    names.map((name) => name || say('learn-you')),
    mine,
  ).map((person) => ({
    ...person,
    kind: person.mine ? 'person' : 'bot',
    host: person.mine,
  }));
