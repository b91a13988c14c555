/** Poker Champ's face. */

import { optionWords } from '../../ui/options';
import { say } from '../../words.svelte';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import Play from './Play.svelte';
import Review from './Review.svelte';
import { status } from './status';
import type { Frame, Options } from './wire.gen';

export default face<Frame>({
  name: 'poker_champ',
  Play,
  Options: OptionsForm,
  summary: (options) => {
    const now = options as Options;
    const words = (name: keyof Options): string => optionWords('poker_champ', now, name);
    return [
      words('length'),
      now.length === 'timed' ? words('minutes') : '',
      now.hidden ? say('poker_champ-option-hidden') : '',
      now.patience === null ? '' : words('patience'),
    ]
      .filter(Boolean)
      .join(' · ');
  },
  turn: ({ view }) => (view.waiting.length === 1 ? (view.waiting[0] ?? null) : null),
  due: ({ view }, seat) => view.waiting.includes(seat),
  status,
  points: ({ view, scores }, seat) => (scores ? scores : view.stacks)[seat] ?? 0,
  counted: ({ view, scores }, seat) =>
    scores
      ? say('poker_champ-awards', { awards: scores[seat] ?? 0 })
      : say('poker_champ-chips', { chips: view.stacks[seat] ?? 0 }),
  coach: { Review },
});
