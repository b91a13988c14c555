/** Where things stand in a graph. */

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  name: string;
  points: readonly Point[];
  /** The one the graph is about. */
  strong: boolean;
}

export interface Mark extends Point {
  label: string;
}

interface Scale {
  from: number;
  to: number;
  /** In pixels; `end` may be smaller, as it is upright. */
  start: number;
  end: number;
}

export const at = (scale: Scale, value: number): number =>
  scale.start + ((value - scale.from) / (scale.to - scale.from || 1)) * (scale.end - scale.start);

/** Round numbers that cover the values, about `wanted` of them. */
export function ticks(from: number, to: number, wanted: number): number[] {
  const rough = (to - from || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((nice) => nice * power >= rough) ?? 10);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, i) => (first + i) * step);
}

export const path = (points: readonly Point[], x: Scale, y: Scale): string =>
  points
    .map((point, i) => `${i ? 'L' : 'M'}${at(x, point.x).toFixed(1)} ${at(y, point.y).toFixed(1)}`)
    .join('');
