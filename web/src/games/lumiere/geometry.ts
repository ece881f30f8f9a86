/** Where things are in the picture: a space is 100 units wide. */

export const UNIT = 100;

export function corner(space: number): [x: number, y: number] {
  return [(space % 8) * UNIT, Math.floor(space / 8) * UNIT];
}

export function middle(space: number): [x: number, y: number] {
  const [x, y] = corner(space);
  return [x + UNIT / 2, y + UNIT / 2];
}

export function centre(cells: number[]): [x: number, y: number] {
  const at = cells.map(middle);
  const sum = at.reduce<[number, number]>(([x, y], [cx, cy]) => [x + cx, y + cy], [0, 0]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}

/** The space of a set that is nearest to its middle: where a chimney or a label goes. */
export function heart(cells: number[]): number {
  const [x, y] = centre(cells);
  const far = (cell: number): number => Math.hypot(middle(cell)[0] - x, middle(cell)[1] - y);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

type Point = [number, number];

/** The outline of a set of unit squares, as a path; `squares` are their corners in units. */
export function outline(squares: Point[], unit = UNIT): string {
  const has = new Set(squares.map(([x, y]) => `${x},${y}`));
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const key = from.join();
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (const [x, y] of squares) {
    if (!has.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!has.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  let path = "";
  while (next.size) {
    const start = next.keys().next().value!;
    let key = start;
    path += `M${key
      .split(",")
      .map((each) => Number(each) * unit)
      .join(" ")}`;
    do {
      const ways = next.get(key)!;
      const to = ways.pop()!;
      if (!ways.length) next.delete(key);
      path += `L${to[0] * unit} ${to[1] * unit}`;
      key = to.join();
    } while (key !== start);
    path += "Z";
  }
  return path;
}

/** The outline of some spaces of the board. */
export function outlineOf(cells: number[]): string {
  return outline(cells.map((cell) => [cell % 8, Math.floor(cell / 8)]));
}
