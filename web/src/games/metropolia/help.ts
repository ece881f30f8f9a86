/** What a thing on the board is, in words. */
import type { PieceHelp } from "../../lib/board/contract";
import { cardName, effect } from "./naming";
import type { Telling } from "./telling";
import { cardOf, numbersOf } from "./view";

/** A pile, a card in a city and a landmark are explained by their card. */
export function pieceHelp(place: string, { printed, w }: Telling): PieceHelp | null {
  const id = place.split(":").at(-1)!;
  if (!w.has(`metropolia-effect-${id}`)) return null;
  const card = cardOf(printed, id);
  const kind = card ? w(`metropolia-board-kind-${card.colour}`, { rolls: numbersOf(card) }) : "";
  const price = card?.cost ?? printed.landmarks.find((each) => each.id === id)?.cost;
  const worth = price === undefined ? "" : w("metropolia-board-price", { price });
  const text = [kind, effect(w, printed, id), worth].filter(Boolean).join(" ");
  return { name: cardName(w, id), text };
}
