/** Poker Champ's face. */

import { say } from '../../words.svelte';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import Review from './Review.svelte';
import { status } from './status';
import type { Advice, Frame, Options, Play as Decision } from './wire.gen';

export const pokerChamp = face<Frame>({
  name: 'poker_champ',
  emblem: '/art/poker_champ.svg',
  Play,
  Options: OptionsForm,
  summary: (options) => {
    const { length, minutes, hidden, patience } = options as Options;
    return [
      say(`poker_champ-length-${length}`),
      length === 'timed' ? say('poker_champ-minutes', { minutes }) : '',
      hidden ? say('poker_champ-option-hidden') : '',
      patience ? say('seconds', { seconds: patience }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  },
  turn: ({ view }) => (view.waiting.length === 1 ? (view.waiting[0] ?? null) : null),
  status,
  points: ({ view, scores }, seat) => (scores ? scores : view.stacks)[seat] ?? 0,
  counted: ({ view, scores }, seat) =>
    scores
      ? say('poker_champ-awards', { awards: scores[seat] ?? 0 })
      : say('poker_champ-chips', { chips: view.stacks[seat] ?? 0 }),
  coach: {
    cost: (advice, play) => {
      const { kind, value } = advice as Advice;
      if (!kind) return null;
      return Math.max(0, (play as Decision).type === 'Bet' ? -value : value);
    },
    Review,
  },
});
