/** Kniffel's face. */

import { optionWords } from '../../ui/options';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import Review from './Review.svelte';
import { status } from './status';
import type { Frame, Options } from './wire.gen';

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
  coach: { Review },
});
