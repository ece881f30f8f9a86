/** The words of the title: offers, events, the status line. */
import type { GameEvent, Line, Offer, Telling, Words } from "../../lib/board";
import { CHANCE, OVER } from "../../lib/board";
import { at, factsOf, type BonusTile, type City, type Counts } from "./view";

type Values = Record<string, string | number>;

export function placeName(w: Words, place: string): string {
  return w(`paris-place-${place}`);
}

/** A kind of token, or francs, VP, a key. */
export function thing(w: Words, kind: string): string {
  if (kind === "francs") return "₣";
  return w(w.has(`paris-kind-${kind}`) ? `paris-kind-${kind}` : `paris-thing-${kind}`);
}

export function counts(w: Words, things: Counts | undefined, sign = ""): string {
  const listed = Object.entries(things ?? {}).filter(([, count]) => count > 0);
  return listed.map(([kind, count]) => `${sign}${count} ${thing(w, kind)}`).join(", ");
}

export function bonusText(w: Words, tile: BonusTile | undefined): string {
  return tile ? w(`paris-bonus-${tile.number}`, { francs: tile.francs, vp: tile.vp }) : "";
}

/** What a bonus or end-game tile would bring the reader now; empty for a spectator, or when it brings nothing to count. */
export function bonusNow(w: Words, tile: Pick<BonusTile, "now"> | undefined): string {
  if (!tile?.now) return "";
  const { vp, francs } = tile.now;
  const things = counts(w, { vp: Math.max(0, vp), francs }, "+");
  return things ? w("paris-board-now", { things }) : w("paris-board-now-nothing");
}

const SEATS = ["seat"];
const PLACES = ["to", "from"];

/** Codes as names. */
function named(fields: Record<string, unknown>, { players, w }: Telling<City>): Values {
  const made: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value !== "number" && typeof value !== "string") continue;
    if (SEATS.includes(field)) made[field] = players[Number(value)]?.name ?? String(value);
    else if (PLACES.includes(field)) made[field] = placeName(w, String(value));
    else if (field === "kind") made[field] = thing(w, String(value));
    else if (field === "district") made[field] = w(`paris-district-${value}`);
    else if (field === "building") made[field] = w(`paris-building-${value}`);
    else if (field === "with") made[field] = w(`paris-with-${value}`);
    else if (field === "tile" && typeof value === "string") made[field] = w(`paris-tile-${value}`);
    else made[field] = value;
  }
  return made;
}

/** What an offer costs and brings, in few words. */
export function factsText(offer: Offer, { view, w }: Telling<City>): string {
  const facts = factsOf(offer);
  const said = [counts(w, facts.cost, "−"), counts(w, facts.gain, "+")];
  if (facts.advance) said.push(w("paris-board-then-advance"));
  if (facts.lays) said.push(w("paris-board-lays"));
  if (facts.uses) said.push(w("paris-board-uses", { tile: facts.uses }));
  if (facts.fourth_key) said.push(w("paris-board-fourth-key"));
  if (["advance", "take", "retreat"].includes(offer.type)) {
    const tile = view.bonus_tiles.find(({ number }) => number === facts.tile);
    said.push(bonusText(w, tile), bonusNow(w, tile));
  }
  if (offer.type === "vp-tile") {
    const tile = view.vp_tiles.find(({ id }) => id === offer.tile);
    if (tile) said.push(tile.points.join(" / "));
  }
  return said.filter(Boolean).join(" · ");
}

/** What the choice is, without its price. */
export function offerName(offer: Offer, telling: Telling<City>): string {
  const { view, w } = telling;
  const isFromArc = offer.type === "move" && offer.from === "arc" && factsOf(offer).lays === true;
  const base = w(`paris-offer-${offer.type}`, named(offer, telling));
  const kind = offer.type === "pay" || offer.type === "prestige" || offer.type === "keep" ? factsOf(offer).kind : undefined;
  if (kind) return `${thing(w, kind)}: ${base}`;
  if (isFromArc && view.districts.some(({ id }) => id === offer.district)) return `${base} (${w(`paris-district-${offer.district}`)})`;
  return base;
}

