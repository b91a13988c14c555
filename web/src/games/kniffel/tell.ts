/** Kniffel in sentences: what happened, and what is going on. */

import type { Person } from '../../table';
import { has, say, type Args } from '../../words.svelte';
import { boxName } from './sheet';
import type { Frame, News, Preset, Wrote } from './wire.gen';

/** KN-R3, only for counting down aloud: what may be rolled is in `frame.legal`. */
const ROLLS = 3;

export function tell(news: News, people: Person[], preset: Preset): string[] {
  switch (news.type) {
    case 'ThrewForStart':
      return [line('threw-for-start', news.seat, people, dice(news.dice))];
    case 'Begins':
      return [line('begins', news.seat, people, { game: news.game })];
    case 'DiceFell':
      return [line('dice-fell', news.seat, people, { ...dice(news.dice), roll: news.roll })];
    case 'Wrote':
      return wrote(news, people, preset);
    case 'BonusEarned':
      return [line('bonus-earned', news.seat, people, { points: news.points })];
    case 'WentAway':
      return [line('went-away', news.seat, people, {})];
    case 'GameEnded':
      return [say('kniffel-news-game-ended', { game: news.game })];
  }
}

function wrote(news: Wrote, people: Person[], preset: Preset): string[] {
  const { box, points, extra } = news;
  const how = news.clock ? 'wrote-clock' : points ? 'wrote' : 'wrote-nothing';
  const written = line(how, news.seat, people, { points, extra, box: boxName(box, preset) });
  return extra ? [written, line('extra', news.seat, people, { extra })] : [written];
}

const dice = (faces: number[]): Args => ({
  dice: faces.join('-'),
  sum: faces.reduce((a, b) => a + b, 0),
});

/** "You" where there is but one of you on this device. */
function line(what: string, seat: number, people: Person[], args: Args): string {
  const person = people[seat];
  const you = person?.mine && people.filter(({ mine }) => mine).length === 1;
  const id = `kniffel-news-${what}`;
  return say(you && has(`${id}-you`) ? `${id}-you` : id, { name: person?.name ?? '', ...args });
}

export function status(frame: Frame, people: Person[]): string {
  const { view } = frame;
  if (view.seat === null) return say('kniffel-status-start');
  const person = people[view.seat];
  const name = person?.name ?? '';
  const mine = people.filter((other) => other.mine);
  if (!person?.mine) {
    if (person?.away) return say('status-away', { name });
    return say(view.roll ? 'kniffel-status-thinking' : 'kniffel-status-theirs', { name });
  }
  const left = ROLLS - view.roll;
  const what = view.roll === 0 ? 'first' : left ? 'again' : 'write';
  return say(`kniffel-status-${mine.length > 1 ? 'pass' : 'your'}-${what}`, { name, left });
}

export const rollsLeft = (frame: Frame): number => ROLLS - frame.view.roll;

export const isKniffel = (faces: readonly number[]): boolean =>
  faces.length === 5 && new Set(faces).size === 1;
