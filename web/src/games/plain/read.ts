/** Any game's view, plays and news as words: the game's own where it has some, else its codes made
    readable. Nothing here knows a game. */

import { human, kebab, saidBy } from '../../human';
import type { Person } from '../../table';
import { asText } from '../../tell';
import type { GameShown } from '../../wire.gen';
import { say, type Args } from '../../words.svelte';

export type Struct = Readonly<Record<string, unknown>>;

/** What there is to know for reading: the game, and who sits where. */
export interface Reader {
  game: GameShown;
  people: readonly Person[];
}

const NOTHING = '–';
/** A longer list does not stand in a column. */
const WIDEST = 5;

export const isStruct = (value: unknown): value is Struct =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for what fits into a line. */
const isShort = (value: unknown): boolean =>
  Array.isArray(value) ? !value.some((item) => typeof item === 'object' && item) : !isStruct(value);

/** True for what fits into a cell. */
const isCell = (value: unknown): boolean =>
  isShort(value) && !(Array.isArray(value) && value.length > WIDEST);

const fieldName = ({ game }: Reader, field: string): string =>
  saidBy([`${game.name}-view-${field}`]) ?? human(field);

/** A value of a field, in one line. */
function valueWords(reader: Reader, field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.map((item) => valueWords(reader, field, item)).join(', ') || NOTHING;
  if (isStruct(value))
    return Object.entries(value)
      .map(([name, inner]) => `${fieldName(reader, name)} ${valueWords(reader, name, inner)}`)
      .join(', ');
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number')
    return (reader.game.seat_fields.includes(field) && reader.people[value]?.name) || String(value);
  return wordOf(reader, field, asText(value));
}

/** A word of the game; short signs such as `7c` stay as they are. */
const wordOf = ({ game }: Reader, field: string, word: string): string =>
  saidBy([`${game.name}-${field}-${word}`]) ??
  (/^[a-z]{3,}([-_][a-z0-9]+)*$/.test(word) ? human(word) : word);

// The table

export type Node =
  | { label: string; text: string }
  | { label: string; nodes: Node[] }
  | { label: string; grid: Grid };

/** One row for each seat. */
interface Grid {
  heads: string[];
  rows: { name: string; cells: string[] }[];
}

export const isLeaf = (node: Node): node is { label: string; text: string } => 'text' in node;

/** The options are told in the lobby; whose view it is, everybody knows. */
export function readView(reader: Reader, view: Struct): Node[] {
  const fields = Object.entries(view).filter(([name]) => name !== 'options');
  const isBySeat = ([name, value]: [string, unknown]): boolean =>
    reader.game.by_seat.includes(name) &&
    Array.isArray(value) &&
    value.length === reader.people.length;
  const bySeat = fields.filter(isBySeat) as [string, unknown[]][];
  const rest = fields.filter((field) => !isBySeat(field));
  const nodes = rest.map(([name, value]) => readField(reader, name, value));
  const grid = gridOf(reader, bySeat);
  const everyone = grid.heads.length ? [{ label: say('plain-people'), grid }] : [];
  const deep = bySeat.flatMap(([name, items]) => deepParts(reader, name, items));
  return [...everyone, ...nodes.filter(isLeaf), ...nodes.filter((node) => !isLeaf(node)), ...deep];
}

function readField(reader: Reader, field: string, value: unknown): Node {
  const label = fieldName(reader, field);
  if (isShort(value)) return { label, text: valueWords(reader, field, value) };
  const inner = Array.isArray(value)
    ? value.map((item, i): [string, unknown] => [`${i + 1}`, item])
    : Object.entries(value as Struct);
  return { label, nodes: inner.map(([name, item]) => readField(reader, name, item)) };
}

/** Short fields of what each seat has are columns. */
function gridOf(reader: Reader, bySeat: [string, unknown[]][]): Grid {
  const columns = bySeat.flatMap(([name, items]) => {
    const [item] = items;
    if (!isStruct(item)) return items.every(isCell) ? [{ field: name, items }] : [];
    return Object.keys(item)
      .filter((field) => items.every((one) => isStruct(one) && isCell(one[field])))
      .map((field) => ({ field, items: items.map((one) => (one as Struct)[field]) }));
  });
  return {
    heads: columns.map(({ field }) => fieldName(reader, field)),
    rows: reader.people.map(({ name, seat }) => ({
      name,
      cells: columns.map(({ field, items }) => valueWords(reader, field, items[seat])),
    })),
  };
}

/** What each seat has that fits into no column. */
function deepParts(reader: Reader, field: string, items: unknown[]): Node[] {
  return items.flatMap((item, seat) => {
    const label = `${fieldName(reader, field)}: ${reader.people[seat]?.name ?? ''}`;
    if (!isStruct(item))
      return items.every(isCell) ? [] : [{ ...readField(reader, field, item), label }];
    const nodes = Object.entries(item)
      .filter(([name]) => !items.every((one) => isStruct(one) && isCell(one[name])))
      .map(([name, value]) => readField(reader, name, value));
    return nodes.length ? [{ label, nodes }] : [];
  });
}

// Plays

export interface Group {
  title: string;
  plays: { play: Struct; words: string }[];
}

/** The plays by type, in the order of the game. */
export function groups(reader: Reader, legal: readonly unknown[], view: Struct): Group[] {
  const plays = legal.filter(isStruct);
  const types = [...new Set(plays.map((play) => String(play.type)))];
  return types.map((type) => ({
    title: saidBy([`${reader.game.name}-plays-${kebab(type)}`]) ?? human(type),
    plays: plays
      .filter((play) => play.type === type)
      .map((play) => ({ play, words: playWords(reader, play, view) })),
  }));
}

/** `<game>-play-<type>` with the fields of the play, else the fields themselves. */
function playWords(reader: Reader, play: Struct, view: Struct): string {
  const type = String(play.type);
  const own = saidBy([`${reader.game.name}-play-${kebab(type)}`], argsOf(reader, play));
  if (own !== null) return own;
  const told = Object.entries(play).filter(
    ([name, value]) => name !== 'type' && !isStamp(view[name], value) && !isEmpty(value),
  );
  return told.length
    ? told
        .map(([name, value]) => `${fieldName(reader, name)}: ${valueWords(reader, name, value)}`)
        .join(', ')
    : human(type);
}

/** Nothing kept, nobody named: the play is its name alone. */
const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** A number that only says to what the play answers: the view has it too. */
const isStamp = (seen: unknown, value: unknown): boolean =>
  typeof value === 'number' && value === (Array.isArray(seen) ? seen.length : seen);

/** Numbers stay numbers, so that a message can choose by them. */
const argsOf = (reader: Reader, struct: Struct): Args =>
  Object.fromEntries(
    Object.entries(struct).map(([name, value]) => [
      name,
      typeof value === 'number' && !reader.game.seat_fields.includes(name)
        ? value
        : valueWords(reader, name, value),
    ]),
  );

// News

/** News for which the game has no words. */
export function newsWords(reader: Reader, news: Struct): string {
  const told = Object.entries(news).filter(([name]) => !['type', 'to', 'seat'].includes(name));
  const whose = typeof news.seat === 'number' ? `${reader.people[news.seat]?.name ?? ''}: ` : '';
  const what = told.map(
    ([name, value]) => `${fieldName(reader, name)} ${valueWords(reader, name, value)}`,
  );
  return `${whose}${[human(String(news.type)), ...what].join(', ')}.`;
}
