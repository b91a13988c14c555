import { describe, expect, it } from 'vitest';
import { flag, number, withOwn, word } from './fields';

const seconds = (value: number): string => `${value} s`;

describe('fields', () => {
  it('change one option, and nothing is null', () => {
    const field = number('patience', null, [15, 30], seconds, 'no limit');
    expect(field.value).toBe('');
    expect(field.choices[0]).toEqual({ value: '', label: 'no limit' });
    expect(field.change('30')).toEqual({ patience: 30 });
    expect(field.change('')).toEqual({ patience: null });
  });

  it('keep nought apart from nothing', () => {
    expect(number('pause', 0, [0, 3], seconds).change('0')).toEqual({ pause: 0 });
  });

  it('read words and flags', () => {
    expect(word('joker', null, [], { none: 'as the sheet' }).change('')).toEqual({ joker: null });
    expect(flag('memo', true, 'on', 'off').value).toBe('true');
    expect(flag('memo', true, 'on', 'off').change('false')).toEqual({ memo: false });
  });

  it('show a value the table has that is not among the usual ones', () => {
    const field = number('pause', 7, [3, 5], seconds);
    expect(withOwn(field).at(-1)).toEqual({ value: '7', label: '7' });
    expect(withOwn(number('pause', 5, [3, 5], seconds))).toHaveLength(2);
  });
});
