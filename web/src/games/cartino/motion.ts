/** Pawns travel from the rack to their place; nothing waits for them. */

/** Where a pawn comes from: a place on the screen, or (somebody else's) from above. */
export type Origin = { x: number; y: number; size: number } | 'above';

const TIME = 240;
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Let a piece arrive once, when it is shown. */
export const arrive = (from: Origin | null) => (piece: HTMLElement) => {
  if (from === null) return;
  if (stillness()) {
    const fade = piece.animate([{ opacity: 0.2 }, { opacity: 1 }], 140);
    return () => fade.cancel();
  }
  const here = piece.getBoundingClientRect();
  const start =
    from === 'above'
      ? { transform: 'translateY(-140%) scale(1.25)', opacity: 0, zIndex: 5 }
      : {
          transform:
            `translate(${from.x - here.left - here.width / 2}px, ` +
            `${from.y - here.top - here.height / 2}px) scale(${from.size / here.width || 1})`,
          opacity: 1,
          zIndex: 5,
        };
  const motion = piece.animate([start, { transform: 'none', opacity: 1, zIndex: 5 }], {
    duration: TIME,
    easing: EASE,
  });
  return () => motion.cancel();
};

export function placeOf(element: Element): Origin {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: width };
}
