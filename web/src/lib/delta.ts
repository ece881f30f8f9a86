/** Views after a change: the server sends only what is new (its `delta.py` says how a change is written). */

export type Change =
  | []
  | [value: unknown]
  | [gone: number[] | null, come: Packed[]]
  | [start: number, count: number, items: unknown[]]
  | Changes;

export interface Changes {
  [key: string]: Change;
}

/** Offers with the same keys, column by column. */
type Packed = Record<string, Column>;
type Column = unknown[] | { runs: unknown[] } | { of: unknown[]; at: number[] };

interface Offer {
  move: number;
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
  return change.length === 2 ? offered(before as Offer[], ...change) : change[0];
}

function within(before: Group, changes: Changes): Group {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else after[key] = changed(after[key], change);
  }
  return after;
}

/** The offers after some have gone (`null`: all) and others have come, in the order of their move numbers. */
function offered(before: Offer[], gone: number[] | null, groups: Packed[]): Offer[] {
  const come = groups.flatMap(unpacked);
  if (gone === null) return come.sort((a, b) => a.move - b.move);
  const without = new Set([...gone, ...come.map(({ move }) => move)]);
  return [...before.filter(({ move }) => !without.has(move)), ...come].sort((a, b) => a.move - b.move);
}

function unpacked(group: Packed): Offer[] {
  const columns = Object.entries(group).map(([key, column]) => [key, values(column)] as const);
  const rows = columns[0]?.[1] ?? [];
  return rows.map(
    (_, row) => Object.fromEntries(columns.map(([key, column]) => [key, column[row]])) as unknown as Offer,
  );
}

/** A column written out: runs are pairs of a value and how often it comes. */
function values(column: Column): unknown[] {
  if (Array.isArray(column)) return column;
  if ("at" in column) return column.at.map((index) => column.of[index]);
  const { runs } = column;
  return runs.flatMap((value, at) => (at % 2 === 0 ? Array<unknown>(runs[at + 1] as number).fill(value) : []));
}
