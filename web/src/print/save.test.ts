import { expect, test } from 'vitest';
import { choicesOf, pathOf } from './save';

test('of the options of a table only what the paper knows goes along', () => {
  const options = { preset: 'yatzy', games: 3, joker: null, patience: 30 };
  expect(choicesOf(['preset', 'large', 'names'], options)).toEqual({ preset: 'yatzy' });
  expect(choicesOf(['set', 'own'], undefined)).toEqual({});
});

test('names with any letters are carried', () => {
  const wish = { lang: 'hu', paper: 'a4', ink: 'low', size: 'full', backs: 'fold', shift: '0,0' };
  expect(pathOf('kniffel', 'pad', wish, { names: 'Ottó & Éva' })).toBe(
    '/print/kniffel/pad.pdf?lang=hu&paper=a4&ink=low&size=full&backs=fold&shift=0%2C0&names=Ott%C3%B3+%26+%C3%89va',
  );
});
