import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../english.fixture';
import type { Count, Option } from '../wire.gen';
import { learn } from '../words.svelte';
import {
  arranged,
  choicesOf,
  helpOf,
  isTyped,
  labelOf,
  summaryOf,
  titleOf,
  valueOf,
} from './options';

const count = (least: number | null, most: number | null, more: Partial<Count> = {}): Count => ({
  type: 'Count',
  name: 'length',
  default: least ?? 0,
  optional: false,
  least,
  most,
  ...more,
});
const flag: Option = { type: 'Flag', name: 'open_ended', default: false, optional: false };
const joker: Option = {
  type: 'OneOf',
  name: 'joker',
  default: null,
  optional: true,
  values: ['forced', 'none'],
};
const layout: Option = { type: 'Thing', name: 'layout', default: null, optional: true };

const numbers = (option: Count, now: unknown): string[] =>
  choicesOf('pig', option, now).map(({ value }) => value);

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));

describe('the choices of an option', () => {
  it('are all numbers where there are few, and steps where there are many', () => {
    expect(numbers(count(2, 6), 2)).toEqual(['2', '3', '4', '5', '6']);
    const steps = numbers(count(5, 600), 5);
    expect(steps.slice(0, 4)).toEqual(['5', '8', '10', '15']);
    expect(steps.at(-1)).toBe('600');
  });

  it('hold the usual value and the one the table has', () => {
    expect(numbers(count(5, 600, { default: 37 }), 47)).toEqual(
      expect.arrayContaining(['37', '47']),
    );
  });

  it('are typed in where they are too many or without bounds', () => {
    expect(isTyped(count(0, 1000))).toBe(false);
    expect(isTyped(count(0, 999_999))).toBe(true);
    expect(isTyped(count(null, 5))).toBe(true);
    expect(isTyped(flag)).toBe(false);
  });

  it('begin with none where it may be left open, apart from a word that says so', () => {
    expect(choicesOf('kniffel', joker, null)).toEqual([
      { value: '', label: 'As the rules have it' },
      { value: 'forced', label: 'Forced' },
      { value: 'none', label: 'None' },
    ]);
  });

  it('can be given words by the form', () => {
    expect(choicesOf('pig', count(0, 1), 0, (value) => `«${value}»`)[1]?.label).toBe('«1»');
  });
});

describe('the value chosen', () => {
  it('is what the game decodes', () => {
    expect(valueOf(count(0, 3), '0')).toBe(0);
    expect(valueOf(flag, 'false')).toBe(false);
    expect(valueOf(joker, 'none')).toBe('none');
    expect(valueOf(joker, '')).toBeNull();
  });
});

describe('words', () => {
  it('are the words of the game, else of the house, else the name itself', () => {
    const patience = count(5, 600, { name: 'patience' });
    expect(titleOf('kniffel', patience)).toBe('Time to think');
    expect(titleOf('pig', patience)).toBe('Time to think');
    expect(labelOf('pig', patience, 30)).toBe('30 seconds');
    expect(titleOf('pig', flag)).toBe('Open ended');
    expect(labelOf('pig', flag, true)).toBe('On');
    expect(labelOf('cartino', { ...flag, name: 'must_connect' }, true)).toBe(
      'Must touch if possible',
    );
  });

  it('help with the value where the game says something of it', () => {
    expect(helpOf('kniffel', joker, 'forced')).toMatch(/upper box first/);
    expect(helpOf('kniffel', joker, null)).toMatch(/once the Kniffel box is filled/);
    expect(helpOf('pig', flag, true)).toBe('');
  });

  it('sum up what is not as usual', () => {
    const options = [flag, joker, layout];
    expect(summaryOf('pig', options, { open_ended: true, joker: null, layout: [1] })).toBe(
      'Open ended: On',
    );
  });
});

describe('the form', () => {
  it('puts some first, leaves some out, and shows what is new by itself', () => {
    const names = arranged([flag, joker, layout, count(0, 1)], {
      first: ['length', 'joker'],
    }).map(({ name }) => name);
    expect(names).toEqual(['length', 'joker', 'open_ended']);
    expect(arranged([flag], { hidden: ['open_ended'] })).toEqual([]);
  });
});
