/** A film comes as what changes from frame to frame: see `parlour.core.changes`. */

/** `[value]`: it is now this. A number: it is so much more. An object: these parts of it have changed,
    and in a list `from:to` are the places where others lie now. */
export type Change = [unknown] | number | Parts;
interface Parts {
  [part: string]: Change;
}

export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (typeof change === 'number') return (old as number) + change;
  if (Array.isArray(old)) return edited(old, change);
  const parts = old as Record<string, unknown>;
  const fresh = Object.entries(change).map(([name, part]) => [name, changed(parts[name], part)]);
  return { ...parts, ...Object.fromEntries(fresh) };
}

function edited(old: readonly unknown[], change: Parts): unknown[] {
  const fresh = [...old];
  for (const [place, part] of Object.entries(change)) {
    const [from = 0, to] = place.split(':').map(Number);
    if (to === undefined) fresh[from] = changed(old[from], part);
    else fresh.splice(from, to - from, ...(part as [unknown[]])[0]);
  }
  return fresh;
}

/** Each value, made from the one before; what has not changed is shared between them. */
export function unfolded(changes: readonly Change[]): unknown[] {
  let last: unknown;
  return changes.map((change) => (last = changed(last, change)));
}
