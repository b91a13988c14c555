/** One tab stop for a board of buttons. Arrows walk in two dimensions from one open place to the
 * next, Home and End to the first and the last; where nothing is open, over the whole board. */

const STEPS: Record<string, [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** The nearest of these places in a direction; straight ahead is nearer than aside. */
export function next(
  from: number,
  [down, right]: readonly [number, number],
  places: readonly number[],
  columns: number,
): number | null {
  const far = (place: number): number => {
    const rows = Math.floor(place / columns) - Math.floor(from / columns);
    const across = (place % columns) - (from % columns);
    const ahead = rows * down + across * right;
    return ahead > 0 ? ahead + 3 * Math.abs(down ? across : rows) : Infinity;
  };
  const best = places.reduce<number | null>(
    (found, place) => (found === null || far(place) < far(found) ? place : found),
    null,
  );
  return best === null || far(best) === Infinity ? null : best;
}

export const walking =
  (columns: number) =>
  (board: HTMLElement): (() => void) => {
    const all = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('button')];
    const open = (stops: readonly HTMLElement[]): number[] => {
      const places = stops.map((_, place) => place);
      const free = places.filter((place) => stops[place]?.getAttribute('aria-disabled') !== 'true');
      return free.length ? free : places;
    };

    function mark(current: HTMLElement | undefined): void {
      for (const stop of all()) stop.tabIndex = stop === current ? 0 : -1;
    }
    function walk(event: KeyboardEvent): void {
      const stops = all();
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      if (here < 0 || (!step && event.key !== 'Home' && event.key !== 'End')) return;
      event.preventDefault();
      const places = open(stops);
      const ends = event.key === 'Home' ? places[0] : places.at(-1);
      const there = stops[(step ? next(here, step, places, columns) : ends) ?? here];
      mark(there);
      there?.focus();
    }
    const enter = (event: FocusEvent): void => {
      if (event.target instanceof HTMLButtonElement) mark(event.target);
    };
    /** What is open changes with every pawn: the tab stop is one of them. */
    const tend = (): void => {
      const stops = all();
      const places = open(stops);
      const now = places.find((place) => stops[place]?.tabIndex === 0);
      if (!board.contains(document.activeElement)) mark(stops[now ?? places[0] ?? 0]);
    };

    tend();
    const watch = new MutationObserver(tend);
    watch.observe(board, { subtree: true, attributeFilter: ['aria-disabled'] });
    board.addEventListener('keydown', walk);
    board.addEventListener('focusin', enter);
    return () => {
      watch.disconnect();
      board.removeEventListener('keydown', walk);
      board.removeEventListener('focusin', enter);
    };
  };
