const SIGNS: Record<string, string> = { D: '♦', H: '♥', S: '♠', C: '♣' };

/** `♣♠ / ♥♦`: the upper corners, then the lower. */
export function cornerSigns(corners: string): string {
  const signs = Array.from(corners, (suit) => SIGNS[suit] ?? suit);
  return `${signs.slice(0, 2).join('')} / ${signs.slice(2).join('')}`;
}
