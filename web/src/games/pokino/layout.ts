/** How the boards of one device lie: all alike where every cell has room for a finger, else the chosen
    one large and the others small, beside or below it. */

type Layout = { how: 'alike'; across: number } | { how: 'beside' | 'below' };

const FINGER = 44;
const LEAST = 5 * FINGER + 16;
const GAP = 6;
const NAME = 46;
/** A small board with its name, and the slim name of the large one. */
const SMALL = { wide: 94, high: 118, name: 26 };

/** The side of a board, if so many lie beside each other, each with its name. */
function sideOf(
  count: number,
  across: number,
  width: number,
  height: number,
  name: number,
): number {
  const down = Math.ceil(count / across);
  const wide = (width - (across - 1) * GAP) / across;
  const high = (height - (down - 1) * GAP) / down;
  return Math.min(wide, high - name);
}

/** How many boards lie beside each other so that they are largest, and their side. */
export function largest(
  count: number,
  width: number,
  height: number,
  name: number,
): { across: number; side: number } {
  let best = { across: 1, side: 0 };
  for (let across = 1; across <= count; across++) {
    const side = sideOf(count, across, width, height, name);
    if (side > best.side) best = { across, side };
  }
  return best;
}

export function lay(count: number, width: number, height: number): Layout {
  const { across, side } = largest(count, width, height, count > 1 ? NAME : 0);
  if (count === 1 || side >= LEAST) return { how: 'alike', across };
  const beside = Math.min(width - SMALL.wide, height);
  const below = Math.min(width, height - SMALL.name - SMALL.high);
  return { how: beside > below ? 'beside' : 'below' };
}
