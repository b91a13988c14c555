import type { Arrival } from '../go.svelte';
import type { Session } from '../session.svelte';
import type { RoomShown } from '../wire.gen';

/** Sit down; with bots, ask them to the table and begin. */
export async function arrive(session: Session, room: RoomShown, arrival: Arrival): Promise<void> {
  if (!room.yours.length && !(await session.sit(arrival.name))) return;
  if (!arrival.bots) return;
  const level = (arrival.gently ? room.levels[0] : middling(room.levels)) ?? '';
  for (let bot = 0; bot < Math.min(arrival.bots, room.most - 1); bot++)
    if (!(await session.ask({ type: 'AddBot', level, seat: null }))) return;
  await session.ask({ type: 'Start' });
}

/** Levels come from the weakest to the strongest. */
const middling = (levels: readonly string[]): string | undefined =>
  levels[(levels.length - 1) >> 1];
