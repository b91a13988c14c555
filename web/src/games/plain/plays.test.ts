import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../english.fixture';
import { learn } from '../../words.svelte';
import Plays from './parts/Plays.svelte';

const plays = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ play: { type: 'Lay', n }, words: `Place ${n}` }));

beforeAll(() => learn('en', { ftl: ENGLISH, told: {} }));

describe('the plays', () => {
  it('are buttons that send them', async () => {
    const sent: unknown[] = [];
    render(Plays, { groups: [{ title: 'Lay', plays: plays(3) }], act: (play) => sent.push(play) });
    await fireEvent.click(screen.getByRole('button', { name: 'Place 1' }));
    expect(sent).toEqual([{ type: 'Lay', n: 1 }]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('can be searched where they are many', async () => {
    render(Plays, { groups: [{ title: 'Lay', plays: plays(40) }], act: () => undefined });
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await fireEvent.input(search, { target: { value: 'place 39' } });
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Place 39']);
    await fireEvent.input(search, { target: { value: 'nowhere' } });
    expect(screen.getByText('Nothing fits.')).toBeTruthy();
  });
});
