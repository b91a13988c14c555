/** Pokino in sentences: what happened, and what is going on. */

import type { Person } from '../../table';
import { has, say, type Args } from '../../words.svelte';
import { cardName, prizeName } from './cards';
import type { Frame, News } from './wire.gen';

export function tell(news: News, people: Person[]): string {
  switch (news.type) {
    case 'BoardsDealt':
      return line('boards-dealt', news.dealer, people);
    case 'RoundBegan':
      return news.last
        ? line('round-began-last', news.dealer, people)
        : line('round-began', news.dealer, people, { round: news.round });
    case 'CardTurned':
      return say('pokino-news-card-turned', { number: news.number, card: cardName(news.card) });
    case 'CalledOut':
      return news.prize === 'pokino'
        ? line('shouted', news.seat, people)
        : line('called-out', news.seat, people, { prize: prizeName(news.prize) });
    case 'Stole':
      return stole(news.seat, news.owner, people, { prize: prizeName(news.prize) });
    case 'CalledWrongly':
      return line('called-wrongly', news.seat, people, { prize: prizeName(news.prize) });
    case 'Paid':
      return line('paid', news.seat, people, {
        prize: prizeName(news.prize),
        counters: news.counters,
      });
    case 'StayedInCup':
      return say('pokino-news-stayed-in-cup', {
        prize: prizeName(news.prize),
        counters: news.counters,
      });
    case 'CupSplit':
      return say('pokino-news-cup-split', { prize: prizeName(news.prize) });
    case 'RoundEnded':
      return say(news.pokino ? 'pokino-news-round-ended' : 'pokino-news-pack-ended', {
        round: news.round,
      });
    case 'WantsLast':
      return line('wants-last', news.seat, people);
    case 'LastRound':
      return say('pokino-news-last-round');
    case 'TookBoard':
      return line('took-board', news.seat, people, { board: news.board + 1 });
    case 'Rested':
      return line(news.rest ? 'rested' : 'came-back', news.seat, people);
    case 'WentAway':
      return line('went-away', news.seat, people);
    case 'Joined':
      return line('joined', news.seat, people);
    case 'SessionEnded':
      return say('pokino-news-session-ended');
  }
}

function stole(seat: number, owner: number, people: Person[], args: Args): string {
  const more = { ...args, owner: people[owner]?.name ?? '' };
  if (isYou(owner, people) && !isYou(seat, people)) {
    return say('pokino-news-stole-from-you', { ...more, name: people[seat]?.name ?? '' });
  }
  return line('stole', seat, people, more);
}

/** "You" where there is but one of you on this device. */
const isYou = (seat: number, people: Person[]): boolean =>
  Boolean(people[seat]?.mine) && people.filter(({ mine }) => mine).length === 1;

function line(what: string, seat: number, people: Person[], args: Args = {}): string {
  const id = `pokino-news-${what}`;
  const you = isYou(seat, people) && has(`${id}-you`);
  return say(you ? `${id}-you` : id, { name: people[seat]?.name ?? '', ...args });
}

export function status(frame: Frame, people: Person[]): string {
  const { view } = frame;
  const last = view.called.at(-1);
  if (view.phase === 'opening') return say('pokino-status-opening');
  if (view.phase === 'round' && last) {
    const id = view.last ? 'pokino-status-last-card' : 'pokino-status-card';
    return say(id, { number: view.called.length, card: cardName(last) });
  }
  const ready = view.players.filter(({ left, resting }) => !left && !resting).length;
  if (ready < 2) return say('pokino-status-too-few');
  if (!view.awake) return say('pokino-status-asleep');
  const id = `pokino-status-between${isYou(view.dealer, people) ? '-you' : ''}`;
  return say(id, { round: view.round, name: people[view.dealer]?.name ?? '' });
}
