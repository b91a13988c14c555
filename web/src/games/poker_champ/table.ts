/** What the table shows of each place, worked out from one frame. */

import type { Person } from '../../table';
import type { Back, Card, Frame, Kind, Shown } from './wire.gen';

type State = 'in' | 'thinking' | 'decided' | 'folded' | 'last-chip' | 'left' | 'out';

export interface Place {
  seat: number;
  person: Person;
  state: State;
  chips: number;
  awards: number;
  boxes: readonly number[];
  backs: readonly Back[];
  /** A hand that lies open. */
  hand: readonly Card[];
  kind: Kind | null;
  won: boolean;
  dealer: boolean;
  /** As which this seat decided, from 1; 0: not yet. */
  order: number;
}

export function placesOf(frame: Frame, people: Person[]): Place[] {
  const { view } = frame;
  return people.map((person, seat) => {
    const shown = openHand(frame, seat);
    return {
      seat,
      person,
      state: stateOf(frame, seat),
      chips: view.stacks[seat] ?? 0,
      awards: view.awards[seat] ?? 0,
      boxes: view.bets[seat] ?? [],
      backs: view.backs[seat] ?? [],
      hand: shown?.hand ?? [],
      kind: shown?.kind ?? null,
      won: view.settled?.winners.includes(seat) ?? false,
      dealer: view.dealer === seat,
      order: view.decided.indexOf(seat) + 1,
    };
  });
}

const openHand = ({ view }: Frame, seat: number): Shown | undefined =>
  view.shown.find((shown) => shown.seat === seat);

function stateOf({ view }: Frame, seat: number): State {
  if (view.left.includes(seat)) return 'left';
  if (view.folded.includes(seat)) return 'folded';
  if (!view.step) return 'out';
  if (view.waiting.includes(seat)) return 'thinking';
  if (view.decided.includes(seat)) return view.chosen === null && !hidden(view) ? 'in' : 'decided';
  return view.stacks[seat] ? 'in' : 'last-chip';
}

const hidden = (view: Frame['view']): boolean =>
  view.options.hidden && view.step > 1 && view.waiting.length > 0;

/** The others, clockwise from the left of whoever looks; a spectator sees all. */
export function others(places: readonly Place[], seat: number | null): Place[] {
  if (seat === null) return [...places];
  return [...places.slice(seat + 1), ...places.slice(0, seat)];
}

/** The five cards that won, to be lit; none while nothing is compared. */
export function winningFive({ view }: Frame): ReadonlySet<Card> {
  const [first] = view.settled?.winners ?? [];
  const best = view.shown.find(({ seat }) => seat === first);
  return new Set(view.settled?.compared ? best?.five : []);
}
