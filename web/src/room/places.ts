/** Who came where: equal scores share a place, and the next place is left out. */

export interface Placed {
  seat: number;
  score: number;
  place: number;
}

export function places(scores: readonly number[]): Placed[] {
  return scores
    .map((score, seat) => ({
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
