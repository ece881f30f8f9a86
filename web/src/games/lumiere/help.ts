/** What a thing on the board is, in words. */
import type { PieceHelp } from "../../lib/board/contract";
import { buildingName, cardName, kindName, pieceName } from "./naming";
import type { Telling } from "./telling";

/** Places such as "card:peintre", "building:l4", "piece:statue" and "kind:mixed". */
export function pieceHelp(place: string, { view, w }: Telling): PieceHelp | null {
  const [sort, name] = place.split(":") as [string, string];
  if (sort === "card") {
    const card = view.cards.find((each) => each.card === name);
    return {
      name: cardName(w, name),
      text: `${w(`lumiere-effect-${name}`)} ${w(`lumiere-board-card-${card?.state ?? "open"}`)}`,
    };
  }
  if (sort === "building") {
    const house = view.buildings.find((each) => each.building === name);
    const dead = view.seats.some((side) => side.dead.some((each) => each === name));
    const text = house
      ? w("lumiere-board-house", { size: house.cells.length, lamps: house.lamps.length, points: house.points })
      : w(dead ? "lumiere-board-dead" : "lumiere-board-shape");
    return { name: buildingName(w, name), text };
  }
  if (sort === "piece") {
    const piece = view.pieces.find((each) => each.piece === name);
    const points = piece?.points === undefined ? "" : w("lumiere-board-piece-points", { points: piece.points });
    return { name: pieceName(w, name), text: `${w(`lumiere-board-about-${name}`)} ${points}`.trim() };
  }
  return w.has(`lumiere-board-about-${name}`)
    ? { name: kindName(w, name), text: w(`lumiere-board-about-${name}`) }
    : null;
}
