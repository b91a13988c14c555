/** Counters travel from a cup to whoever won them. */

import { art } from '../../art';

const MOST = 6;

export function fly(prize: string, seat: number, counters: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const cup = document.querySelector(`[data-prize="${prize}"]`);
  const chip = document.querySelectorAll('header li')[seat];
  if (!cup || !chip) return;
  const from = middle(cup);
  const to = middle(chip);
  for (let i = 0; i < Math.min(counters, MOST); i++) launch(from, to, i);
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Point = { x: number; y: number };

function launch(from: Point, to: Point, i: number): void {
  const counter = document.createElement('img');
  counter.src = art('counter');
  counter.alt = '';
  counter.className = 'pokino-flying';
  document.body.append(counter);
  const at = ({ x, y }: Point) => `translate(${x - 12}px, ${y - 12}px)`;
  const motion = counter.animate([{ transform: at(from) }, { transform: at(to), opacity: 0.4 }], {
    duration: 280,
    delay: 60 * i,
    easing: 'ease-out',
    fill: 'both',
  });
  const gone = (): void => counter.remove();
  motion.finished.then(gone, gone);
}