export function offerText(offer: Offer, telling: Telling<City>): string {
  const facts = factsText(offer, telling);
  return facts ? `${offerName(offer, telling)} (${facts})` : offerName(offer, telling);
}

/** Questions with few answers and no place on the map are asked beside the status line. */
export const BESIDE = new Set(["end-turn", "decline", "stay", "keep", "enough", "pay", "prestige", "pair"]);

export function isOnBoard(offer: Offer): boolean {
  return !BESIDE.has(offer.type);
}

export function isMain(offer: Offer, { view }: Telling<City>): boolean {
  return offer.type === "end-turn" && view.turn.acted;
}

export function statusText(telling: Telling<City>): string {
  const { view, players, seat, w } = telling;
  const name = players[view.to_move]?.name ?? "";
  if (view.to_move === OVER) return w("paris-phase-over");
  if (view.to_move === CHANCE) return w(`paris-phase-${view.phase}`);
  if (view.to_move !== seat) return w("paris-board-waiting", { name, question: w(`paris-phase-${view.phase}`) });
  const last = view.turn.ending === "no" ? "" : ` (${w(`paris-ending-${view.turn.ending}`)})`;
  if (view.phase === "act" && view.turn.acted) return w("paris-board-acted") + last;
  const asked = view.asked;
  if (view.phase === "lay" && asked)
    return w("paris-board-status-lay", { building: w(`paris-building-${asked.building}`), value: Number(asked.value) });
  if ((view.phase === "pay" || view.phase === "prestige") && asked)
    return `${w(`paris-phase-${view.phase}`)} (${thing(w, String(asked.kind))})`;
  return w("paris-board-your-turn", { question: w(`paris-phase-${view.phase}`) }) + last;
}

export function eventTargets(event: GameEvent): string[] {
  const found: string[] = [];
  for (const field of PLACES) if (typeof event[field] === "string") found.push(event[field]);
  if (typeof event.space === "number") found.push(at.track(event.space));
  if (typeof event.stack === "number") found.push(at.stack(event.stack));
  if (event.type === "use") found.push(at.bonus(Number(event.tile)));
  if (event.type === "vp-tile" || event.type === "district") found.push(at.vpIn(String(event.district)));
  if (["look", "take-end", "ending"].includes(event.type)) found.push(at.pile);
  if (typeof event.kind === "string") found.push(at.kind(event.kind));
  if (typeof event.seat === "number") found.push(at.seat(event.seat));
  return found;
}

const WEIGHTS: Record<string, Line["weight"]> = {
  turn: "turn",
  stack: "minor",
  "pay-francs": "minor",
  stay: "minor",
  decline: "minor",
};
/** The draw says the same as these. */
const SILENT = new Set(["back", "set-token", "set-number"]);

/** The screen leaves out what is nothing. */
function eventId(event: GameEvent, things: string): string {
  if (event.type === "advance") return "paris-board-event-advance";
  if (event.type === "use") return things ? "paris-board-event-use" : "paris-board-event-use-plain";
  if (event.type === "place" && event.to === "arc") return "paris-board-event-place-arc";
  if (event.type === "move" && String(event.to).startsWith(String(event.district))) return "paris-board-event-move";
  return `paris-event-${event.type}`;
}

export function eventText(event: GameEvent, telling: Telling<City>): Line | null {
  const { view, w } = telling;
  if (SILENT.has(event.type) || !w.has(`paris-event-${event.type}`)) return null;
  if (event.type === "lay" && view.options.placement === "printed") return null;
  const francs = Number(event.francs ?? 0);
  const things = [counts(w, { vp: Number(event.vp ?? 0), francs }, "+"), counts(w, { francs: -francs }, "−")].filter(Boolean).join(", ");
  const text = w(eventId(event, things), { ...named(event, telling), things });
  return { text, targets: eventTargets(event), weight: WEIGHTS[event.type] };
}
