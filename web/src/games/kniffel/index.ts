/** Kniffel's face. */

import { optionWords } from '../../ui/options';
import { face } from '../face';
import { costOf } from './coach';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import Review from './Review.svelte';
import { status } from './status';
import type { Advice, Frame, Options, Play as Decision } from './wire.gen';

export default face<Frame>({
  name: 'kniffel',
  Play,
  Options: OptionsForm,
  summary: (options) => {
    const now = options as Options;
    const told = ['preset', 'games', ...(now.patience === null ? [] : ['patience'])];
    return told.map((name) => optionWords('kniffel', now, name)).join(' · ');
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
