/** Kniffel's face. */

import { say } from '../../words.svelte';
import { face } from '../face';
import { costOf } from './coach';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import Review from './Review.svelte';
import { status } from './status';
import type { Advice, Frame, Options, Play as Decision } from './wire.gen';

export const kniffel = face<Frame>({
  name: 'kniffel',
  emblem: '/art/kniffel.svg',
  Play,
  Options: OptionsForm,
  summary: (options) => {
    const { preset, games, patience } = options as Options;
    const parts = [say(`kniffel-preset-${preset}`), say('games', { games })];
    return [...parts, patience ? say('seconds', { seconds: patience }) : '']
      .filter(Boolean)
      .join(' · ');
  },
  turn: ({ view }) => view.seat,
  status,
  points: ({ view }, seat) => {
    const sheet = view.sheets[seat];
    return sheet ? sheet.past + sheet.total : 0;
  },
  coach: {
    cost: (advice, play) => costOf(advice as Advice, play as Decision),
    Review,
  },
});
