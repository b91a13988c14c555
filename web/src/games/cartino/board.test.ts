import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { carry } from './drag';
import { centreOf, columnOf, fieldOf, levelOf, rowOf } from './pawns';
import { walking } from './walk';

describe('the geometry of the board', () => {
  it('knows rows, fields and levels', () => {
    expect([rowOf(0), columnOf(0), fieldOf(0), levelOf(0)]).toEqual([0, 0, 0, 'up']);
    expect([rowOf(8), columnOf(8), fieldOf(8), levelOf(8)]).toEqual([1, 0, 0, 'down']);
    expect([rowOf(63), columnOf(63), fieldOf(63), levelOf(63)]).toEqual([7, 7, 31, 'down']);
    expect(centreOf(63)).toEqual({ x: 7.5, y: 7.5 });
  });
});

describe('walking over the board', () => {
  function board(): { buttons: HTMLButtonElement[]; leave: () => void } {
    document.body.innerHTML = `<div>${'<button></button>'.repeat(6)}</div>`;
    const group = document.querySelector('div') as HTMLElement;
    return { buttons: [...group.querySelectorAll('button')], leave: walking(3)(group) };
  }

  it('goes in two dimensions and stops at the edges', async () => {
    const { buttons, leave } = board();
    const at = (): number => buttons.indexOf(document.activeElement as HTMLButtonElement);
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    buttons[0]?.focus();
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowDown', 4],
      ['ArrowDown', 4],
      ['End', 5],
      ['ArrowUp', 2],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['x', 0],
    ] as const) {
      await fireEvent.keyDown(document.activeElement as Element, { key });
      expect(at()).toBe(place);
    }
    leave();
  });
});

describe('carrying a pawn', () => {
  function press(): { piece: HTMLElement; seen: string[] } {
    document.body.innerHTML = '<button></button>';
    const piece = document.querySelector('button') as HTMLElement;
    piece.setPointerCapture = vi.fn();
    document.elementFromPoint = () => {
      const half = document.createElement('div');
      half.dataset.half = '21';
      return half;
    };
    const seen: string[] = [];
    piece.addEventListener('pointerdown', (event) =>
      carry(event, {
        lift: () => seen.push('lift'),
        move: (x, y) => seen.push(`${x},${y}`),
        drop: (half) => seen.push(`drop ${half ?? 'nowhere'}`),
      }),
    );
    return { piece, seen };
  }
  const at = (clientX: number, clientY: number): PointerEventInit => ({
    pointerId: 1,
    clientX,
    clientY,
  });
  const send = (piece: HTMLElement, type: string, init: PointerEventInit): boolean =>
    piece.dispatchEvent(new PointerEvent(type, init));

  it('takes less than six pixels for a tap', () => {
    const { piece, seen } = press();
    send(piece, 'pointerdown', at(10, 10));
    send(piece, 'pointermove', at(14, 13));
    send(piece, 'pointerup', at(14, 13));
    expect(seen).toEqual([]);
  });

  it('lifts, moves and drops, and swallows the click', () => {
    const { piece, seen } = press();
    piece.addEventListener('click', () => seen.push('click'));
    send(piece, 'pointerdown', at(10, 10));
    send(piece, 'pointermove', at(10, 20));
    send(piece, 'pointermove', { ...at(99, 99), pointerId: 2 });
    send(piece, 'pointerup', at(10, 30));
    piece.click();
    expect(seen).toEqual(['lift', '10,20', 'drop 21']);
  });

  it('drops beside the board when the system takes the pointer away', () => {
    const { piece, seen } = press();
    send(piece, 'pointerdown', at(10, 10));
    send(piece, 'pointermove', at(30, 10));
    send(piece, 'pointercancel', at(30, 10));
    expect(seen.at(-1)).toBe('drop nowhere');
  });
});
