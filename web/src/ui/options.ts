/** The options of a game as a form offers them: all that is known of them the server tells, from
    the struct of the game. Words are found by name: `<game>-option-<name>` and `-help`; for a value
    `<game>-<name>-<value>` and `-help`, with `open` for none and `number` for any number. */

import { human, saidBy } from '../human';
import { shownOf } from '../shelf.svelte';
import { asText } from '../tell';
import type { Count, Option, Text } from '../wire.gen';
import { say, type Args } from '../words.svelte';

export type Options = Record<string, unknown>;

/** How a game's form differs from the order and the words of the struct. */
export interface Arrangement {
  /** These first; the others follow in their own order. */
  first?: readonly string[];
  /** What means nothing just now. */
  hidden?: readonly string[];
  /** What else changes when this option does. */
  resets?: Readonly<Record<string, Options>>;
  /** Words for values that are no words. */
  labels?: Readonly<Record<string, (value: string) => string>>;
}

export interface Choice {
  /** Empty: left open. */
  value: string;
  label: string;
}

/** Up to so many values are all offered. */
const FEW = 20;
/** Of more, these steps; beyond the last of them a number is typed in. */
const STEPS = [0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120, 200, 300, 600, 1000];

export function arranged(options: readonly Option[], { first = [], hidden = [] }: Arrangement) {
  const place = ({ name }: Option): number => (first.includes(name) ? first.indexOf(name) : 999);
  return options
    .filter((option) => isChosen(option) && !hidden.includes(option.name))
    .toSorted((a, b) => place(a) - place(b));
}

/** True for what is chosen, or a number typed in; texts and other things are not. */
const isChosen = ({ type }: Option): boolean => type !== 'Text' && type !== 'Thing';

export const textsOf = (options: readonly Option[]): Text[] =>
  options.filter((option) => option.type === 'Text');

export const isTyped = (option: Option): boolean =>
  option.type === 'Count' &&
  (option.least === null || option.most === null || option.most - option.least > 1000);

/** The values to choose from; one the table has that is not among them is shown all the same. */
export function choicesOf(
  game: string,
  option: Option,
  now: unknown,
  label?: (value: string) => string,
): Choice[] {
  const values = [...(option.optional ? [null] : []), ...valuesOf(option, now)];
  return values.map((value) => ({
    value: textOf(value),
    label: value !== null && label ? label(textOf(value)) : labelOf(game, option, value),
  }));
}

function valuesOf(option: Option, now: unknown): unknown[] {
  switch (option.type) {
    case 'Flag':
      return [true, false];
    case 'OneOf':
      return option.values;
    case 'Count':
      return numbersOf(option, now);
    case 'Text':
    case 'Thing':
      return [];
  }
}

function numbersOf({ least, most, default: usual }: Count, now: unknown): number[] {
  const [low, high] = [least ?? 0, most ?? 0];
  const all = Array.from({ length: Math.min(high - low + 1, FEW) }, (_, i) => low + i);
  const steps = STEPS.filter((step) => low <= step && step <= high);
  const offered = high - low < FEW ? all : [low, ...steps, high];
  const more = [usual, now].filter((value) => typeof value === 'number');
  return [...new Set([...offered, ...more])].toSorted((a, b) => a - b);
}

export const textOf = (value: unknown): string => (value === null ? '' : asText(value));

export function valueOf({ type }: Option, text: string): unknown {
  if (text === '') return null;
  return type === 'Flag' ? text === 'true' : type === 'Count' ? Number(text) : text;
}

/** The words of the game for something about an option, else those of the house. */
const words = (game: string, id: string, args: Args = {}): string | null =>
  saidBy([`${game}-${id}`, `option-${id}`], args);

export const titleOf = (game: string, { name }: Option): string =>
  saidBy([`${game}-option-${name}`, `option-${name}`]) ?? human(name);

export function labelOf(game: string, { type, name }: Option, value: unknown): string {
  if (value === null) return words(game, `${name}-open`) ?? say('option-open');
  const text = asText(value);
  switch (type) {
    case 'Count':
      return words(game, `${name}-number`, { number: Number(value) }) ?? text;
    case 'Flag':
      return saidBy([`${game}-${name}-${text}`, `option-${text}`]) ?? text;
    default:
      return saidBy([`${game}-${name}-${text}`]) ?? human(text);
  }
}

/** One of a table's options in words, for its summary. */
export function optionWords(game: string, now: object, name: string): string {
  const option = shownOf(game)?.options.find((known) => known.name === name);
  return option ? labelOf(game, option, (now as Options)[name]) : '';
}

export const helpOf = (game: string, { name }: Option, value: unknown): string =>
  saidBy([`${game}-${name}-${String(value)}-help`, `${game}-option-${name}-help`]) ?? '';

/** In a few words: what is not as usual. */
export const summaryOf = (game: string, options: readonly Option[], now: Options): string =>
  options
    .filter((option) => isChosen(option) && now[option.name] !== option.default)
    .map((option) => `${titleOf(game, option)}: ${labelOf(game, option, now[option.name])}`)
    .join(' · ');
