/** How the boards of one device lie: all alike where every cell has room for a finger, else the chosen
    one large and the others small, beside or below it. */

export type Layout = { how: 'alike'; across: number } | { how: 'beside' | 'below' };

const FINGER = 44;
const LEAST = 5 * FINGER + 16;
const GAP = 6;
const NAME = 46;
/** A small board with its name, and the slim name of the large one. */
const SMALL = { wide: 94, high: 118, name: 26 };

/** The side of a board, if so many lie beside each other. */
function sideOf(count: number, across: number, width: number, height: number): number {
  const down = Math.ceil(count / across);
  const wide = (width - (across - 1) * GAP) / across;
  const high = (height - (down - 1) * GAP) / down;
  return Math.min(wide, high - (count > 1 ? NAME : 0));
}

export function lay(count: number, width: number, height: number): Layout {
  const side = (across: number): number => sideOf(count, across, width, height);
  const ways = Array.from({ length: count }, (_, i) => i + 1);
  const across = ways.reduce((best, one) => (side(one) > side(best) ? one : best), 1);
  if (count === 1 || side(across) >= LEAST) return { how: 'alike', across };
  const beside = Math.min(width - SMALL.wide, height);
  const below = Math.min(width, height - SMALL.name - SMALL.high);
  return { how: beside > below ? 'beside' : 'below' };
}
