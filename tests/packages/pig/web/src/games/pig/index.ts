/** Pig's face. */

import { optionWords } from '../../ui/options';
import { face } from '../face';
import { status } from '../plain/status';
import Play from './Play.svelte';
import type { Frame, Options } from './wire.gen';

export default face<Frame>({
  name: 'pig',
  Play,
  summary: (options) => optionWords('pig', options as Options, 'goal'),
  turn: ({ view }) => view.seat,
  status,
  points: ({ view }, seat) => view.points[seat] ?? 0,
  coach: null,
});
