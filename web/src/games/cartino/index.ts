/** Cartino's face. */

import { optionWords } from '../../ui/options';
import { say } from '../../words.svelte';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import { cornerSigns } from './corners';
import Review from './Review.svelte';
import { status } from './status';
import type { Frame, Options } from './wire.gen';

export default face<Frame>({
  name: 'cartino',
  Play,
  Options: OptionsForm,
  summary: (options) => {
    const now = options as Options;
    return [
      now.layout === null
        ? say('cartino-corners', { signs: cornerSigns(now.corners) })
        : say('cartino-option-layout'),
      now.must_connect ? say('cartino-option-must_connect') : '',
      now.patience === null ? '' : optionWords('cartino', now, 'patience'),
    ]
      .filter(Boolean)
      .join(' · ');
  },
  turn: ({ view }) => view.seat,
  status,
  points: ({ view }, seat) => view.seats[seat]?.points ?? 0,
  coach: { Review },
});
