/** Ways to read the view and the offers: kinds of ground, spaces by name and number, what an offer covers. */
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

/** The area in which a space lies. */
export function areaOf(space: number): number {
  return Math.floor(space / 16) * 4 + Math.floor((space % 8) / 2);
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

/** How much an offer changes the score at once, where the engine says so. */
export function gainOf(offer: Offer): number | undefined {
  return "gain" in offer ? offer.gain : undefined;
}
