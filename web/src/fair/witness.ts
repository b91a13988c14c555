/** What this device keeps of each game, and its part in the chance.
 *
 * It pledges a contribution as soon as it sees the house's commitment, and reveals it to one draft
 * only: one that shows this commitment and this pledge. With what is kept here, `check` needs to
 * believe nobody. */

import { randomHex } from '../chance';
import { equal } from '../equal';
import { recall, remember } from '../keep';
import type { Wish } from '../socket';
import type { Drafted, Framed, RoomShown } from '../wire.gen';
import { bytes, hex, sha256 } from './sha256';

export interface Kept {
  match: number;
  /** The commitment of the house, as it was shown to this device before anything was drawn. */
  promise: string;
  /** What this device adds. */
  mine: string;
  /** The header as it was when we revealed it, still without contributions. */
  draft: unknown;
  revealed: boolean;
  /** How often a start was given up after we had revealed what we add. */
  repeats: number;
  /** How many moves the game had when this device saw it last. */
  moves: number;
}

export const MOST_KEPT = 12;

export class Witness {
  private pledged = '';

  constructor(
    private readonly code: string,
    private readonly ask: (wish: Wish) => void,
  ) {}

  /** What is kept of a game; null if it was played without this device. */
  of(match: number): Kept | null {
    return keptOf(this.code, match);
  }

  /** The link is new: whatever was pledged is said again. */
  greet(): void {
    this.pledged = '';
  }

  see(room: RoomShown): void {
    const between = room.phase !== 'playing';
    const match = room.match + (between ? 1 : 0);
    let kept = this.of(match);
    if (kept?.promise !== room.commitment) kept = this.keep(anew(match, room.commitment, kept));
    if (!between || !room.yours.length) return;
    const said = `${kept.mine} ${room.yours.join()}`;
    if (said !== this.pledged) this.pledge(kept, said);
  }

  /** Reveal only what nobody can fit anything to any more. */
  open({ header }: Drafted): void {
    const draft = header as { commitment?: unknown; pledges?: unknown };
    const kept = this.kept().find((one) => one.promise === draft.commitment);
    if (!kept) return;
    const pledges: unknown[] = Array.isArray(draft.pledges) ? draft.pledges : [];
    const ours = pledges.includes(pledgeOf(kept.mine));
    if (kept.revealed && !equal(kept.draft, header)) {
      this.pledge(this.keep(anew(kept.match, kept.promise, kept)), '');
      return;
    }
    this.keep({ ...kept, draft: header, revealed: kept.revealed || ours });
    if (ours) this.ask({ type: 'Reveal', contribution: kept.mine });
  }

  watch({ match, frame }: Framed): void {
    const kept = this.of(match);
    if (kept && frame.scores && kept.moves < frame.seq) this.keep({ ...kept, moves: frame.seq });
  }

  private pledge(kept: Kept, said: string): void {
    this.pledged = said;
    this.ask({ type: 'Pledge', commitment: kept.promise, pledge: pledgeOf(kept.mine) });
  }

  private keep(kept: Kept): Kept {
    const others = this.kept().filter((one) => one.match !== kept.match);
    const sorted = [...others, kept].sort((one, other) => one.match - other.match);
    remember(`fair.${this.code}`, sorted.slice(-MOST_KEPT));
    return kept;
  }

  private kept(): Kept[] {
    return keptIn(this.code);
  }
}

/** What is kept of a game; null if it was played without this device. */
export const keptOf = (code: string, match: number): Kept | null =>
  keptIn(code).find((kept) => kept.match === match) ?? null;

const keptIn = (code: string): Kept[] => recall(`fair.${code}`, [], isKept);

export const pledgeOf = (contribution: string): string => hex(sha256(bytes(contribution)));

/** A contribution that nobody has seen. */
function anew(match: number, promise: string, before: Kept | null): Kept {
  const repeats = (before?.repeats ?? 0) + (before?.revealed ? 1 : 0);
  const blank = { draft: null, revealed: false, moves: 0 };
  return { match, promise, mine: randomHex(16), repeats, ...blank };
}

const isKept = (kept: unknown): kept is Kept[] => Array.isArray(kept) && kept.every(isOne);

function isOne(kept: unknown): kept is Kept {
  const one = kept as Partial<Record<keyof Kept, unknown>> | null;
  return (
    typeof one === 'object' &&
    typeof one?.match === 'number' &&
    typeof one.promise === 'string' &&
    typeof one.mine === 'string' &&
    typeof one.revealed === 'boolean' &&
    typeof one.repeats === 'number' &&
    typeof one.moves === 'number'
  );
}
