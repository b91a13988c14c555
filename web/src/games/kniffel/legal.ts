/** What the frame offers. The client knows no rules: it only looks plays up. */

import type { Box, Frame, Play, Roll, Write } from './wire.gen';

export function rollKeeping(legal: readonly Play[], keep: readonly number[]): Roll | null {
  const wanted = keep.join();
  return legal.find((play): play is Roll => isRoll(play) && play.keep.join() === wanted) ?? null;
}

export const mayRoll = (frame: Frame): boolean => frame.legal.some(isRoll);

export const writeIn = (legal: readonly Play[], box: Box): Write | null =>
  legal.find((play): play is Write => play.type === 'Write' && play.box === box) ?? null;

const isRoll = (play: Play): play is Roll => play.type === 'Roll';
