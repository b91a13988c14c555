/** Cards and backs: their pictures and their names. */

import { art } from '../../art';
import { isFlag, recall, remember } from '../../keep';
import { say } from '../../words.svelte';
import type { Back, Card } from './wire.gen';

/** What this device likes better: clubs green and diamonds blue, or two colours as ever. */
export const colours = { key: 'four-colours', four: () => recall('four-colours', false, isFlag) };
export const keepColours = (four: boolean): void => remember(colours.key, four);

const set = (four: boolean, suit: string | null): string =>
  four && (suit === 'c' || suit === 'd') ? '4' : '';

export const cardArt = (card: Card, four: boolean): string =>
  art(`card${set(four, card.charAt(1))}-${card}`);

export const backArt = (back: Back, four: boolean): string =>
  back.suit ? art(`back${set(four, back.suit)}-${back.suit}${back.strength}`) : art('back-A');

export const cardName = (card: Card): string =>
  say('poker_champ-card', {
    rank: say(`poker_champ-rank-${card.charAt(0)}`),
    suit: say(`poker_champ-suit-${card.charAt(1)}`),
  });

export const backName = (back: Back): string =>
  back.suit
    ? say('poker_champ-back', {
        strength: say(`poker_champ-strength-${back.strength}`),
        suit: say(`poker_champ-suit-${back.suit}`),
      })
    : say('poker_champ-back-A');

/** PC-R1: the ranks of a class, as every back prints it. */
const CLASSES: Record<string, string> = { L: 'KQJT', M: '9876', S: '5432' };

/** The four cards with this back. */
export const behind = ({ strength, suit }: Back): Card[] =>
  suit
    ? Array.from(CLASSES[strength] ?? '', (rank) => `${rank}${suit}` as Card)
    : (['As', 'Ah', 'Ad', 'Ac'] as Card[]);

export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Short, for the log: "A♠ 10♦". */
export const cardSigns = (cards: readonly Card[]): string =>
  cards.map((card) => card.charAt(0).replace('T', '10') + (SIGNS[card.charAt(1)] ?? '')).join(' ');
