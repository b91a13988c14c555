/** How far this device has come in each lesson. */

import { recall, remember } from '../keep';

interface Progress {
  /** The step at which it was left. */
  step: number;
  done: boolean;
}

const NONE: Progress = { step: 0, done: false };

const isProgress = (kept: unknown): kept is Progress =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Partial<Progress>).step === 'number' &&
  typeof (kept as Partial<Progress>).done === 'boolean';

const key = (game: string, lesson: string): string => `${lesson}.${game}`;

export const progressOf = (game: string, lesson = 'lesson'): Progress =>
  recall(key(game, lesson), NONE, isProgress);

export const keepProgress = (game: string, lesson: string, progress: Progress): void =>
  remember(key(game, lesson), progress);
