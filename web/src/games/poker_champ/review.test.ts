import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { learn } from '../../words.svelte';
import ReviewPanel from './Review.svelte';
import type { Review } from './wire.gen';

const WORDS = `coach-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
poker_champ-review-lost = Összesen { $chips } elajándékozott zseton`;

test('writes what was given away as the language writes numbers', () => {
  learn('hu', { ftl: [WORDS], told: {} });
  const review = { lost: 72.21, decisions: [{ move: 1, hand: [], board: [] }] } as never as Review;
  render(ReviewPanel, { reviews: new Map([[0, review]]), seat: 0 } as never);
  expect(screen.getByText('Összesen 72,21 elajándékozott zseton')).toBeTruthy();
});
