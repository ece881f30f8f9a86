/** The words of the title: offers, events, the status line. */
import { CHANCE, OVER, type Line, type Telling as TableTelling, type Words } from "../../lib/board/contract";
import { message, named, signed } from "../../lib/board/naming";
import { cardName, target } from "./naming";
import type { Event, Offer, Printed, View } from "./shapes";
import { gainOf, spaceOf } from "./view";

export type Telling = TableTelling<View, Printed>;

const NAMERS = Object.fromEntries(
  ["tile", "building", "card", "piece", "colour", "facing"].map((field) => [field, message("lumiere", field)]),
);

export function offerText(offer: Offer, telling: Telling): string {
  const { w, view } = telling;
  const text = w(`lumiere-offer-${offer.type}`, named(offer, telling, NAMERS));
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
    return w("lumiere-board-status-putting", { card: cardName(w, view.pending) });
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
  return { text: telling.w(id, named(event, telling, NAMERS)), targets, weight: WEIGHTS[event.type] };
}
