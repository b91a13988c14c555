/** How likely everyone is to win each prize, from many shuffled packs. The combinations come with
 * the view; what is counted is only who has all their cards first. */

import { boardOf, PACK, PRIZES } from './cards';
import type { Card, View } from './wire.gen';

export const PACKS = 3000;

export interface Odds {
  packs: number;
  /** Of a chance of one half, in points of a hundred. */
  error: number;
  /** By seat and prize, from 0 to 1; null: it is won, or the seat does not play. */
  chances: (number | null)[][];
}

interface Runner {
  seat: number;
  cells: Map<Card, number>;
}

export function odds(view: View, packs = PACKS, random: () => number = Math.random): Odds {
  const runners: Runner[] = view.players.flatMap((player, seat) =>
    player.playing ? [{ seat, cells: cellsOf(boardOf(view, seat)) }] : [],
  );
  const masks = PRIZES.map((prize) => view.ways.find((way) => way.prize === prize)?.masks ?? []);
  const gone = PRIZES.map((prize) => view.paid.includes(prize));
  const wins = view.players.map(() => PRIZES.map(() => 0));
  const rest = PACK.filter((card) => !view.called.includes(card));
  for (let pack = 0; pack < packs; pack++) {
    shuffle(rest, random);
    runOut([...view.called, ...rest], runners, masks, [...gone], view.last, wins);
  }
  const plays = new Set(runners.map(({ seat }) => seat));
  return {
    packs,
    error: 100 * Math.sqrt(0.25 / packs),
    chances: wins.map((row, seat) =>
      row.map((count, prize) => (gone[prize] || !plays.has(seat) ? null : count / packs)),
    ),
  };
}

const cellsOf = (board: readonly Card[]): Map<Card, number> =>
  new Map(board.map((card, cell) => [card, 1 << cell]));

function runOut(
  pack: readonly Card[],
  runners: readonly Runner[],
  masks: readonly number[][],
  won: boolean[],
  last: boolean,
  wins: number[][],
): void {
  const marks = runners.map(() => 0);
  for (const card of pack) {
    const now: number[] = [];
    runners.forEach(({ seat, cells }, i) => {
      const cell = cells.get(card);
      if (cell === undefined) return;
      const filled = (marks[i] ?? 0) | cell;
      marks[i] = filled;
      masks.forEach((ways, prize) => {
        if (won[prize] || !ways.some((way) => way & cell && (way & filled) === way)) return;
        const row = wins[seat];
        if (row) row[prize] = (row[prize] ?? 0) + 1;
        now.push(prize);
      });
    });
    for (const prize of now) won[prize] = true;
    if (won.every(Boolean) || (won[PRIZES.indexOf('pokino')] && !last)) return;
  }
}

function shuffle(cards: Card[], random: () => number): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
}
