/** The words of the title: offers, events, the status line. */
import { CHANCE, OVER, type Line, type Telling as TableTelling, type Words } from "../../lib/board/contract";
import { message, named, type Namer } from "../../lib/board/naming";
import { bonusNow, bonusText, counts, districtName, placeName, target, thing } from "./naming";
import type { Event, Printed } from "./shapes";
import type { Choice, City, KeyMove } from "./view";

export type Telling = TableTelling<City, Printed>;

const place: Namer = (code, { w }) => placeName(w, code);

const NAMERS: Record<string, Namer> = {
  to: place,
  from: place,
  kind: (code, { w }) => thing(w, code),
  district: message("paris", "district"),
  building: message("paris", "building"),
  with: message("paris", "with"),
  tile: message("paris", "tile"),
};

/** What an offer costs and brings, in a few words. */
export function factsText(offer: Choice, { view, w }: Telling): string {
  if (offer.type === "move") return moveText(offer, view, w);
  const said = [
    counts(w, "cost" in offer ? offer.cost : undefined, "−"),
    counts(w, "gain" in offer ? offer.gain : undefined, "+"),
  ];
  if (offer.type === "advance" || offer.type === "take" || offer.type === "retreat") {
    const tile = view.bonus_tiles.find(({ number }) => number === offer.tile);
    said.push(bonusText(w, tile), bonusNow(w, tile));
  }
  if (offer.type === "vp-tile") {
    const tile = view.vp_tiles.find(({ id }) => id === offer.tile);
    if (tile) said.push(tile.points.join(" / "));
  }
  return said.filter(Boolean).join(" · ");
}

/** What a key's move costs and brings, with what is printed on its goal. */
function moveText(offer: KeyMove, view: City, w: Words): string {
  const space = view.districts.flatMap(({ spaces }) => spaces).find(({ id }) => id === offer.to);
  const landmark = view.landmarks.find(({ id }) => id === offer.to);
  const goal = space ?? landmark;
  const said = [counts(w, { francs: offer.francs ?? goal?.value ?? 0, ...goal?.cost }, "−")];
  said.push(counts(w, { ...(offer.token ? { [offer.token]: 1 } : {}), vp: space?.vp ?? 0 }, "+"));
  if (space?.benefit?.startsWith("advance") && view.track.some(({ reachable }) => reachable))
    said.push(w("paris-board-then-advance"));
  if (landmark && !landmark.district) said.push(w("paris-board-lays"));
  if (offer.uses) said.push(w("paris-board-uses", { tile: offer.uses }));
  if (offer.fourth_key) said.push(w("paris-board-fourth-key"));
  return said.filter(Boolean).join(" · ");
}

/** What the choice is, without its price. */
export function offerName(offer: Choice, telling: Telling): string {
  const { w } = telling;
  const base = w(`paris-offer-${offer.type}`, named(offer, telling, NAMERS));
  if (offer.type === "pay" || offer.type === "prestige" || offer.type === "keep")
    return `${thing(w, offer.kind)}: ${base}`;
  if (offer.type === "move" && offer.district) return `${base} (${districtName(w, offer.district)})`;
  return base;
}

export function offerText(offer: Choice, telling: Telling): string {
  const facts = factsText(offer, telling);
  return facts ? `${offerName(offer, telling)} (${facts})` : offerName(offer, telling);
}

/** Questions with few answers and no place on the map are asked beside the status line. */
export const BESIDE = new Set(["end-turn", "decline", "stay", "keep", "enough", "pay", "prestige", "pair"]);

export function isOnBoard(offer: Choice): boolean {
  return !BESIDE.has(offer.type);
}

export function isMain(offer: Choice, { view }: Telling): boolean {
  return offer.type === "end-turn" && view.acted;
}

export function statusText(telling: Telling): string {
  const { view, players, seat, w } = telling;
  const name = players[view.to_move]?.name ?? "";
  if (view.to_move === OVER) return w("paris-phase-over");
  if (view.to_move === CHANCE) return w(`paris-phase-${view.phase}`);
  if (view.to_move !== seat) return w("paris-board-waiting", { name, question: w(`paris-phase-${view.phase}`) });
  const last = view.ending === "no" ? "" : ` (${w(`paris-ending-${view.ending}`)})`;
  if (view.phase === "act" && view.acted) return w("paris-board-acted") + last;
  const asked = view.asked;
  if (view.phase === "lay" && asked)
    return w("paris-board-status-lay", { building: w(`paris-building-${asked.building}`), value: Number(asked.value) });
  if ((view.phase === "pay" || view.phase === "prestige") && asked)
    return `${w(`paris-phase-${view.phase}`)} (${thing(w, String(asked.kind))})`;
  return w("paris-board-your-turn", { question: w(`paris-phase-${view.phase}`) }) + last;
}

export function eventTargets(event: Event): string[] {
  const found: string[] = [];
  if ("to" in event) found.push(event.to);
  if ("from" in event) found.push(event.from);
  if ("space" in event) found.push(target.track(event.space));
  if ("stack" in event) found.push(target.stack(event.stack));
  if (event.type === "use") found.push(target.bonus(event.tile));
  if (event.type === "vp-tile" || event.type === "district") found.push(target.vpIn(event.district));
  if (event.type === "look" || event.type === "take-end" || event.type === "ending") found.push(target.pile);
  if ("kind" in event) found.push(target.kind(event.kind));
  if ("seat" in event) found.push(target.seat(event.seat));
  return found;
}

const WEIGHTS: Partial<Record<Event["type"], Line["weight"]>> = {
  turn: "turn",
  stack: "minor",
  "pay-francs": "minor",
  stay: "minor",
  decline: "minor",
};
/** Events that say the same as the draw. */
const SILENT = new Set(["back", "set-token", "set-number"]);

/** The message of an event; what amounts to nothing is left out. */
function eventId(event: Event, things: string): string {
  if (event.type === "advance") return "paris-board-event-advance";
  if (event.type === "use") return things ? "paris-board-event-use" : "paris-board-event-use-plain";
  if (event.type === "place" && event.to === "arc") return "paris-board-event-place-arc";
  if (event.type === "move" && event.to.startsWith(event.district)) return "paris-board-event-move";
  return `paris-event-${event.type}`;
}

export function eventText(event: Event, telling: Telling): Line | null {
  const { printed, w } = telling;
  if (SILENT.has(event.type) || !w.has(`paris-event-${event.type}`)) return null;
  if (event.type === "lay" && printed.options.placement === "printed") return null;
  const francs = "francs" in event ? event.francs : 0;
  const things = [counts(w, { vp: "vp" in event ? event.vp : 0, francs }, "+"), counts(w, { francs: -francs }, "−")]
    .filter(Boolean)
    .join(", ");
  const text = w(eventId(event, things), { ...named(event, telling, NAMERS), things });
  return { text, targets: eventTargets(event), weight: WEIGHTS[event.type] };
}
