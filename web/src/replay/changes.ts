/** A film comes as what changes from frame to frame: see `parlour.core.changes`. */

/** `[value]`: it is now this. An object: these parts of it have changed. */
export type Change = [unknown] | { [part: string]: Change };

export function changed(old: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = old as Record<string, unknown>;
  const fresh = Object.fromEntries(
    Object.entries(change).map(([name, part]) => [name, changed(parts[name], part)]),
  );
  return Object.assign(Array.isArray(old) ? [...(old as unknown[])] : { ...parts }, fresh);
}

/** Each value, made from the one before; what has not changed is shared between them. */
export function unfolded(changes: readonly Change[]): unknown[] {
  let last: unknown;
  return changes.map((change) => (last = changed(last, change)));
}
