/** Names and numbers of spaces, the names of targets, and where an offer would put its piece. */
import type { MoveRecord } from "../../lib/board";
import type { Offer, Printed } from "./shapes";

export type Kind = "orange" | "blue" | "mixed" | "lamp";

const LETTERS: Record<string, Kind> = { o: "orange", b: "blue", m: "mixed", l: "lamp" };

/** The letter of a space of the board as a kind; null where no tile lies. */
export function groundOf(letter: string | undefined): Kind | null {
  return LETTERS[letter ?? "."] ?? null;
}

/** The letters of a tile as colours, for its owner. */
export function kindOf(letter: string, seat: number): Kind {
  if (letter === "m") return "mixed";
  if (letter === "l") return "lamp";
  return (letter === "o") === (seat === 0) ? "orange" : "blue";
}

export const target = {
  space: (space: number): string => `space:${space}`,
  area: (area: string): string => `area:${area}`,
  building: (name: string): string => `building:${name}`,
  card: (name: string): string => `card:${name}`,
  side: (seat: number): string => `side:${seat}`,
};

/** "c5" as a space number. */
export function spaceOf(name: string): number {
  return name.charCodeAt(0) - 97 + (Number(name[1]) - 1) * 8;
}

export function spaceName(space: number): string {
  return `${String.fromCharCode(97 + (space % 8))}${Math.floor(space / 8) + 1}`;
}

/** The four spaces of an area, counted row by row. */
export function spacesOf(area: number): number[] {
  const corner = Math.floor(area / 4) * 16 + (area % 4) * 2;
  return [corner, corner + 1, corner + 8, corner + 9];
}

/** The spaces that an offer would cover. */
export function cellsOf(offer: Offer, printed: Printed): number[] {
  switch (offer.type) {
    case "tile":
      return spacesOf(printed.areas.indexOf(offer.area));
    case "build":
    case "garden":
    case "fountain": {
      const shape = printed.shapes[offer.type === "build" ? offer.building : offer.type]!;
      return shape[offer.rotation]!.map(([x, y]) => spaceOf(offer.space) + x! + y! * 8);
    }
    case "put":
    case "statue":
    case "annex":
      return [spaceOf(offer.space)];
    default:
      return [];
  }
}

/** The same thing, turned the same way, on another space: what is asked about where it cannot be laid. */
export function elsewhere(offer: Offer, at: number, printed: Printed): MoveRecord | null {
  const space = spaceName(at);
  switch (offer.type) {
    case "tile": {
      const area = printed.areas[Math.floor(at / 16) * 4 + Math.floor((at % 8) / 2)]!;
      return { type: "tile", tile: offer.tile, rotation: offer.rotation, area };
    }
    case "build":
      return { type: "build", building: offer.building, rotation: offer.rotation, space };
    case "garden":
    case "fountain":
      return { type: offer.type, rotation: offer.rotation, space };
    case "put":
      return { type: "put", piece: offer.piece, space };
    case "statue":
      return { type: "statue", facing: offer.facing, space };
    case "annex":
      return { type: "annex", building: offer.building, space };
    default:
      return null;
  }
}

/** By how much an offer changes the score at once, where that is told. */
export function gainOf(offer: Offer): number | undefined {
  return "gain" in offer ? offer.gain : undefined;
}
