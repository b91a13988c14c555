/** Cartino's face. */

import { say } from '../../words.svelte';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import { costOf } from './coach';
import { cornerSigns } from './corners';
import Review from './Review.svelte';
import { status } from './status';
import type { Advice, Frame, Options, Play as Decision } from './wire.gen';

export const cartino = face<Frame>({
  name: 'cartino',
  emblem: '/art/cartino.svg',
  Play,
  Options: OptionsForm,
  summary: (options) => {
    const { corners, patience, must_connect } = options as Options;
    return [
      cornerSigns(corners),
      must_connect ? say('cartino-option-must_connect') : '',
      patience ? say('seconds', { seconds: patience }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  },
  turn: ({ view }) => view.seat,
  status,
  points: ({ view }, seat) => view.seats[seat]?.points ?? 0,
  coach: {
    cost: (advice, play) => costOf(advice as Advice, play as Decision),
    Review,
  },
});
