import { youOf, type Person } from '../table';
import { has, listed, say, type Args } from '../words.svelte';

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

/** The end of the game in one line; a game that counts something else says so in its own words. */
export function outcome(game: string, scores: readonly number[], people: Person[]): string {
  const tell = (id: string, args: Args): string =>
    say(has(`${game}-${id}`) ? `${game}-${id}` : id, args);
  const points = Math.max(...scores);
  const first = people.filter(({ seat }) => scores[seat] === points);
  if (scores.length === 1) return tell('won-alone', { points });
  const you = first.some(({ seat }) => seat === youOf(people));
  const names = first.filter(({ seat }) => seat !== youOf(people)).map(({ name }) => name);
  const form = `won${first.length > 1 ? '-shared' : ''}${you ? '-you' : ''}`;
  return tell(form, { name: names[0] ?? '', names: listed(names), points });
}
