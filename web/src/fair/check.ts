/** Checks a finished log against what this device has kept, and believes nobody.
 *
 * It computes what needs no rules: the promise, the draft, the pledges and the seal. That fixes the
 * key of every draw; `parlour verify` and docs/verify.py compute the draws themselves. */

import { equal } from '../equal';
import { bytes, hex, sha256, unhex } from './sha256';
import type { Kept } from './witness';

/** What was looked at, in the order in which it is told. */
export type Mark = 'promise' | 'seed' | 'draft' | 'mine' | 'pledges' | 'seal';

export interface Found {
  marks: { mark: Mark; holds: boolean }[];
  /** This device kept a promise and added to the chance. */
  anchored: boolean;
  /** The players drew themselves. */
  players: boolean;
  withheld: number;
  /** Names the log. */
  digest: string;
}

type Digest = (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** A browser has cryptography of its own on secure origins only. */
export const native: Digest | null =
  'subtle' in crypto
    ? async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data))
    : null;

export const own: Digest = (data) => Promise.resolve(sha256(data));

interface Header {
  commitment: string;
  pledges: string[];
  contributions: string[];
  chance: string;
}

/** Rejects with a SyntaxError where this is no log of format 2. */
export async function check(text: string, kept: Kept | null, digest: Digest): Promise<Found> {
  const lines = text.trimEnd().split('\n');
  const seal = record(lines.pop());
  const header = headerOf(record(lines[0]));
  const fingerprint = async (data: Uint8Array): Promise<string> =>
    hex(await digest(new Uint8Array(data)));
  const whole = await fingerprint(bytes(lines.map((line) => `${line}\n`).join('')));
  const told = await Promise.all(header.contributions.map((each) => fingerprint(bytes(each))));
  const marks: Found['marks'] = [];
  const mark = (name: Mark, holds: boolean): number => marks.push({ mark: name, holds });

  /** Nobody binds themselves to what the players draw; then only the seal says something. */
  const players = header.chance === 'players';
  if (kept && !players) mark('promise', header.commitment === kept.promise);
  if (!players)
    mark('seed', (await fingerprint(unhex(String(seal['seed'])))) === header.commitment);
  if (kept?.draft) mark('draft', equal({ ...header, contributions: [] }, blank(kept.draft)));
  if (kept?.revealed) mark('mine', header.contributions.includes(kept.mine));
  const empty = (i: number): boolean => !header.contributions[i];
  if (!players)
    mark(
      'pledges',
      header.pledges.every((pledge, i) => empty(i) || told[i] === pledge),
    );
  const long = !kept?.moves || kept.moves === lines.length - 1;
  mark('seal', seal['digest'] === whole && long);
  return {
    marks,
    anchored: kept?.revealed ?? false,
    players,
    withheld: header.pledges.filter((pledge, i) => pledge && empty(i)).length,
    digest: whole,
  };
}

const blank = (draft: unknown): unknown => ({ ...(draft as object), contributions: [] });

function record(line: string | undefined): Record<string, unknown> {
  const found: unknown = JSON.parse(line ?? '');
  if (typeof found !== 'object' || found === null) throw new SyntaxError('no log');
  return found as Record<string, unknown>;
}

function headerOf(line: Record<string, unknown>): Header {
  const { commitment, pledges, contributions } = line;
  const fits = typeof commitment === 'string' && areTexts(pledges) && areTexts(contributions);
  if (line['format'] !== 2 || !fits) throw new SyntaxError('no log of format 2');
  return line as unknown as Header;
}

const areTexts = (found: unknown): boolean =>
  Array.isArray(found) && found.every((one) => typeof one === 'string');
