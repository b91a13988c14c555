/** One tab stop for a board of buttons; arrows walk in two dimensions, Home and End along a row. */

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

export const walking =
  (columns: number) =>
  (board: HTMLElement): (() => void) => {
    const stops = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('button')];

    function mark(current: HTMLElement | undefined): void {
      for (const stop of stops()) stop.tabIndex = stop === current ? 0 : -1;
    }
    function walk(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      const all = stops();
      const here = all.indexOf(document.activeElement as HTMLElement);
      if (!step || here < 0) return;
      event.preventDefault();
      const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
      const rows = Math.ceil(all.length / columns);
      const row = within(Math.floor(here / columns) + step[0], rows - 1);
      const column = within((here % columns) + step[1], columns - 1);
      const there = all[row * columns + column];
      mark(there);
      there?.focus();
    }
    const enter = (event: FocusEvent): void => {
      if (event.target instanceof HTMLButtonElement) mark(event.target);
    };

    mark(stops()[0]);
    board.addEventListener('keydown', walk);
    board.addEventListener('focusin', enter);
    return () => {
      board.removeEventListener('keydown', walk);
      board.removeEventListener('focusin', enter);
    };
  };
