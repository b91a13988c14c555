/** One tab stop for a group of buttons; arrows, Home and End walk through it. */

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

export function roving(group: HTMLElement): () => void {
  const stops = (): HTMLElement[] => [
    ...group.querySelectorAll<HTMLElement>('button:not(:disabled)'),
  ];

  function mark(current: HTMLElement | undefined): void {
    for (const stop of stops()) stop.tabIndex = stop === current ? 0 : -1;
  }
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const all = stops();
    const here = all.findIndex((stop) => stop === document.activeElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const there = Math.min(all.length - 1, Math.max(0, here + step));
    mark(all[there]);
    all[there]?.focus();
  }
  const enter = (event: FocusEvent): void => {
    if (event.target instanceof HTMLButtonElement) mark(event.target);
  };
  /** The buttons come and go with what is legal: one of them must always be a tab stop. */
  const tend = (): void => {
    const all = stops();
    mark(all.find((stop) => stop.getAttribute('tabindex') === '0') ?? all[0]);
  };

  tend();
  const watch = new MutationObserver(tend);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', enter);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', enter);
  };
}
