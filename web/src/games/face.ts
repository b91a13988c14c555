/** What a game adds to the client: one folder, and one line in the registry. */

import type { Component, Snippet } from 'svelte';
import type { AnyFrame, Person, Ring } from '../table';

export interface PlayProps<F> {
  frame: F;
  people: Person[];
  /** Send a play for the seat whose frame this is, or for another seat of this device. */
  act: (play: unknown, seat?: number) => void;
  /** A shared screen: larger, and without controls. */
  screen: boolean;
  ring: Ring | null;
  /** The last sentence that was told. */
  told: string;
  /** What was told so far, for games that have room for it. */
  log: Snippet;
  /** Set when the game is over: who came where, and what to do next. */
  result: Snippet | null;
}

export interface OptionsProps {
  options: unknown;
  /** True when the table took them. Null where the visitor may only look. */
  change: ((options: unknown) => Promise<boolean>) | null;
}

/** `F` is the game's own frame; all words of a game begin with its name. */
export interface Face<F> {
  name: string;
  emblem: string;
  Play: Component<PlayProps<F>>;
  Options: Component<OptionsProps>;
  /** The options in a few words. */
  summary: (options: unknown) => string;
  /** Whose move it is, or null while it is nobody's. */
  turn: (frame: F) => number | null;
  /** What is going on, in one line, until the game is over. */
  status: (frame: F, people: Person[]) => string;
  /** The points to show beside a person. */
  points: (frame: F, seat: number) => number;
  /** What happened, in sentences. */
  tell: (news: unknown, frame: F, people: Person[]) => string[];
}

export type AnyFace = Face<AnyFrame>;

/** The registry does not know the games' frames; only here is that forgotten. */
export const face = <F extends AnyFrame>(known: Face<F>): AnyFace => known as unknown as AnyFace;
