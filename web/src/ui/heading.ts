/** After each change of page the focus goes to its heading, so that a screen reader begins there;
 * the first page of a visit begins where the browser does. */

let visited = false;

export function heading(title: HTMLElement): void {
  title.tabIndex = -1;
  if (visited) title.focus({ preventScroll: true });
  visited = true;
}
