/** A learner's way through a lesson: which frame is on the table, which words are said, and what a
    press makes of them. Nothing here knows a game. */

import { equal } from '../equal';
import type { LessonShown, Step } from '../wire.gen';

/** How long each move of the others can be looked at, in milliseconds, and all of them together. */
const PACE = 900;
const LONGEST = 4000;
/** From so many wrong plays on, the thing that is meant throbs; and one may have it shown. */
const THROBS = 2;
const SHOWS = 3;

/** What the last press has led to. */
type Answer = 'none' | 'not-this' | 'not-yet' | 'refused';

export class Course {
  private at = $state(0);
  /** The frame on the table. */
  private place = $state(0);
  private misses = $state(0);
  answer = $state<Answer>('none');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: LessonShown,
    start: number,
    private readonly keep: (step: number) => void,
  ) {
    this.at = Math.min(Math.max(start, 0), lesson.steps.length - 1);
    this.place = this.step.frame;
  }

  get number(): number {
    return this.at;
  }
  get step(): Step {
    const step = this.lesson.steps[this.at];
    if (!step) throw new RangeError('a lesson has steps');
    return step;
  }
  get frame(): LessonShown['frames'][number] {
    const frame = this.lesson.frames[this.place];
    if (!frame) throw new RangeError('a step stands at a frame');
    return frame;
  }
  /** All frames up to this one. */
  get shown(): LessonShown['frames'] {
    return this.lesson.frames.slice(0, this.place + 1);
  }
  /** The words are being said; before that the others move. */
  get speaking(): boolean {
    return this.place >= this.step.frame;
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  /** What lights up. */
  get lit(): readonly string[] {
    return this.speaking && this.answer !== 'refused' ? this.step.at : [];
  }
  get throbs(): boolean {
    return this.misses >= THROBS;
  }
  /** There is something to do before it goes on. */
  get waits(): boolean {
    if (this.step.mistake !== null) return this.answer !== 'refused';
    return this.step.asked !== null;
  }
  get shows(): boolean {
    return this.speaking && this.waits && this.misses >= SHOWS;
  }

  /** A play of the learner. A wrong one goes nowhere. */
  act(play: unknown): void {
    if (!this.speaking || !this.waits) return;
    if (this.step.mistake !== null && equal(play, this.step.mistake)) this.refuse();
    else if (this.step.asked !== null && equal(play, this.step.asked)) this.next();
    else this.miss();
  }

  /** A press on the thing that is meant, where the rules have nothing to offer. */
  press(): void {
    if (this.speaking && this.waits && this.step.mistake !== null) this.refuse();
  }

  /** Go on to the next words. */
  next(): void {
    if (!this.speaking || this.last) return;
    this.at += 1;
    this.misses = 0;
    this.answer = 'none';
    this.keep(this.at);
    this.run();
  }

  /** Do for the learner what this step waits for. */
  show(): void {
    if (this.step.mistake !== null) this.refuse();
    else this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private refuse(): void {
    this.answer = 'refused';
  }

  private miss(): void {
    this.misses += 1;
    this.answer = this.misses < THROBS ? 'not-this' : 'not-yet';
  }

  /** Show what happens until the next words. What the house does at once takes no time. */
  private run(pace = Math.min(PACE, LONGEST / (this.step.frame - this.place))): void {
    const frames = this.step.frame - this.place;
    if (frames <= 0) return;
    this.place += 1;
    const pause = this.frame.rings_in === 0 ? 0 : pace;
    if (frames > 1) this.timer = setTimeout(() => this.run(pace), pause);
  }
}
