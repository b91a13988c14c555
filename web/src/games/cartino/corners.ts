import type { Corners } from './wire.gen';

export const CORNERS: readonly Corners[] = ['CSHD', 'CSDH', 'CHSD', 'CHDS', 'CDSH', 'CDHS'];

const SIGNS: Record<string, string> = { D: '♦', H: '♥', S: '♠', C: '♣' };

/** `♣♠ / ♥♦`: the upper corners, then the lower. */
export function cornerSigns(corners: Corners): string {
  const signs = [...corners].map((suit) => SIGNS[suit] ?? suit);
  return `${signs.slice(0, 2).join('')} / ${signs.slice(2).join('')}`;
}
