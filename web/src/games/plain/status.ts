import { isShared, type AnyFrame, type Person } from '../../table';
import { say } from '../../words.svelte';

/** Whose move it is, as far as this device can know. */
export function status(frame: AnyFrame, people: Person[]): string {
  if (frame.awaits) return say('plain-status-by-hand');
  if (!frame.legal.length || frame.seat === null) return say('plain-status-theirs');
  const name = people[frame.seat]?.name ?? '';
  return say(isShared(people) ? 'plain-status-pass' : 'plain-status-yours', { name });
}
