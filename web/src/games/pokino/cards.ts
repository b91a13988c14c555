/** Cards, boards and prizes as the page shows them. */

import { say } from '../../words.svelte';
import type { Card, Frame, Player, Prize, View } from './wire.gen';

export const PRIZES: readonly Prize[] = ['centre', 'corner', 'stamp', 'poker', 'full', 'pokino'];
const SUITS = ['o', 'c', 'e', 'b'] as const;
const RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12] as const;

/** The whole pack, row by row of the checking card. */
export const PACK: readonly Card[] = RANKS.flatMap((rank) =>
  SUITS.map((suit) => `${rank}${suit}` as Card),
);

export const rankOf = (card: Card): number => Number(card.slice(0, -1));
export const suitOf = (card: Card): string => card.slice(-1);

export const cardName = (card: Card): string =>
  say('pokino-card', { rank: rankOf(card), suit: suitOf(card) });

export const prizeName = (prize: Prize): string => say(`pokino-prize-${prize}`);

export const boardOf = (view: View, seat: number): readonly Card[] => {
  const number = view.players[seat]?.board;
  return number === null || number === undefined ? [] : (view.boards[number] ?? []);
};

export const isMarked = (player: Player | undefined, cell: number): boolean =>
  Boolean(player && (player.marks >> cell) & 1);

export const cupOf = (view: View, prize: Prize): number => view.cups[PRIZES.indexOf(prize)] ?? 0;

/** How full a cup is drawn: 0 empty to 3 heaped. */
export function fillOf(counters: number, players: number): number {
  if (counters === 0) return 0;
  if (counters <= players) return 1;
  return counters <= 3 * players ? 2 : 3;
}

/** Cells and prizes the frame offers: what help lights up. */
export function offered(frame: Frame): { cards: Set<Card>; prizes: Set<Prize> } {
  const cards = new Set<Card>();
  const prizes = new Set<Prize>();
  for (const play of frame.legal) {
    if (play.type === 'Mark') cards.add(play.card);
    if (play.type === 'Call' && play.mark === null && play.prizes.length === 1)
      for (const prize of play.prizes) if (isComplete(frame, prize)) prizes.add(prize);
  }
  return { cards, prizes };
}

/** Where false calls are fined they are offered too; help does not light those. */
function isComplete({ view, seat }: Frame, prize: Prize): boolean {
  return seat !== null && Boolean(view.covered[seat]?.includes(prize));
}
