import type { NewRoom, RoomMade } from '../wire.gen';

/** The new table, or why there is none; no code: the server cannot be reached. */
export async function newRoom(game: string): Promise<RoomMade | { code: string | null }> {
  const body: NewRoom = { game };
  try {
    const answer = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as RoomMade | { code: string };
  } catch {
    return { code: null };
  }
}
