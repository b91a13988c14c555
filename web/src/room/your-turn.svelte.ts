/** It has become one's turn: it is heard, felt, and seen in the title and the icon. */

import { untrack } from 'svelte';
import { turn as knock } from '../sound';

const QUIET = '/art/parlour.svg';
const CALLING = '/art/parlour-turn.svg';

/** `due`: whether somebody at this device is to move. Whoever has just come is not called. */
export function callTurn(due: () => boolean): void {
  let before: boolean | null = null;
  $effect(() => {
    const now = due();
    const became = now && before === false;
    before = now;
    if (became) untrack(knockKnock);
  });
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (icon) icon.href = due() ? CALLING : QUIET;
    return () => {
      if (icon) icon.href = QUIET;
    };
  });
}

function knockKnock(): void {
  knock();
  // Phones with a motor, and only after a first touch.
  (navigator as Partial<Navigator>).vibrate?.(30);
}

/** The screen stays on while one plays, where the browser allows it: over https, or at home. */
export function stayAwake(playing: () => boolean): void {
  $effect(() => {
    if (!playing() || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = (): void => {
      if (document.hidden) return;
      void navigator.wakeLock
        .request('screen')
        .catch(() => null)
        .then((taken) => {
          lock = taken;
          if (over) void lock?.release();
        });
    };
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', take);
    take();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  });
}
