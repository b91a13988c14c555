/** What a game adds to the client, in a folder of its own. */

import type { Component, Snippet } from 'svelte';
import type { Verdict } from '../coach.svelte';
import type { Session } from '../session.svelte';
import type { AnyFrame, Person, Ring } from '../table';
import type { RoomShown } from '../wire.gen';

/** The coach as a game shows it: in its own words, where the decision is made. */
export interface Coached {
  on: boolean;
  set: (on: boolean) => void;
  /** About this very frame; null until it has come. */
  advice: unknown;
  /** Why there is none, in words; null while the coach is thinking. */
  trouble: string | null;
  /** On the decision just made. */
  verdict: Verdict | null;
}

export interface ReviewProps {
  /** What the coach says of each seat's game, as far as it has looked back. */
  reviews: ReadonlyMap<number, unknown>;
  /** Whose game to show. */
  seat: number;
  people: Person[];
  options: unknown;
}

/** For a game whose decisions the server can weigh. */
export interface FaceCoach {
  Review: Component<ReviewProps>;
  /** Why a game was won or lost by so much, from two reviews, in one sentence. */
  moment?: (mine: unknown, theirs: unknown, by: number) => string;
}

export interface PlayProps<F> {
  /** Its name. */
  game: string;
  frame: F;
  /** Those of all seats of this device, the one above among them. */
  frames: readonly F[];
  people: Person[];
  /** Send a play for the seat whose frame this is, or for another seat of this device. */
  act: (play: unknown, seat?: number) => void;
  /** Tell the table what was thrown or drawn by hand: true when it took that. Missing where nobody
   * may. */
  deal?: (draw: unknown) => Promise<boolean>;
  /** A shared screen: larger, and without controls. */
  screen: boolean;
  /** A replay: nothing is there to be pressed. */
  replayed?: boolean;
  /** Several people share this device, and nothing of this seat's secrets may be seen now. */
  covered?: boolean;
  /** This device speaks for the room. */
  speaks?: boolean;
  ring: Ring | null;
  /** Null where there is no coach, or the table wants none. */
  coach: Coached | null;
  /** What the coach says once, to a game that shows it on demand; rejects with a `Refusal`. */
  advise: (seat: number) => Promise<unknown>;
  /** What happened, in sentences. */
  tell: (news: unknown) => string[];
  /** The last sentence that was told. */
  told: string;
  /** What was told so far, for games that have room for it. */
  log: Snippet;
  /** Set when the game is over: who came where, and what to do next. */
  result: Snippet | null;
}

export interface NightProps {
  session: Session;
  room: RoomShown;
}

export interface OptionsProps {
  game: string;
  options: unknown;
  /** Some of them change; true when the table took that. Null where the visitor may only look. */
  change: ((options: unknown) => Promise<boolean>) | null;
  /** The same, but what is wrong comes back as a sentence: null when the table took them. */
  attempt: ((options: unknown) => Promise<string | null>) | null;
}

/** `F` is the game's own frame; all words of a game begin with its name. */
export interface Face<F> {
  name: string;
  Play: Component<PlayProps<F>>;
  /** Where the general form does not do. */
  Options?: Component<OptionsProps>;
  /** An evening of its own kind that the host can set up in the lobby. */
  Night?: Component<NightProps>;
  /** Options that are usual where several people share one device. */
  together?: unknown;
  /** The options in a few words. */
  summary: (options: unknown) => string;
  /** Whose move it is, or null while it is nobody's. */
  turn: (frame: F) => number | null;
  /** Whether a seat has to decide, where several do at once. */
  due?: (frame: F, seat: number) => boolean;
  /** What is going on, in one line, until the game is over. */
  status: (frame: F, people: Person[]) => string;
  /** The points to show beside a person, if any. */
  points: (frame: F, seat: number) => number | null;
  /** The same in words, where they are not called points. */
  counted?: (frame: F, seat: number) => string;
  /** When a piece of news has been shown, so that it can be told; null: at once. */
  shown?: (news: unknown) => Promise<unknown> | null;
  /** News for which the game has no words. */
  bare?: (people: Person[]) => (news: unknown) => string;
  coach: FaceCoach | null;
}

export type AnyFace = Face<AnyFrame>;

/** The room does not know the games' frames; only here is that forgotten. */
export const face = <F extends AnyFrame>(known: Face<F>): AnyFace => known as unknown as AnyFace;
