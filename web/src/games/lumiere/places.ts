/** Which places of the board an offer concerns, and what to ask about a place without one. */
import type { MoveRecord } from "../../lib/board/contract";
import { target } from "./naming";
import type { Offer, Printed } from "./shapes";
import type { Telling } from "./telling";
import { areaOf, spaceName } from "./view";

/** Buildings are taken and given back, postcards are taken; everything else is laid from the hand. */
export function placesOf(offer: Offer): string[] {
  switch (offer.type) {
    case "take":
    case "give":
      return [target.building(offer.building)];
    case "card":
      return [target.card(offer.card)];
    default:
      return [];
  }
}

/** A reader may want a building of the pool or, in the second phase, the power of a postcard. */
export function wantedAt(place: string, { view }: Telling): MoveRecord | null {
  const [kind, name = ""] = place.split(":");
  if (kind === "building" && view.pool.some((each) => each === name)) return { type: "take", building: name };
  if (kind === "card" && view.phase === 2) return { type: "card", card: name, use: true };
  return null;
}

/** The same thing, turned the same way, on another space: the move to ask about if it cannot be laid there. */
export function elsewhere(offer: Offer, at: number, printed: Printed): MoveRecord | null {
  const space = spaceName(at);
  switch (offer.type) {
    case "tile":
      return { type: "tile", tile: offer.tile, rotation: offer.rotation, area: printed.areas[areaOf(at)]! };
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
