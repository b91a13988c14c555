/** Lights the things a lesson speaks of, by their names in the game: `data-at="box:fives"`. They may
    come and go while the words are said, such as the buttons of a dialog. */

const named = (root: ParentNode, name: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(name)}"]`),
];

export function light(names: readonly string[], throbs: boolean) {
  return (root: HTMLElement): (() => void) => {
    const lit = new Set<HTMLElement>();
    const look = (): void => {
      const meant = new Set(names.flatMap((name) => named(root, name)));
      for (const one of lit) if (!meant.has(one)) dim(one);
      for (const one of meant) {
        wear(one, 'meant', true);
        wear(one, 'throbs', throbs);
        if (!lit.has(one)) reveal(one);
        lit.add(one);
      }
    };
    const dim = (one: HTMLElement): void => {
      wear(one, 'meant', false);
      wear(one, 'throbs', false);
      lit.delete(one);
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-at', 'class'] });
    // Words that grow a line leave the game less room.
    const room = new ResizeObserver(() => lit.forEach(reveal));
    room.observe(root);
    return () => {
      watch.disconnect();
      room.disconnect();
      for (const one of [...lit]) dim(one);
    };
  };
}

/** What is within the scrolled part may still lie under a foot that stays where it is. */
function reveal(one: HTMLElement): void {
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over && !one.contains(over) && !over.contains(one)) one.scrollIntoView({ block: 'center' });
}

/** Only a change is written: a class written again would be told to the observer as a change. */
function wear(one: HTMLElement, name: string, on: boolean): void {
  if (one.classList.contains(name) !== on) one.classList.toggle(name, on);
}

const CONTROL = 'button, a[href], input';

/** The control a finger belongs on: of the things named, the first that can be pressed. */
export function controlOf(root: HTMLElement, names: readonly string[]): HTMLElement | null {
  for (const one of names.flatMap((name) => named(root, name))) {
    const control = one.matches(CONTROL) ? one : one.querySelector<HTMLElement>(CONTROL);
    if (control) return control;
  }
  return null;
}
