import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Course } from './course.svelte';
import type { LessonShown, Step } from '../wire.gen';

const step = (say: string, frame: number, more: Partial<Step> = {}): Step => ({
  say,
  at: [`act:${say}`],
  frame,
  asked: null,
  mistake: null,
  code: null,
  costs: null,
  ...more,
});

const frame = (seq: number, rings_in: number | null = null) => ({
  seq,
  seat: 0,
  view: {},
  legal: [],
  news: [],
  rings_in,
  scores: null,
});

const LESSON: LessonShown = {
  game: 'pig',
  seats: ['', 'Ada'],
  seat: 0,
  frames: [frame(0), frame(1, 0), frame(2), frame(3)],
  steps: [
    step('roll', 0, { asked: { type: 'Roll', rolls: 0 } }),
    step('wrong', 3, { mistake: { type: 'Hold' }, code: 'nothing-to-hold' }),
    step('end', 3),
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begun = (start = 0): { course: Course; kept: number[] } => {
  const kept: number[] = [];
  return { course: new Course(LESSON, start, (at) => kept.push(at)), kept };
};

test('just the play that is asked for goes on', () => {
  const { course, kept } = begun();
  expect(course.lit).toEqual(['act:roll']);
  course.act({ rolls: 0, type: 'Roll' });
  expect(course.speaking).toBe(false);
  expect(kept).toEqual([1]);
});

test('what the house does at once takes no time, and others are seen to move', () => {
  const { course } = begun();
  course.act({ type: 'Roll', rolls: 0 });
  expect(course.frame.seq).toBe(1);
  vi.advanceTimersByTime(0);
  expect(course.frame.seq).toBe(2);
  vi.advanceTimersByTime(500);
  expect(course.frame.seq).toBe(2);
  vi.advanceTimersByTime(500);
  expect(course.frame.seq).toBe(3);
  expect(course.speaking).toBe(true);
});

test('a wrong play is not taken; the second time it throbs, the third time it can be shown', () => {
  const { course } = begun();
  course.act({ type: 'Hold' });
  expect([course.answer, course.throbs, course.shows]).toEqual(['not-this', false, false]);
  course.act({ type: 'Hold' });
  expect([course.answer, course.throbs, course.shows]).toEqual(['not-yet', true, false]);
  course.act({ type: 'Hold' });
  expect(course.shows).toBe(true);
  course.show();
  expect(course.number).toBe(1);
  expect(course.answer).toBe('none');
});

test('a mistake is answered by its refusal, then it goes on', () => {
  const { course } = begun(1);
  expect(course.speaking).toBe(true);
  course.next();
  expect(course.number).toBe(2);
});

test.each(['act', 'press'] as const)('the mistake can be made by a play or a press: %s', (how) => {
  const { course } = begun(1);
  if (how === 'act') course.act({ type: 'Hold' });
  else course.press();
  expect(course.answer).toBe('refused');
  expect(course.waits).toBe(false);
  expect(course.lit).toEqual([]);
});

test('it resumes where it was left, and never beyond its end', () => {
  expect(begun(2).course.last).toBe(true);
  expect(begun(99).course.number).toBe(2);
  const { course } = begun(2);
  course.next();
  expect(course.number).toBe(2);
});
