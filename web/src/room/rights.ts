import type { Session } from '../session.svelte';
import { shownOf } from '../shelf.svelte';
import type { Person } from '../table';

/** Whether a newcomer may take this seat of a running game: a bot's, or, where the game takes
 * newcomers, one whose player has left. */
export const isFree = (person: Person, game: string): boolean =>
  person.kind === 'bot' || (person.kind === 'open' && (shownOf(game)?.joins ?? false));

/** Whether the host may make this person host instead. */
export const canBeHost = (session: Session, person: Person): boolean =>
  session.hosting && person.kind === 'person' && person.online && !person.mine;
