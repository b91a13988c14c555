/** Kniffel's face. */

import { optionWords } from '../../ui/options';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import { moment } from './moment';
import Play from './Play.svelte';
import Review from './Review.svelte';
import { status } from './status';
import { atRest } from './tumble';
import type { Frame, News, Options, Review as Reviewed } from './wire.gen';

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
  shown: (news) => ((news as News).type === 'DiceFell' ? atRest() : null),
  coach: {
    Review,
    moment: (mine, theirs, by) => moment(mine as Reviewed[], theirs as Reviewed[], by),
  },
});
