import { describe, expect, test } from 'vitest';
import TEXT from '../../../tests/logs/format2/cartino_three_seats.jsonl?raw';
import WITHHELD from '../../../tests/logs/format2/kniffel_withheld.jsonl?raw';
import { check, native, own, type Mark } from './check';
import type { Kept } from './witness';

const [first = '', ...rest] = TEXT.trimEnd().split('\n');
const header = JSON.parse(first) as Record<string, unknown> & { commitment: string };

const KEPT: Kept = {
  match: 1,
  promise: header.commitment,
  mine: 'a93e',
  draft: { ...header, contributions: ['', '', ''] },
  revealed: true,
  repeats: 0,
  moves: rest.length - 1,
};

async function broken(text: string, kept: Kept | null = KEPT): Promise<Mark[]> {
  const found = await check(text, kept, own);
  return found.marks.filter(({ holds }) => !holds).map(({ mark }) => mark);
}

describe('a true log', () => {
  test.each([
    ['own', own],
    ['the browser’s', native ?? own],
  ])('holds, by %s cryptography', async (_, digest) => {
    const found = await check(TEXT, KEPT, digest);
    expect(found.marks.map(({ mark }) => mark)).toEqual([
      'promise',
      'seed',
      'draft',
      'mine',
      'pledges',
      'seal',
    ]);
    expect(found.marks.every(({ holds }) => holds)).toBe(true);
    expect(found).toMatchObject({ anchored: true, players: false, withheld: 0 });
  });

  test('proves less to a device that has kept nothing', async () => {
    const found = await check(TEXT, null, own);
    expect(found.marks.map(({ mark }) => mark)).toEqual(['seed', 'pledges', 'seal']);
    expect(found.anchored).toBe(false);
  });

  test('tells what was withheld', async () => {
    expect((await check(WITHHELD, null, own)).withheld).toBe(1);
  });
});

describe('a forged log', () => {
  test.each<[string, string, Mark[]]>([
    ['another name', TEXT.replace('Anna', 'Anne'), ['draft', 'seal']],
    ['another contribution', TEXT.replace('"77b1"', '"0000"'), ['pledges', 'seal']],
    ['without ours', TEXT.replace('"a93e"', '""'), ['mine', 'seal']],
    ['another seed', TEXT.replace(/"seed":"../, '"seed":"ff'), ['seed']],
    ['a move changed', TEXT.replace('"half":', '"half": '), ['seal']],
  ])('%s', async (_, text, marks) => {
    expect(await broken(text)).toEqual(marks);
  });

  test('an invented one has another promise, and a cut one another length', async () => {
    expect(await broken(TEXT, { ...KEPT, promise: '0'.repeat(64) })).toEqual(['promise']);
    expect(await broken(TEXT, { ...KEPT, moves: 3 })).toEqual(['seal']);
  });

  test.each([
    '',
    'null',
    '{}',
    '{"format":1}\n{}',
    '{"format":2,"commitment":"","pledges":[1]}\n{}',
  ])('what is no log is no log: %s', async (text) => {
    await expect(check(text, null, own)).rejects.toThrow(SyntaxError);
  });
});
