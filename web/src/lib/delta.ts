/** Views after a change: the server sends only what is new (its `delta.py` says how a change is written). */

export type Change =
  | []
  | [value: unknown]
  | [gone: number[], come: { move: number }[]]
  | [start: number, count: number, items: unknown[]]
  | Changes;

export interface Changes {
  [key: string]: Change;
}

type Group = Record<string, unknown> | unknown[];

/** The value after a change. What has not changed is shared with `before`, which stays as it was. */
export function changed(before: unknown, change: Change): unknown {
  if (!Array.isArray(change)) return within(before as Group, change);
  if (change.length === 3) {
    const [start, count, items] = change;
    const list = before as unknown[];
    return [...list.slice(0, start), ...items, ...list.slice(start + count)];
  }
  return change.length === 2 ? offered(before as { move: number }[], ...change) : change[0];
}

function within(before: Group, changes: Changes): Group {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else after[key] = changed(after[key], change);
  }
  return after;
}

/** Offers are in the order of their move numbers. */
function offered(before: { move: number }[], gone: number[], come: { move: number }[]): { move: number }[] {
  const without = new Set([...gone, ...come.map(({ move }) => move)]);
  return [...before.filter(({ move }) => !without.has(move)), ...come].sort((a, b) => a.move - b.move);
}
