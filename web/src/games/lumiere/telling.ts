/** The words of the title: offers, events, the status line, what a piece is. */
import { CHANCE, OVER } from "../../lib/board";
import type { GameEvent, Line, Offer, PieceHelp, Telling, Words } from "../../lib/board";
import { factsOf, type Light, spaceOf, target } from "./view";

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
function named(fields: Record<string, unknown>, { players, w }: Telling<Light>): Values {
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

export function offerText(offer: Offer, telling: Telling<Light>): string {
  const { w, view } = telling;
  const facts = factsOf(offer);
  const text = w(`lumiere-offer-${offer.type}`, named(offer, telling));
  if (view.phase === 1 || facts.gain === undefined || !facts.cells) return text;
  return w("lumiere-board-offer-worth", { offer: text, points: signed(facts.gain) });
}

/** Where the thing in hand would lie, and what that brings: short, for the line below the board. */
export function placeText(offer: Offer, view: Light, w: Words): string {
  const { area, space, gain = 0, metropolitain, chartier } = factsOf(offer);
  const place = area ?? space ?? "";
  if (view.phase === 1) return w("lumiere-board-here", { place });
  const power = metropolitain && chartier ? "both" : metropolitain ? "metropolitain" : chartier ? "chartier" : "none";
  return w("lumiere-board-here-worth", { place, points: signed(gain), power });
}

const BUTTONS = new Set(["pass"]);

export function isOnBoard(offer: Offer): boolean {
  return !BUTTONS.has(offer.type);
}

export function statusText({ view, players, seat, w }: Telling<Light>): string {
  const name = players[view.to_move]?.name ?? "";
  if (view.to_move === OVER) {
    const { winners } = view.score;
    if (winners.length !== 1) return w("lumiere-board-status-shared");
    if (winners[0] === seat) return w("lumiere-board-status-won");
    return w("lumiere-board-status-winner", { name: players[winners[0]!]?.name ?? "" });
  }
  if (view.to_move === CHANCE) return w("lumiere-board-status-chance");
  if (view.to_move !== seat) return w("lumiere-board-status-waiting", { name, phase: view.phase });
  const own = view.seats[seat]!;
  if (view.stage === "paving") {
    return w(own.hand_count ? "lumiere-board-status-paving" : "lumiere-board-status-paved");
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

export function eventText(event: GameEvent, telling: Telling<Light>): Line | null {
  const id = `lumiere-event-${event.type}`;
  if (!telling.w.has(id)) return null;
  const targets: string[] = [];
  if (event.area) targets.push(target.area(event.area));
  if (event.building) targets.push(target.building(event.building));
  if (event.type === "garden") targets.push(target.building("garden"));
  if (event.space) targets.push(target.space(spaceOf(event.space)));
  if (event.card) targets.push(target.card(event.card));
  if (typeof event.seat === "number") targets.push(target.side(event.seat));
  return { text: telling.w(id, named(event, telling)), targets, weight: WEIGHTS[event.type] };
}

/** Ids: "card:peintre", "building:l4", "piece:statue", "kind:mixed". */
export function pieceHelp(id: string, { view, w }: Telling<Light>): PieceHelp | null {
  const [sort, name] = id.split(":") as [string, string];
  if (sort === "card") {
    const card = view.cards.find((each) => each.card === name);
    const state = !card || card.seat === null ? "open" : card.waiting ? "waiting" : card.used || card.kept ? "used" : "unused";
    return { name: w(`lumiere-card-${name}`), text: `${w(`lumiere-effect-${name}`)} ${w(`lumiere-board-card-${state}`)}` };
  }
  if (sort === "building") {
    const house = view.buildings.find((each) => each.building === name);
    const dead = view.seats.some((side) => side.dead.includes(name));
    const text = house
      ? w("lumiere-board-house", { size: house.size, lamps: house.lamps.length, points: house.points })
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
