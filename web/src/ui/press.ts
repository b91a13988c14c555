/** A long press, which is no tap: `told` is called while the finger still rests. */

const LONG = 450;
const FAR = 10;

export const longPress =
  (told: () => void) =>
  (piece: HTMLElement): (() => void) => {
    const heard = new AbortController();
    const { signal } = heard;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    let from = { x: 0, y: 0 };

    const stop = (): void => clearTimeout(timer);
    function down({ clientX: x, clientY: y }: PointerEvent): void {
      stop();
      long = false;
      from = { x, y };
      timer = setTimeout(() => {
        long = true;
        told();
      }, LONG);
    }
    function move({ clientX: x, clientY: y }: PointerEvent): void {
      if (Math.hypot(x - from.x, y - from.y) > FAR) stop();
    }
    /** The tap that ends a long press does nothing. */
    function click(event: Event): void {
      if (!long) return;
      long = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    piece.addEventListener('pointerdown', down, { signal });
    piece.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      piece.addEventListener(end, stop, { signal });
    piece.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    piece.addEventListener('click', click, { signal, capture: true });
    return () => {
      stop();
      heard.abort();
    };
  };
