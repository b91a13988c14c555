/** Where a replay comes from: a finished game of a room, or a log that the visitor has brought. */

import { refusalIn } from '../refused';
import { LOST_ON_THE_WAY, Refusal } from '../socket';
import type { Decision, PuzzlesShown, Replay, Shown, Weighed } from '../wire.gen';
import { unfolded, type Change } from './changes';

/** A game as one seat saw it, from the first position to the last. */
export interface Film {
  head: Replay;
  shown: readonly Shown[];
}

export interface Source {
  film: (seat: number | null) => Promise<Film>;
  /** What the coach says to a seat after so many moves. */
  weigh: (seat: number, move: number) => Promise<Weighed>;
  mistakes: (seat: number) => Promise<Decision[]>;
  /** The dearest of them, to be decided again. */
  puzzles: (seat: number) => Promise<PuzzlesShown>;
  /** The log itself, to be saved. */
  log: { href: string; name: string };
}

/** More is refused by the server too, but only once it has come there. */
const MOST_BYTES = 4 << 20;

export function ofRoom(code: string, match: number): Source {
  const at = `/api/rooms/${code}/games/${match}`;
  return {
    ...answers((path) => fetch(`${at}/${path}`)),
    log: { href: `${at}/log`, name: `parlour-${code}-${match}.jsonl` },
  };
}

export function ofFile(file: File): Source {
  if (file.size > MOST_BYTES) throw new Refusal('log-too-large');
  return {
    ...answers((path) => fetch(`/api/replay/${path}`, { method: 'POST', body: file })),
    log: { href: URL.createObjectURL(file), name: file.name },
  };
}

/** Each question is asked once: a finished game does not change. */
function answers(ask: (path: string) => Promise<Response>): Omit<Source, 'log'> {
  const known = new Map<string, Promise<unknown[]>>();
  function lines(path: string): Promise<unknown[]> {
    const asked = known.get(path) ?? read(ask(path));
    known.set(path, asked);
    asked.catch(() => known.delete(path));
    return asked;
  }
  const eyes = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
  return {
    async film(seat) {
      const [head, ...changes] = await lines(`frames${eyes(seat)}`);
      return { head: head as Replay, shown: unfolded(changes as Change[]) as Shown[] };
    },
    async weigh(seat, move) {
      return (await lines(`advice?seat=${seat}&move=${move}`))[0] as Weighed;
    },
    async mistakes(seat) {
      return (await lines(`mistakes?seat=${seat}`))[0] as Decision[];
    },
    async puzzles(seat) {
      return (await lines(`puzzles?seat=${seat}`))[0] as PuzzlesShown;
    },
  };
}

/** JSON Lines, or the refusal. */
async function read(asked: Promise<Response>): Promise<unknown[]> {
  const answer = await asked.catch(() => null);
  if (!answer) throw new Refusal(LOST_ON_THE_WAY);
  if (!answer.ok) throw await refusalIn(answer);
  const text = await answer.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
