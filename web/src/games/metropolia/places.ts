/** Which places of the board an offer concerns, and what to ask about a place without one. */
import type { MoveRecord } from "../../lib/board/contract";
import { target } from "./naming";
import type { Offer } from "./shapes";
import type { Telling } from "./telling";

export function placesOf(offer: Offer, { view }: Telling): string[] {
  switch (offer.type) {
    case "build":
      return [target.pile(offer.card)];
    case "landmark":
      return [target.card(view.to_move, offer.landmark)];
    case "give":
      return [target.card(view.to_move, offer.card)];
    case "take":
      return [target.card(offer.seat, offer.card)];
    case "tv":
      return [target.purse(offer.seat)];
    default:
      return [];
  }
}

/** A reader may want to build from a pile, to build their own landmark, or to swap a card during a swap. */
export function wantedAt(place: string, { view, seat }: Telling): MoveRecord | null {
  const [kind, first = "", card = ""] = place.split(":");
  if (kind === "pile") return { type: "build", card: first };
  if (kind !== "card" || seat === null) return null;
  const owner = Number(first);
  const isBuilt = view.seats[owner]?.landmarks[card];
  if (owner === seat && isBuilt === false) return { type: "landmark", landmark: card };
  if (isBuilt !== undefined || !view.seats[owner]?.cards[card]) return null;
  if (owner === seat) return view.phase === "give" ? { type: "give", card } : null;
  return view.phase === "take" ? { type: "take", seat: owner, card } : null;
}
