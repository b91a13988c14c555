/** Pokino's face. */

import { optionWords } from '../../ui/options';
import { say } from '../../words.svelte';
import { face } from '../face';
import OptionsForm from './OptionsForm.svelte';
import PaperNight from './PaperNight.svelte';
import Play from './Play.svelte';
import { status } from './status';
import type { Frame, Options } from './wire.gen';

export default face<Frame>({
  name: 'pokino',
  Play,
  Options: OptionsForm,
  Night: PaperNight,
  /** Two boards are marked by one pair of hands: the cards wait for them. */
  together: { pace: null },
  summary: (options) => {
    const now = options as Options;
    const told = ['pace', 'rounds'].map((name) => optionWords('pokino', now, name));
    return [...(now.printed ? [say('pokino-night')] : []), ...told].join(' · ');
  },
  /** Everybody may act at any time; the dealer alone when the table waits for a card. */
  turn: ({ view }) => (view.phase === 'between' || view.options.pace === null ? view.dealer : null),
  status,
  points: ({ view }, seat) => view.players[seat]?.balance ?? 0,
  counted: ({ view }, seat) =>
    say('pokino-counters', { counters: view.players[seat]?.balance ?? 0 }),
  /** The coach tells chances when asked; there is no decision to weigh. */
  coach: null,
});
