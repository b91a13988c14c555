/** Shows a film: where it stands, and how it moves on. */

import type { AnyFrame } from '../table';
import { beatsOf, lastOf, momentsOf, nextOf, pauseOf, turnsOf } from './beats';
import type { Film } from './source';

export const SPEEDS = [1, 4] as const;
type Speed = (typeof SPEEDS)[number];

export class Projector {
  /** The position, in moves. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Counts the jumps. After one, a face begins anew: it shows the position and no motion. */
  cut = $state(0);
  private film = $state.raw<Film>() as Film;
  /** What happened on the way here, if it was one step on. */
  private news = $state.raw<readonly unknown[]>([]);
  private readonly whose: (frame: AnyFrame) => number | null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly head = $derived(this.film.head);
  readonly shown = $derived(this.film.shown);
  readonly end = $derived(this.shown.length - 1);
  readonly frame = $derived<AnyFrame>({ ...this.frameAt(this.at), news: [...this.news] });
  readonly beats = $derived(beatsOf(this.shown));
  readonly turns = $derived(turnsOf(this.shown, this.beats, (frame) => this.whose(frame)));
  readonly moments = $derived(momentsOf(this.shown, this.beats));

  /** `whose`: the seat whose turn it is in a frame. */
  constructor(film: Film, whose: (frame: AnyFrame) => number | null, at: number) {
    this.film = film;
    this.whose = whose;
    this.jump(at);
  }

  /** The same game through other eyes. */
  swap(film: Film): void {
    this.film = film;
    this.jump(this.at);
  }

  /** To any position; playing stops. */
  go(move: number | undefined): void {
    this.pause();
    if (move === undefined) return;
    if (move === nextOf(this.beats, this.at)) this.move(move);
    else this.jump(move);
  }

  /** To the first position from here on that the table has shown. */
  slide(move: number): void {
    this.go(nextOf(this.beats, move - 1));
  }

  step = (): void => this.go(nextOf(this.beats, this.at));
  stepBack = (): void => this.go(lastOf(this.beats, this.at));
  turn = (): void => this.go(nextOf(this.turns, this.at) ?? this.end);
  turnBack = (): void => this.go(lastOf(this.turns, this.at) ?? 0);

  toggle = (): void => {
    if (this.playing) this.pause();
    else this.play();
  };

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** From the beginning, if the film is over. */
  private play(): void {
    if (this.at >= this.end) this.jump(0);
    this.playing = true;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const next = nextOf(this.beats, this.at);
    if (next === undefined) {
      this.playing = false;
      return;
    }
    const pause = pauseOf(this.shown, this.at, next) / this.speed;
    this.timer = setTimeout(() => {
      this.move(next);
      this.wait();
    }, pause);
  }

  /** What the next step from a position tells: all news up to the next one at once. */
  newsAfter(move: number): unknown[] {
    const next = nextOf(this.beats, move) ?? move;
    return this.shown.slice(move + 1, next + 1).flatMap(({ frame }) => frame.news);
  }

  /** One step on, as the table showed it. */
  private move(next: number): void {
    this.news = this.newsAfter(this.at);
    this.at = next;
  }

  private jump(move: number): void {
    this.at = Math.min(Math.max(0, move), this.end);
    this.news = this.frameAt(this.at).news;
    this.cut += 1;
  }

  private frameAt(move: number): AnyFrame {
    const shown = this.shown[move];
    if (!shown) throw new RangeError(`no frame ${move}`);
    return shown.frame;
  }
}
