/** Poker Champ in sentences: what happened, and what is going on. */

import type { Person } from '../../table';
import { has, say, type Args } from '../../words.svelte';
import { cardSigns } from './cards';
import type { Frame, News, PotWon } from './wire.gen';

export function tell(news: News, people: Person[]): string[] {
  switch (news.type) {
    case 'DealerChosen':
      return [line('dealer-chosen', news.seat, people)];
    case 'DealBegan':
      return [say('poker_champ-news-deal-began', { deal: news.deal })];
    case 'HandDealt':
      return mine(people).length > 1
        ? []
        : [say('poker_champ-news-hand-dealt-you', { cards: cardSigns(news.cards) })];
    case 'DidBet':
      return [
        line(news.clock ? 'did-bet-clock' : 'did-bet', news.seat, people, { chips: news.chips }),
      ];
    case 'DidFold':
      return [line(news.clock ? 'did-fold-clock' : 'did-fold', news.seat, people)];
    case 'Chose':
      return [line('chose', news.seat, people)];
    case 'BoardTurned':
      return [
        say('poker_champ-news-board-turned', {
          step: stepName(news.step),
          cards: cardSigns(news.cards),
        }),
      ];
    case 'PotWon':
      return potWon(news, people);
    case 'PotStayed':
      return [say('poker_champ-news-pot-stayed', { pot: news.pot })];
    case 'DuelBegan':
      return [
        say('poker_champ-news-duel-began', {
          names: several(news.seats, people),
          receiver: nameOf(news.receiver, people),
        }),
      ];
    case 'DuelDealt':
      return [
        say('poker_champ-news-duel-dealt', {
          hands: news.shown
            .map(({ seat, hand }) => `${nameOf(seat, people)} ${cardSigns(hand)}`)
            .join(', '),
        }),
      ];
    case 'DuelTurned':
      return [say('poker_champ-news-duel-turned', { card: cardSigns([news.card]) })];
    case 'DuelTied':
      return [say('poker_champ-news-duel-tied', { names: several(news.seats, people) })];
    case 'DuelWon':
      return [line('duel-won', news.seat, people)];
    case 'Gave':
      return [
        line('gave', news.donor, people, {
          receiver: nameOf(news.receiver, people),
          chips: news.chips,
        }),
      ];
    case 'TimeRanOut':
      return [say('poker_champ-news-time-ran-out')];
    case 'GameEnded':
      return [
        say('poker_champ-news-game-ended', {
          names: several(news.champions, people),
          count: news.champions.length,
        }),
      ];
    case 'WentAway':
      return [line('went-away', news.seat, people, { chips: news.chips })];
  }
}

function potWon(news: PotWon, people: Person[]): string[] {
  const [first = 0] = news.winners;
  const best = news.shown.find(({ seat }) => seat === first);
  const kind = best?.kind ? say(`poker_champ-kind-${best.kind}`) : '';
  const won =
    news.winners.length > 1
      ? say('poker_champ-news-pot-shared', {
          names: several(news.winners, people),
          share: news.share,
          kind,
        })
      : line(news.compared ? 'pot-won' : 'pot-won-alone', first, people, {
          pot: news.share,
          kind,
          cards: cardSigns(best?.hand ?? []),
        });
  return news.carried ? [won, say('poker_champ-news-carried', { chips: news.carried })] : [won];
}

const mine = (people: Person[]): Person[] => people.filter((person) => person.mine);

/** "You" where there is but one of you on this device. */
function line(what: string, seat: number, people: Person[], args: Args = {}): string {
  const you = people[seat]?.mine && mine(people).length === 1;
  const id = `poker_champ-news-${what}`;
  return say(you && has(`${id}-you`) ? `${id}-you` : id, { name: nameOf(seat, people), ...args });
}

export const nameOf = (seat: number, people: Person[]): string => people[seat]?.name ?? '';

export const several = (seats: readonly number[], people: Person[]): string =>
  seats.map((seat) => nameOf(seat, people)).join(', ');

export const stepName = (step: number): string => say(`poker_champ-step-${step}`);

export function status(frame: Frame, people: Person[]): string {
  const { view } = frame;
  if (view.duel) return say('poker_champ-status-duel', { names: several(view.duel.seats, people) });
  if (view.settled) return afterDeal(frame, people);
  if (!view.step) return say('poker_champ-status-dealing');
  if (frame.legal.length) return yours(frame, people);
  const names = several(view.waiting, people);
  if (view.chosen !== null)
    return say(view.chosen ? 'poker_champ-chosen-bet' : 'poker_champ-chosen-fold');
  if (!names) return say('poker_champ-status-dealing');
  const seat = frame.seat;
  if (seat !== null && view.folded.includes(seat))
    return say('poker_champ-status-folded', { names });
  if (seat !== null && view.mine.length && !view.stacks[seat])
    return say('poker_champ-status-all-in');
  return say('poker_champ-status-waiting', { names });
}

function afterDeal({ view: { settled } }: Frame, people: Person[]): string {
  if (!settled?.winners.length) return say('poker_champ-status-stayed');
  const names = several(settled.winners, people);
  return say('poker_champ-status-won', { names, pot: settled.share });
}

function yours({ view, seat }: Frame, people: Person[]): string {
  if (view.step === 1 && mine(people).length === 1) return say('poker_champ-status-ante');
  const chips = Math.min(view.stake, view.stacks[seat ?? 0] ?? 0);
  const about = { chips, step: stepName(view.step), name: nameOf(seat ?? 0, people) };
  const whose = mine(people).length > 1 ? 'decide-for' : 'decide';
  return say(`poker_champ-status-${whose}`, about);
}
