/** Paper from the server, saved by the browser. */

import { refusalIn } from '../refused';
import { LOST_ON_THE_WAY, Refusal } from '../socket';

export type Wish = Record<'lang' | 'paper' | 'ink' | 'size' | 'backs' | 'shift', string>;

export function pathOf(game: string, thing: string, wish: Wish, choices: Choices): string {
  const query = new URLSearchParams({ ...wish, ...choices });
  return `/print/${game}/${thing}.pdf?${query.toString()}`;
}

type Choices = Record<string, string>;

/** Of the options of a table, those that also say what is printed: a set of boards, a preset. */
export function choicesOf(names: readonly string[], options: unknown): Choices {
  const given = Object.entries((options ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      names.includes(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)]]
        : [],
    ),
  );
}

/** Throws the `Refusal` if there is nothing to save. */
export async function save(path: string, name: string): Promise<void> {
  const answer = await fetch(path).catch(() => null);
  if (!answer) throw new Refusal(LOST_ON_THE_WAY);
  if (!answer.ok) throw await refusalIn(answer);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
