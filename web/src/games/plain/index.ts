/** The face of every game that brings none of its own. */

import { shownOf } from '../../shelf.svelte';
import { summaryOf, type Options } from '../../ui/options';
import type { GameShown } from '../../wire.gen';
import { say } from '../../words.svelte';
import type { AnyFace } from '../face';
import { pointsOf } from './points';
import Play from './Play.svelte';
import { newsWords, type Struct } from './read';
import { status } from './status';

export function plain(name: string): AnyFace {
  const game = shownOf(name) ?? unknownGame(name);
  return {
    name,
    Play,
    summary: (options) => summaryOf(name, game.options, options as Options) || say('options-usual'),
    turn: (frame) => (frame.legal.length ? frame.seat : null),
    status,
    points: (frame, seat) => pointsOf(game, frame, seat),
    bare: (people) => (news) => newsWords({ game, people }, news as Struct),
    coach: null,
  };
}

/** The list of games could not be fetched: the table is shown all the same. */
const unknownGame = (name: string): GameShown => ({
  name,
  fewest: 1,
  most: 1,
  bots: [],
  joins: false,
  by_hand: false,
  hides: true,
  emblem: '/art/game.svg',
  options: [],
  seat_fields: ['seat'],
  by_seat: [],
  lessons: [],
  puzzles: false,
  figures: [],
  paper: [],
  paper_choices: [],
});
