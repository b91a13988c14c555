import type { AnyFrame, Person } from '../../table';
import { say } from '../../words.svelte';

/** Whose move it is, as far as this device can know. */
export function status(frame: AnyFrame, people: Person[]): string {
  if (!frame.legal.length || frame.seat === null) return say('plain-status-theirs');
  const shared = people.filter(({ mine }) => mine).length > 1;
  const name = people[frame.seat]?.name ?? '';
  return say(shared ? 'plain-status-pass' : 'plain-status-yours', { name });
}
