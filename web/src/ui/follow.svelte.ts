import { untrack } from 'svelte';

/** Heeds each move once, however many frames of this device show it, before the page shows it.
 * `arrived` is false for the first frame: what it tells happened before we came. */
export function follow<F extends { seq: number }>(
  frame: () => F,
  heed: (frame: F, arrived: boolean) => void,
): void {
  let seen = -1;
  $effect.pre(() => {
    const shown = frame();
    if (shown.seq === seen) return;
    const arrived = seen >= 0;
    seen = shown.seq;
    untrack(() => heed(shown, arrived));
  });
}
