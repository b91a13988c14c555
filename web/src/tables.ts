/** The tables at which this device has seats, the one visited last first. */

import { isTexts, recall, remember } from './keep';
import type { HeldTable, TableShown } from './wire.gen';

/** As many as the server answers at once. */
const MOST = 24;

const codes = (): string[] => recall('tables', [], isTexts);
const seatsAt = (code: string): string => `seats.${code}`;

/** The tokens of this device's seats in a room. */
export const tokensOf = (code: string): string[] => recall(seatsAt(code), [], isTexts).slice(-16);

export function keepToken(code: string, token: string): void {
  remember(seatsAt(code), [...tokensOf(code).filter((other) => other !== token), token]);
}

/** We sit at this table: the home page shows it. */
export function noteTable(code: string): void {
  remember('tables', [code, ...codes().filter((other) => other !== code)].slice(0, MOST));
}

/** The home page shows it no more; the seats stay ours, should we come back. */
export function putAway(code: string): void {
  remember(
    'tables',
    codes().filter((other) => other !== code),
  );
}

/** Whether this device has chosen to watch here, and is not asked again. */
export const watches = (code: string): boolean => recall('watching', [], isTexts).includes(code);

export function setWatching(code: string, on: boolean): void {
  const others = recall('watching', [], isTexts).filter((other) => other !== code);
  remember('watching', on ? [code, ...others].slice(0, MOST) : others);
}

/** What the server tells of them; nothing while it is away. */
export async function lookAtTables(): Promise<TableShown[]> {
  const held: HeldTable[] = codes().map((room) => ({ room, tokens: tokensOf(room) }));
  if (held.length === 0) return [];
  try {
    const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(held) });
    return answer.ok ? ((await answer.json()) as TableShown[]) : [];
  } catch {
    return [];
  }
}

/** Those that wait for us first, finished ones last; else as they were visited. */
export function inOrder(tables: readonly TableShown[]): TableShown[] {
  const rank = (table: TableShown): number =>
    isOurTurn(table) ? 0 : table.phase === 'over' ? 2 : 1;
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

export const isOurTurn = ({ yours, turn }: TableShown): boolean =>
  yours.some((seat) => turn.includes(seat));
