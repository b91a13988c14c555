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

/** The server has lost moves that it had shown, with a database that failed. */
export function goesBack(table: Table, tell: Tell): boolean {
  if (tell.type === 'RoomShown') return table.room !== null && tell.match < table.room.match;
  const isSame = tell.type === 'Framed' && tell.match === table.match;
  return isSame && tell.frame.seq < newestSeq(table.frames);
}

/** A frame of a seat that is no longer ours is stale. */
function sees(room: RoomShown, frame: AnyFrame): boolean {
  return frame.seat === null || room.yours.includes(frame.seat);
}

function see(table: Table, { match, frame, before }: Framed, now: number): Table {
  const fresh = match !== table.match;
  const others = fresh ? [] : table.frames.filter((known) => stays(known, frame));
  const newest = fresh ? -1 : newestSeq(table.frames);
  const known = before.length ? past(match, before) : fresh ? [] : table.news;
  const news = frame.seq > newest || before.length ? append(known, match, frame) : known;
  return { ...table, match, frames: [...others, frame], news, ring: ringOf(table, frame, now) };
}

/** Who sees the table as a spectator sees nothing else: also the owner of a seat that plays only in
 * the next game, or for which a bot plays in a game with secrets. */
const stays = (known: AnyFrame, frame: AnyFrame): boolean =>
  known.seat !== frame.seat && known.seat !== null && frame.seat !== null;

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
  /** What stands on their disc: one letter, or two where somebody else begins alike. */
  initials?: string;
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
  const names = room.seats.map(({ name }) => name);
  return room.seats.map((shown, seat) => ({
    ...shown,
    initials: initialsOf(names, seat),
    seat,
    mine: room.yours.includes(seat),
    host: room.host === seat,
    away: shown.kind === 'person' && !shown.online && shown.level === null,
  }));
}

/** Of whom nothing but the names is known: in a replay, a lesson, a puzzle. */
export const peopleNamed = (names: readonly string[], mine: number | null): Person[] =>
  names.map((name, seat) => ({
    kind: 'person',
    name,
    initials: initialsOf(names, seat),
    level: null,
    online: true,
    wins: 0,
    seat,
    mine: seat === mine,
    host: false,
    away: false,
  }));

/** The shortest that nobody else has; of equal names, the first letters. */
export function initialsOf(names: readonly string[], seat: number): string {
  const mine = shortened(names[seat] ?? '');
  const others = names.flatMap((name, other) => (other === seat ? [] : [shortened(name)]));
  return mine.find((letters, i) => others.every((them) => them[i] !== letters)) ?? mine[1] ?? '';
}

/** A, An, Aa: the first letter; with the second; with the last. */
function shortened(name: string): string[] {
  const letters = Array.from(name.replaceAll(' ', ''));
  const first = letters[0]?.toLocaleUpperCase() ?? '';
  return [first, first + (letters[1] ?? ''), first + (letters.at(-1) ?? '')];
}

const LONG = 8;

/** The first word of a name, where nobody else is called by it. */
export function shortName(name: string, names: readonly string[]): string {
  const [first = name] = name.split(' ');
  const alone = names.filter((other) => other.split(' ')[0] === first).length === 1;
  const short = alone ? first : name;
  return Array.from(short).length > LONG
    ? `${Array.from(short)
        .slice(0, LONG - 1)
        .join('')}…`
    : short;
}
