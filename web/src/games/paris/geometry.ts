/** Where things lie on the round map: the middle is 0, 0, angles in degrees clockwise from the top. */

export const RADIUS = { arc: 72, city: 466, name: 443, trackIn: 472, trackOut: 546, rim: 566, edge: 598 };

export interface Point {
  x: number;
  y: number;
}

export function polar(radius: number, degrees: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A part of a ring as a path. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const far = to - from > 180 ? 1 : 0;
  return (
    `M${round(a.x)} ${round(a.y)}A${outer} ${outer} 0 ${far} 1 ${round(b.x)} ${round(b.y)}` +
    `L${round(c.x)} ${round(c.y)}A${inner} ${inner} 0 ${far} 0 ${round(d.x)} ${round(d.y)}Z`
  );
}

/** A line to write on, so that the words never stand on their heads. */
export function baseline(radius: number, from: number, to: number): string {
  const middle = ((((from + to) / 2) % 360) + 360) % 360;
  const isBelow = middle > 91 && middle < 269;
  const [a, b] = isBelow
    ? [polar(radius + 13, to), polar(radius + 13, from)]
    : [polar(radius, from), polar(radius, to)];
  const r = isBelow ? radius + 13 : radius;
  return `M${round(a.x)} ${round(a.y)}A${r} ${r} 0 0 ${isBelow ? 0 : 1} ${round(b.x)} ${round(b.y)}`;
}

/** The middle of the wedge of a district. */
export function wedge(index: number): number {
  return index * 60;
}

const SPOTS: Record<string, [radius: number, turn: number]> = {
  bank: [119, 0],
  1: [203, -13.5],
  2: [203, 13.5],
  3: [297, -18.5],
  4: [295, 0],
  5: [297, 18.5],
  8: [386, -7],
  vp: [386, -21],
};

export function spot(index: number, which: string | number): Point {
  const [radius, turn] = SPOTS[which]!;
  return polar(radius, wedge(index) + turn);
}

/** Landmarks stand at the edge of the city, beside the building of value 8; many of them close up. */
export function landmarkSpot(index: number, nth: number, count: number): Point & { scale: number } {
  const turn = count <= 2 ? 7 + nth * 14 : 4 + (nth * 20) / (count - 1);
  return { ...polar(386, wedge(index) + turn), scale: count <= 2 ? 1 : Math.max(0.4, 2 / count) };
}

const TRACK_START = 30;

/** Spaces of the bonus track begin at the boulevard between the first two districts. */
export function trackAngles(space: number): [number, number] {
  return [TRACK_START + (space - 1) * 12, TRACK_START + space * 12];
}

/** Where a meeple stands; those that have not set out wait before the first space. */
export function meepleSpot(space: number, nth: number): Point {
  if (space === 0) return polar(455, TRACK_START - 3.5 + nth * 2.6);
  const [from] = trackAngles(space);
  return polar(RADIUS.trackIn + 13, from + 2.2 + nth * 2.6);
}

/** The rim counts to 100 and begins again; those with the same points stand two by two. */
export function rimSpot(points: number, nth: number): Point {
  return polar(nth % 2 ? 586 : 561, (points % 100) * 3.6 + Math.floor(nth / 2) * 2.4);
}

/** The part of the map that a close look at a district shows. */
export function closeUp(index: number): string {
  const middle = polar(288, wedge(index));
  return `${round(middle.x - 255)} ${round(middle.y - 255)} 510 510`;
}
