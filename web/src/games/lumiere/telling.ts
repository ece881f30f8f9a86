/** The words of the title: offers, events, the status line, what a piece is. */
import { CHANCE, OVER } from "../../lib/board";
import type { Line, PieceHelp, Telling as TableTelling, Words } from "../../lib/board";
import { gainOf, spaceOf, target } from "./naming";
import type { Event, Offer, Printed, View } from "./shapes";

type Telling = TableTelling<View, Printed>;

type Values = Record<string, string | number>;
const NAMED: Record<string, string> = {
  tile: "tile",
  building: "building",
  card: "card",
  piece: "piece",
  colour: "colour",
  facing: "facing",
};

/** Codes as names: seats become players, pieces what they are called. */
function named(fields: object, { players, w }: Telling): Values {
  const made: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === "seat" && typeof value === "number") made[field] = players[value]?.name ?? `${value + 1}`;
    else if (typeof value === "string" && NAMED[field]) made[field] = w(`lumiere-${NAMED[field]}-${value}`);
    else if (typeof value === "boolean") made[field] = String(value);
    else if (typeof value === "number" || typeof value === "string") made[field] = value;
  }
  return made;
}

export function buildingName(w: Words, building: string): string {
  return w(`lumiere-building-${building}`);
}

/** Points with their sign, as they change the score. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export function offerText(offer: Offer, telling: Telling): string {
  const { w, view } = telling;
  const text = w(`lumiere-offer-${offer.type}`, named(offer, telling));
  const gain = gainOf(offer);
  if (view.phase === 1 || gain === undefined || !("space" in offer)) return text;
  return w("lumiere-board-offer-worth", { offer: text, points: signed(gain) });
}

/** Where the thing in hand would lie, and what that brings: short, for the line below the board. */
export function placeText(offer: Offer, view: View, w: Words): string {
  const place = "area" in offer ? offer.area : "space" in offer ? offer.space : "";
  if (view.phase === 1) return w("lumiere-board-here", { place });
  const powers = ("powers" in offer && offer.powers) || [];
  const power = powers.length > 1 ? "both" : (powers[0] ?? "none");
  return w("lumiere-board-here-worth", { place, points: signed(gainOf(offer) ?? 0), power });
}

const BUTTONS = new Set(["pass"]);

export function isOnBoard(offer: Offer): boolean {
  return !BUTTONS.has(offer.type);
}

export function statusText({ view, players, seat, w }: Telling): string {
  const name = players[view.to_move]?.name ?? "";
  if (view.to_move === OVER) {
    const { winners } = view.result;
    if (winners.length !== 1) return w("lumiere-board-status-shared");
    if (winners[0] === seat) return w("lumiere-board-status-won");
    return w("lumiere-board-status-winner", { name: players[winners[0]!]?.name ?? "" });
  }
  if (view.to_move === CHANCE) return w("lumiere-board-status-chance");
  if (view.to_move !== seat) return w("lumiere-board-status-waiting", { name, phase: view.phase });
  const own = view.seats[seat]!;
  if (view.stage === "paving") {
    return w(own.hand?.length ? "lumiere-board-status-paving" : "lumiere-board-status-paved");
  }
  if (view.stage === "putting" && view.pending) {
    return w("lumiere-board-status-putting", { card: w(`lumiere-card-${view.pending}`) });
  }
  if (view.stage === "building") {
    return w("lumiere-board-status-building", { tokens: own.tokens, houses: own.reserve.length });
  }
  return w(`lumiere-board-status-${view.stage}`);
}

const WEIGHTS: Record<string, Line["weight"]> = { deal: "minor", draw: "minor", phase: "turn", skip: "minor" };

export function eventText(event: Event, telling: Telling): Line | null {
  const id = `lumiere-event-${event.type}`;
  if (!telling.w.has(id)) return null;
  const targets: string[] = [];
  if ("area" in event) targets.push(target.area(event.area));
  if ("building" in event) targets.push(target.building(event.building));
  if (event.type === "garden") targets.push(target.building("garden"));
  if ("space" in event) targets.push(target.space(spaceOf(event.space)));
  if ("card" in event) targets.push(target.card(event.card));
  if ("seat" in event) targets.push(target.side(event.seat));
  return { text: telling.w(id, named(event, telling)), targets, weight: WEIGHTS[event.type] };
}

/** Ids: "card:peintre", "building:l4", "piece:statue", "kind:mixed". */
export function pieceHelp(id: string, { view, w }: Telling): PieceHelp | null {
  const [sort, name] = id.split(":") as [string, string];
  if (sort === "card") {
    const card = view.cards.find((each) => each.card === name);
    return {
      name: w(`lumiere-card-${name}`),
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
    return { name: w(`lumiere-piece-${name}`), text: `${w(`lumiere-board-about-${name}`)} ${points}`.trim() };
  }
  return w.has(`lumiere-board-about-${name}`)
    ? { name: w(`lumiere-kind-${name}`), text: w(`lumiere-board-about-${name}`) }
    : null;
}
