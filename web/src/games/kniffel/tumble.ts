/** A die tumbles at most 600 ms. What it will show is known already; nothing waits for it. */

import { tick } from 'svelte';

const LONGEST = 560;

export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rolling = new Set<Animation>();

/** When the dice that are about to fall lie still; a page that nobody sees does not move them. */
export async function atRest(): Promise<void> {
  await tick();
  const still = Promise.allSettled([...rolling].map(({ finished }) => finished));
  await Promise.race([still, new Promise((go) => setTimeout(go, 3 * LONGEST))]);
}

/** Runs once; `show` gets the face to draw meanwhile, and null when the die has come to rest. */
export function tumble(
  piece: HTMLElement,
  place: number,
  show: (face: number | null) => void,
): () => void {
  if (stillness()) {
    const fade = piece.animate([{ opacity: 0.2 }, { opacity: 1 }], 140);
    return () => fade.cancel();
  }
  const from = place % 2 ? 1 : -1;
  const motion = piece.animate(
    [
      { transform: `translate(${from * 18}%, -70%) rotate(${from * 260}deg)`, offset: 0 },
      { transform: `translate(${from * -5}%, 4%) rotate(${from * 60}deg)`, offset: 0.55 },
      { transform: `translate(${from * 2}%, -14%) rotate(${from * -14}deg)`, offset: 0.75 },
      { transform: 'none', offset: 1 },
    ],
    { duration: LONGEST - 45 * (4 - place), easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)' },
  );
  rolling.add(motion);
  const turning = setInterval(() => show(1 + Math.floor(Math.random() * 6)), 75);
  const rest = (): void => {
    clearInterval(turning);
    rolling.delete(motion);
    show(null);
  };
  motion.onfinish = rest;
  return () => {
    motion.onfinish = null;
    motion.cancel();
    rest();
  };
}

/** A tap ends the tumbling. */
export function skip(tray: HTMLElement): void {
  for (const motion of tray.getAnimations({ subtree: true })) {
    if (!(motion instanceof CSSTransition) && !(motion instanceof CSSAnimation)) motion.finish();
  }
}
