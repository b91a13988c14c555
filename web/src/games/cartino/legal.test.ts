import { describe, expect, it } from 'vitest';
import { backTo, endOf, laysOf, mayLay, passOf } from './legal';
import type { Play } from './wire.gen';

const lay = (pawn: 'SK' | 'joker', half: number): Play => ({
  type: 'Lay',
  turn: 3,
  laid: 1,
  pawn,
  half,
});
const LEGAL: Play[] = [
  lay('SK', 21),
  lay('SK', 29),
  lay('joker', 21),
  lay('joker', 5),
  { type: 'TakeBack', turn: 3, laid: 1, keep: 0 },
  { type: 'EndTurn', turn: 3, laid: 1 },
];

describe('what the frame offers', () => {
  it('gives the places of a lifted pawn', () => {
    expect([...laysOf(LEGAL, 'SK').keys()].sort()).toEqual([21, 29]);
    expect([...laysOf(LEGAL, 'joker').keys()].sort()).toEqual([21, 5]);
    expect(laysOf(LEGAL, 'DA').size).toBe(0);
  });

  it('means the pawn where a joker could go as well', () => {
    expect(laysOf(LEGAL, null).get(21)?.pawn).toBe('SK');
    expect(laysOf(LEGAL, null).get(5)?.pawn).toBe('joker');
  });

  it('finds the rest', () => {
    expect(mayLay(LEGAL, 'SK')).toBe(true);
    expect(mayLay(LEGAL, 'DA')).toBe(false);
    expect(endOf(LEGAL)?.laid).toBe(1);
    expect(backTo(LEGAL, 0)?.keep).toBe(0);
    expect(backTo(LEGAL, 1)).toBeNull();
    expect(passOf(LEGAL)).toBeNull();
    expect(passOf([{ type: 'Pass', turn: 4 }])?.turn).toBe(4);
    expect(endOf([])).toBeNull();
  });
});
