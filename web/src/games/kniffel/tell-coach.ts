/** The coach's decisions in a few words. */

import { say } from '../../words.svelte';
import { bestOf } from './coach';
import { boxName } from './sheet';
import type { Advice, Box, Preset } from './wire.gen';

export const keepWords = (keep: readonly number[]): string =>
  keep.length
    ? say('kniffel-solver-keep', { dice: keep.join('-') })
    : say('kniffel-solver-keep-none');

const writeWords = (box: Box, preset: Preset): string =>
  say('kniffel-coach-write', { box: boxName(box, preset) });

/** What to do, or nothing before the first roll. */
export function bestWords(advice: Advice, preset: Preset): string {
  const { keep, boxes } = bestOf(advice);
  if (boxes[0]) return writeWords(boxes[0], preset);
  return keep ? keepWords(keep) : '';
}

/** What was decided, or would have been; the clock or leaving decides neither. */
export function decisionWords(
  keep: readonly number[] | null,
  box: Box | null,
  preset: Preset,
): string {
  if (box) return writeWords(box, preset);
  return keep ? keepWords(keep) : say('kniffel-coach-not-decided');
}
