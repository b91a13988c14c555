import type { AnyFrame } from '../../table';
import type { GameShown } from '../../wire.gen';
import { isStruct, type Struct } from './read';

/** What games call it when they count for somebody; the first of them that is there. */
const POINTS = ['points', 'score', 'scores', 'total', 'totals', 'balance', 'stack', 'stacks'];

/** The points to show beside a person: the scores when it is over, else what the view counts. */
export function pointsOf({ by_seat }: GameShown, frame: AnyFrame, seat: number): number | null {
  if (frame.scores) return frame.scores[seat] ?? null;
  const view = frame.view as Struct;
  const items = by_seat.map((name) => ({ name, item: itemOf(view[name], seat) }));
  for (const called of POINTS)
    for (const { name, item } of items) {
      const value = isStruct(item) ? item[called] : name === called ? item : undefined;
      if (typeof value === 'number') return value;
    }
  return null;
}

const itemOf = (list: unknown, seat: number): unknown =>
  Array.isArray(list) ? (list as unknown[])[seat] : undefined;
