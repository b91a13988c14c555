/** Where in the client we are: `/` is home, `/t/CODE` a table. */

export type Place = { at: 'home' } | { at: 'table'; code: string; screen: boolean };

export function placeOf(path: string, query: string): Place {
  const code = /^\/t\/([0-9A-Za-z]{1,12})\/?$/.exec(path)?.[1];
  if (code === undefined) return { at: 'home' };
  return {
    at: 'table',
    code: code.toUpperCase(),
    screen: /[?&]screen\b/.test(query),
  };
}

const here = (): Place => placeOf(location.pathname, location.search);

export const route = $state<{ place: Place; sitAs: string | null }>({ place: here(), sitAs: null });

/** `sitAs`: who starts a table wants to sit at it, under this name, without being asked again. */
export function go(path: string, sitAs: string | null = null): void {
  history.pushState(null, '', path);
  route.sitAs = sitAs;
  route.place = here();
  scrollTo(0, 0);
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
