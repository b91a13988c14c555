import { describe, expect, test } from 'vitest';
import { after, fall, keptOf, lay, toggle } from './hand';
import { rollKeeping, writeIn } from './legal';
import type { Frame, News, Play } from './wire.gen';

const faces = (hand: ReturnType<typeof lay>): number[] => hand.map(({ face }) => face);

const frame = (dice: number[], news: News[], legal: Play[] = []): Frame =>
  ({
    seq: 1,
    seat: 0,
    view: { dice },
    legal,
    news,
    rings_in: null,
    scores: null,
  }) as unknown as Frame;

describe('fall', () => {
  test('kept dice stay where they are, fresh ones fill the gaps', () => {
    const before = toggle(toggle(lay([1, 3, 4, 5, 6]), 1), 3);
    const hand = fall(before, [3, 5], [1, 3, 5, 5, 6]);
    expect(faces(hand)).toEqual([1, 3, 5, 5, 6]);
    expect(hand.map(({ fresh }) => fresh)).toEqual([true, false, true, false, true]);
    expect(hand.map(({ kept }) => kept)).toEqual([false, true, false, true, false]);
  });

  test('of equal faces the marked die is the one that stays', () => {
    const before = toggle(lay([2, 2, 2, 4, 6]), 2);
    const hand = fall(before, [2], [1, 1, 2, 3, 3]);
    expect(hand[2]).toEqual({ face: 2, kept: true, fresh: false });
    expect(faces(hand)).toEqual([1, 1, 2, 3, 3]);
  });

  test('somebody else kept dice: they stay where that face lay', () => {
    const hand = fall(lay([1, 2, 6, 6, 6]), [6, 6, 6], [3, 4, 6, 6, 6]);
    expect(hand.map(({ kept }) => kept)).toEqual([false, false, true, true, true]);
  });

  test('the first roll finds nothing to keep, whatever lay there before', () => {
    const hand = fall(lay([6, 6, 6, 6, 6]), [], [1, 2, 3, 4, 5]);
    expect(hand.every(({ fresh }) => fresh)).toBe(true);
  });

  test('kept dice that were never seen lie as they come', () => {
    expect(faces(fall([], [4, 4], [1, 2, 3, 4, 4]))).toEqual([1, 2, 3, 4, 4]);
    expect(faces(fall(lay([1, 1, 1, 1, 1]), [4], [1, 2, 3, 4, 4])).sort()).toEqual([1, 2, 3, 4, 4]);
  });

  test('the same dice, however they lie', () => {
    let hand = lay([1, 2, 3, 4, 5]);
    for (const [kept, dice] of [
      [[5], [1, 1, 3, 5, 6]],
      [
        [1, 1, 5],
        [1, 1, 2, 2, 5],
      ],
    ] as const) {
      hand = fall(hand, kept, dice);
      expect(faces(hand).sort()).toEqual([...dice]);
    }
  });
});

describe('after', () => {
  const fell: News = { type: 'DiceFell', seat: 0, roll: 1, kept: [], dice: [1, 2, 3, 4, 5] };

  test('dice that fell tumble', () => {
    expect(after([], frame([1, 2, 3, 4, 5], [fell])).rolled).toBe(true);
  });
  test('a frame that only comes again changes nothing', () => {
    const hand = toggle(lay([1, 2, 3, 4, 5]), 0);
    expect(after(hand, frame([1, 2, 3, 4, 5], []))).toEqual({ hand, rolled: false });
  });
  test('after writing the last dice stay, at rest', () => {
    const hand = toggle(lay([1, 2, 3, 4, 5]), 0);
    const seen = after(hand, frame([], []));
    expect(faces(seen.hand)).toEqual([1, 2, 3, 4, 5]);
    expect(keptOf(seen.hand)).toEqual([]);
  });
});

describe('what may be done is looked up', () => {
  const legal: Play[] = [
    { type: 'Roll', roll: 1, keep: [] },
    { type: 'Roll', roll: 1, keep: [2, 5] },
    { type: 'Write', roll: 1, box: 'chance' },
  ];
  test('a roll is offered only if the frame has it', () => {
    expect(rollKeeping(legal, keptOf(toggle(toggle(lay([5, 1, 2, 3, 4]), 0), 2)))).toEqual(
      legal[1],
    );
    expect(rollKeeping(legal, [5])).toBeNull();
  });
  test('so is a box', () => {
    expect(writeIn(legal, 'chance')).toEqual(legal[2]);
    expect(writeIn(legal, 'ones')).toBeNull();
  });
});
