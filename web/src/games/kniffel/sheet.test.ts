import { beforeAll, expect, test } from 'vitest';
import { ENGLISH } from '../../english.fixture';
import { learn } from '../../words.svelte';
import { boxHelp, boxName } from './sheet';

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));

test('the Nordic sheet has its own words', () => {
  expect(boxName('kniffel', 'kniffel')).toBe('Kniffel');
  expect(boxName('kniffel', 'yatzy')).toBe('Yatzy');
  expect(boxHelp('large-straight', 'plain')).toBe('Five numbers in a row: 40');
  expect(boxHelp('large-straight', 'yatzy')).toBe('2-3-4-5-6: 20');
});
