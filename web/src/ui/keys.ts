/** True for a key that the game may take: pressed alone, outside a dialog, and not while somebody
 * types or chooses. */
export function isFree(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  const typing =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return !ctrlKey && !metaKey && !altKey && !typing && !document.querySelector('dialog');
}
