/** Where in the client we are: `/` is home, `/t/CODE` a table, `/tv` a shared screen that opens one,
    `/replay/CODE/MATCH` a game shown again, `/replay` one that the visitor brings, `/learn/GAME` a
    lesson. */

export type Place =
  | { at: 'home' }
  | { at: 'tv' }
  | { at: 'table'; code: string; screen: boolean }
  | { at: 'replay'; game: { code: string; match: number } | null }
  | { at: 'lesson'; game: string; name: string };

export function placeOf(path: string, query: string): Place {
  const again = /^\/replay(?:\/([0-9A-Za-z]{1,12})\/(\d{1,9}))?\/?$/.exec(path);
  if (again) return { at: 'replay', game: gameIn(again[1], again[2]) };
  const lesson = /^\/learn\/([0-9a-z_]{1,40})(?:\/([0-9a-z]{1,20}))?\/?$/.exec(path);
  if (lesson?.[1]) return { at: 'lesson', game: lesson[1], name: lesson[2] ?? 'lesson' };
  const code = /^\/t\/([0-9A-Za-z]{1,12})\/?$/.exec(path)?.[1];
  if (code === undefined) return { at: /^\/tv\/?$/.test(path) ? 'tv' : 'home' };
  return {
    at: 'table',
    code: code.toUpperCase(),
    screen: /[?&]screen\b/.test(query),
  };
}

const gameIn = (
  code: string | undefined,
  match: string | undefined,
): { code: string; match: number } | null =>
  code && match ? { code: code.toUpperCase(), match: Number(match) } : null;

const here = (): Place => placeOf(location.pathname, location.search);

/** Who has started a table sits down at it without being asked again. */
export interface Arrival {
  name: string;
  /** With so many bots the game begins at once. */
  bots: number;
  /** With the weakest ones. */
  gently?: boolean;
}

export const route = $state<{ place: Place; arrival: Arrival | null }>({
  place: here(),
  arrival: null,
});

export function go(path: string, arrival: Arrival | null = null): void {
  history.pushState(null, '', path);
  route.arrival = arrival;
  route.place = here();
  scrollTo(0, 0);
}

/** Elsewhere, and "back" does not lead here again. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path);
  route.place = here();
}

export function watchHistory(): void {
  addEventListener('popstate', () => (route.place = here()));
}

/** A link that stays in the page, unless the visitor wants it elsewhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
