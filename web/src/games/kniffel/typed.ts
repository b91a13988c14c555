/** Dice thrown on the real table, as they are tapped in: one throw after the other. */

import type { Frame } from './wire.gen';
import type { Hand } from './hand';

const DICE = 5;

/** The throws that are awaited: whose, and what they kept. */
interface Throw {
  seat: number;
  kept: readonly number[];
}

export function awaited({ awaits, view }: Frame): readonly Throw[] {
  switch (awaits?.kind) {
    case 'StartRolled':
      return view.contenders.map((seat) => ({ seat, kept: [] }));
    case 'Rolled':
      return view.seat === null ? [] : [{ seat: view.seat, kept: view.dice }];
    default:
      return [];
  }
}

export const lacking = ({ kept }: Throw, taps: readonly number[]): number =>
  DICE - kept.length - taps.length;

/** The dice of a throw as they lie there: the kept ones first. */
export const lying = ({ kept }: Throw, taps: readonly number[]): Hand => [
  ...kept.map((face) => ({ face, kept: true, fresh: false })),
  ...taps.map((face) => ({ face, kept: false, fresh: true })),
];

/** What the table is told, once every throw is there. */
export function drawOf(kind: string, throws: readonly (readonly number[])[]): unknown {
  const sorted = throws.map((dice) => [...dice].sort((a, b) => a - b));
  return kind === 'Rolled' ? { type: kind, dice: sorted[0] } : { type: kind, throws: sorted };
}
