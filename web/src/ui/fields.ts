/** Options of a table as lists to choose from. */

export interface Choice {
  value: string;
  label: string;
}

export interface Field {
  name: string;
  value: string;
  choices: Choice[];
  /** What choosing a value changes in the options. */
  change: (value: string) => object;
  /** Instead of the usual sentence. */
  help?: string;
}

export const choices = <T extends string | number>(
  values: readonly T[],
  label: (value: T) => string,
): Choice[] => values.map((value) => ({ value: String(value), label: label(value) }));

/** One of some words, or `none` of them. */
export const word = (
  name: string,
  now: string | null,
  words: Choice[],
  more: { none?: string; help?: string } = {},
): Field => ({
  name,
  value: now ?? '',
  choices: [...unless(more.none), ...words],
  change: (value) => ({ [name]: value || null }),
  ...(more.help ? { help: more.help } : {}),
});

export const number = (
  name: string,
  now: number | null,
  values: readonly number[],
  label: (value: number) => string,
  none?: string,
): Field => ({
  name,
  value: now === null ? '' : String(now),
  choices: [...unless(none), ...choices(values, label)],
  change: (value) => ({ [name]: value ? Number(value) : null }),
});

export const flag = (name: string, now: boolean, yes: string, no: string): Field => ({
  name,
  value: String(now),
  choices: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
  change: (value) => ({ [name]: value === 'true' }),
});

const unless = (none?: string): Choice[] => (none ? [{ value: '', label: none }] : []);

/** A value the table has that is not among the usual ones is shown all the same. */
export const withOwn = (field: Field): Choice[] =>
  field.choices.some(({ value }) => value === field.value)
    ? field.choices
    : [...field.choices, { value: field.value, label: field.value }];
