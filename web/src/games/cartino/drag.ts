/** Carrying a pawn with the pointer. Less than six pixels are a tap. */

const THRESHOLD = 6;

interface Carry {
  /** The pawn has left its place. */
  lift: () => void;
  move: (x: number, y: number) => void;
  /** Where it was let go: a half of the board, or null beside it. */
  drop: (half: number | null) => void;
}

const swallow = (click: Event): void => click.stopImmediatePropagation();

/** Call on `pointerdown`; a click that ends a drag is swallowed. */
export function carry(event: PointerEvent, { lift, move, drop }: Carry): void {
  const piece = event.currentTarget as HTMLElement;
  const { pointerId, clientX, clientY } = event;
  let carried = false;

  function onmove(moved: PointerEvent): void {
    if (moved.pointerId !== pointerId) return;
    const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= THRESHOLD;
    if (!carried && far) {
      carried = true;
      piece.setPointerCapture(pointerId);
      lift();
    }
    if (carried) move(moved.clientX, moved.clientY);
  }
  function onend(ended: PointerEvent): void {
    if (ended.pointerId !== pointerId) return;
    piece.removeEventListener('pointermove', onmove);
    piece.removeEventListener('pointerup', onend);
    piece.removeEventListener('pointercancel', onend);
    if (!carried) return;
    piece.addEventListener('click', swallow, true);
    setTimeout(() => piece.removeEventListener('click', swallow, true), 0);
    drop(ended.type === 'pointerup' ? halfAt(ended.clientX, ended.clientY) : null);
  }
  piece.addEventListener('pointermove', onmove);
  piece.addEventListener('pointerup', onend);
  piece.addEventListener('pointercancel', onend);
}

function halfAt(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-half]');
  return found ? Number(found.dataset.half) : null;
}
