/** Where the last tap was, or else what has the focus: there an answer is looked for. */

let last: { x: number; y: number } | null = null;

addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), {
  capture: true,
  passive: true,
});
addEventListener('keydown', () => (last = null), { capture: true, passive: true });

export function finger(): { x: number; y: number } | null {
  if (last) return last;
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const { left, top, width, height } = active.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
