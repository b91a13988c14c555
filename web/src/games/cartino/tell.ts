/** Cartino in sentences: what happened, and what is going on. */

import type { Person } from '../../table';
import { has, say, type Args } from '../../words.svelte';
import { endOf, laysOf, passOf } from './legal';
import { ownerOf, sign, theName } from './pawns';
import type { Frame, GameEnded, News, PawnLaid, TurnEnded, View } from './wire.gen';

export function tell(news: News, view: View, people: Person[]): string[] {
  switch (news.type) {
    case 'Begins':
      return [line('begins', news.seat, people)];
    case 'PawnLaid':
      return [laid(news, view, people)];
    case 'TookBack':
      return [line('took-back', news.seat, people, { count: news.halves.length })];
    case 'TurnEnded':
      return turnEnded(news, people);
    case 'Passed':
      return [line('passed', news.seat, people)];
    case 'Drew':
      // Who drew is told what; the others, how many.
      return isYou(news.seat, people)
        ? []
        : [line('drew', news.seat, people, { number: news.number })];
    case 'Took':
      return [say('cartino-news-took', { pawns: news.pawns.map(sign).join(', ') })];
    case 'GameEnded':
      return ended(news, people);
    case 'WentAway':
      return [line('went-away', news.seat, people, { points: news.deduction })];
  }
}

function laid(news: PawnLaid, view: View, people: Person[]): string {
  const how = news.pawn === 'joker' ? 'joker' : news.replaced ? 'replaced' : 'laid';
  const pawn = theName(ownerOf(view, news.half));
  return line(how, news.seat, people, { pawn, points: news.points });
}

function turnEnded(news: TurnEnded, people: Person[]): string[] {
  const { seat, points, bonus } = news;
  const turn = line('turn', seat, people, { points });
  const told = news.clock ? [line('time-up', seat, people), turn] : [turn];
  return bonus ? [...told, line('five', seat, people, { bonus })] : told;
}

function ended(news: GameEnded, people: Person[]): string[] {
  const first =
    news.finisher === null
      ? say('cartino-news-stuck')
      : line('finished', news.finisher, people, { bonus: news.bonus });
  const lost = news.deductions.flatMap((points, seat) => {
    const pawns = (news.hands[seat] ?? []).map(sign).join(', ');
    return points ? [line('deducted', seat, people, { points, pawns })] : [];
  });
  return [first, ...lost];
}

const isYou = (seat: number, people: Person[]): boolean =>
  Boolean(people[seat]?.mine) && people.filter(({ mine }) => mine).length === 1;

/** "You" where there is but one of you on this device. */
function line(what: string, seat: number, people: Person[], args: Args = {}): string {
  const id = `cartino-news-${what}`;
  const told = isYou(seat, people) && has(`${id}-you`) ? `${id}-you` : id;
  return say(told, { name: people[seat]?.name ?? '', ...args });
}

export function status(frame: Frame, people: Person[]): string {
  const { view, legal } = frame;
  if (view.seat === null) return say('cartino-status-start');
  const person = people[view.seat];
  const name = person?.name ?? '';
  if (!person?.mine) return say(person?.away ? 'status-away' : 'cartino-status-thinking', { name });
  const who = people.filter(({ mine }) => mine).length > 1 ? 'pass' : 'your';
  const suit = say('cartino-suit', { suit: view.suit ?? 'C' });
  return say(`cartino-status-${who}-${stage(legal)}`, { name, suit });
}

function stage(legal: Frame['legal']): string {
  if (passOf(legal)) return 'stuck';
  if (!endOf(legal)) return 'first';
  return laysOf(legal, null).size ? 'more' : 'full';
}
