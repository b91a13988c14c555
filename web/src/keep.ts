/** What this browser remembers. Storage may be forbidden or full; then it remembers nothing. */

export function recall<T>(key: string, otherwise: T, fits: (kept: unknown) => kept is T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`parlour.${key}`) ?? 'null');
    return fits(kept) ? kept : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on.
  }
}

export const isText = (kept: unknown): kept is string => typeof kept === 'string';
export const isFlag = (kept: unknown): kept is boolean => typeof kept === 'boolean';
export const isNumber = (kept: unknown): kept is number => typeof kept === 'number';
export const isTexts = (kept: unknown): kept is string[] =>
  Array.isArray(kept) && kept.every(isText);
