/** All the client knows of a table: one record, and what each message makes of it. */

import type { LinkState } from './socket';
import type { Frame, Framed, RoomShown, SeatShown, Tell } from './wire.gen';

export type AnyFrame = Frame<unknown, unknown, unknown>;

export interface Heard {
  key: string;
  match: number;
  item: unknown;
}

export interface Ring {
  /** When the house acts, by `performance.now()`. */
  at: number;
  /** Milliseconds the ring had when it first appeared. */
  whole: number;
}

export interface Table {
  link: LinkState;
  /** Why the server turned us away, for `gone`. */
  code: string | null;
  room: RoomShown | null;
  frames: readonly AnyFrame[];
  match: number;
  news: readonly Heard[];
  ring: Ring | null;
}

export const EMPTY: Table = {
  link: 'opening',
  code: null,
  room: null,
  frames: [],
  match: 0,
  news: [],
  ring: null,
};

const MOST_NEWS = 400;

export function hear(table: Table, tell: Tell, now: number): Table {
  switch (tell.type) {
    case 'RoomShown':
      return { ...table, room: tell, frames: table.frames.filter((frame) => sees(tell, frame)) };
    case 'Framed':
      return see(table, tell, now);
    default:
      return table;
  }
}

/** A frame of a seat that is no longer ours, or of a spectator who has sat down, is stale. */
function sees(room: RoomShown, frame: AnyFrame): boolean {
  return frame.seat === null ? room.yours.length === 0 : room.yours.includes(frame.seat);
}

function see(table: Table, { match, frame, before }: Framed, now: number): Table {
  const fresh = match !== table.match;
  const others = fresh ? [] : table.frames.filter((known) => known.seat !== frame.seat);
  const newest = fresh ? -1 : newestSeq(table.frames);
  const known = before.length ? past(match, before) : fresh ? [] : table.news;
  const news = frame.seq > newest || before.length ? append(known, match, frame) : known;
  return { ...table, match, frames: [...others, frame], news, ring: ringOf(table, frame, now) };
}

/** What happened before we came, or came back; it takes the place of what we had heard. */
const past = (match: number, before: unknown[]): readonly Heard[] =>
  before.map((item, i) => ({ key: `${match}.before.${i}`, match, item }));

function append(news: readonly Heard[], match: number, frame: AnyFrame): readonly Heard[] {
  const heard = frame.news.map((item, i) => ({ key: `${match}.${frame.seq}.${i}`, match, item }));
  return [...news, ...heard].slice(-MOST_NEWS);
}

function ringOf(table: Table, frame: AnyFrame, now: number): Ring | null {
  if (frame.rings_in === null) return null;
  const left = frame.rings_in * 1000;
  const same = table.ring && Math.abs(table.ring.at - (now + left)) < 500;
  return same ? table.ring : { at: now + left, whole: left };
}

export const newestSeq = (frames: readonly AnyFrame[]): number =>
  frames.reduce((seq, frame) => Math.max(seq, frame.seq), -1);

/** The frame to show on a device with several seats: the newest, best of one that may act. */
export function frameOf(table: Table): AnyFrame | null {
  const seq = newestSeq(table.frames);
  const newest = table.frames.filter((frame) => frame.seq === seq);
  return newest.find((frame) => frame.legal.length > 0) ?? newest[0] ?? null;
}

/** Somebody at the table, as faces of games need to know them. */
export interface Person extends SeatShown {
  seat: number;
  mine: boolean;
  host: boolean;
  /** A person whose device is not connected and for whom no bot plays. */
  away: boolean;
}

/** "You": the only seat of this device; null where it has none, or several. */
export function youOf(people: readonly Person[]): number | null {
  const [mine, ...others] = people.filter((person) => person.mine);
  return mine && !others.length ? mine.seat : null;
}

/** Several people play on this device, and hand it round. */
export const isShared = (people: readonly Person[]): boolean =>
  people.filter((person) => person.mine).length > 1;

export function peopleOf(room: RoomShown): Person[] {
  return room.seats.map((shown, seat) => ({
    ...shown,
    seat,
    mine: room.yours.includes(seat),
    host: room.host === seat,
    away: shown.kind === 'person' && !shown.online && shown.level === null,
  }));
}
