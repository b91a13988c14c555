import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ENGLISH } from '../english.fixture';
import { learn } from '../words.svelte';
import Invite from './Invite.svelte';

const show = (...hosts: string[]): void =>
  void render(Invite, {
    room: { code: 'K7QM2P', invites: hosts.map((host) => `http://${host}/t/K7QM2P`) } as never,
  });
const link = (): string => screen.getByRole<HTMLInputElement>('textbox').value;

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));
afterEach(cleanup);

test('of several addresses one is chosen, for link and code', async () => {
  show('192.168.1.5:8000', '10.0.0.2:8000');
  expect(link()).toBe('http://192.168.1.5:8000/t/K7QM2P');
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
  expect(link()).toBe('http://10.0.0.2:8000/t/K7QM2P');
  expect(screen.getByRole('img').getAttribute('src')).toMatch('qr.svg?at=1');
});

test('there is no choice where there is one', () => {
  show('192.168.1.5:8000');
  expect(screen.queryByRole('combobox')).toBeNull();
});
