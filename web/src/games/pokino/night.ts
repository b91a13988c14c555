/** A paper night: everybody at the table sits on the host's device, each with a printed board. */

import type { Session } from '../../session.svelte';
import type { RoomShown } from '../../wire.gen';

export interface Row {
  name: string;
  /** Null for somebody who is still to sit down. */
  seat: number | null;
  board: number;
}

export const firstFree = (rows: readonly Row[]): number => {
  const taken = new Set(rows.map(({ board }) => board));
  return Array.from({ length: 10 }, (_, board) => board).find((one) => !taken.has(one)) ?? 0;
};

/** Seats and options as the rows say; false, with a notice, where the table did not take it. The
 * rows stand in the order of the seats, newcomers last. */
export async function setUp(
  session: Session,
  room: RoomShown,
  rows: readonly Row[],
  pace: number | null,
  chance: RoomShown['chance'],
): Promise<boolean> {
  const configure = (printed: number[] | null): Promise<boolean> =>
    session.ask({
      type: 'Configure',
      game: room.game,
      options: { pace, printed, auto_mark: true, auto_call: false },
      chance,
    });
  // As long as boards are printed for so many, nobody else can sit down.
  if (!(await configure(null))) return false;
  const stay = new Map(rows.map((row) => [row.seat, row.name.trim()]));
  const gone = session.people.filter(({ seat, kind }) => kind !== 'open' && !stay.has(seat));
  for (const { seat } of gone.reverse())
    if (!(await session.ask({ type: 'StandUp', seat }))) return false;
  for (const { seat, name } of rows) if (!(await seated(session, seat, name.trim()))) return false;
  return configure(rows.map(({ board }) => board));
}

/** Somebody new sits down; somebody of this device may get another name. */
async function seated(session: Session, seat: number | null, name: string): Promise<boolean> {
  if (seat === null) return session.sit(name);
  const person = session.people[seat];
  return !person?.mine || person.name === name || session.ask({ type: 'Rename', seat, name });
}
