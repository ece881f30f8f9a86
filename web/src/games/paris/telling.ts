/** The words of the title: offers, events, the status line. */
import type { Line, Words } from "../../lib/board";
import { CHANCE, OVER } from "../../lib/board";
import type { BonusTile, Choice, City, KeyMove, Now, Table } from "./city";
import type { Event, Offer } from "./shapes";
import { at, type Counts } from "./view";

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
export function bonusNow(w: Words, tile: Now | undefined): string {
  if (!tile?.now) return "";
  const { vp, francs } = tile.now;
  const things = counts(w, { vp: Math.max(0, vp), francs }, "+");
  return things ? w("paris-board-now", { things }) : w("paris-board-now-nothing");
}

const SEATS = ["seat"];
const PLACES = ["to", "from"];

/** Codes as names. */
function named(fields: Record<string, unknown>, { players, w }: Table): Values {
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
export function factsText(offer: Choice, { view, w }: Table): string {
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
export function offerName(offer: Choice, table: Table): string {
  const { w } = table;
  const base = w(`paris-offer-${offer.type}`, named({ ...offer }, table));
  if (offer.type === "pay" || offer.type === "prestige" || offer.type === "keep")
    return `${thing(w, offer.kind)}: ${base}`;
  if (offer.type === "move" && offer.district) return `${base} (${w(`paris-district-${offer.district}`)})`;
  return base;
}

export function offerText(offer: Choice, telling: Table): string {
  const facts = factsText(offer, telling);
  return facts ? `${offerName(offer, telling)} (${facts})` : offerName(offer, telling);
}

/** Questions with few answers and no place on the map are asked beside the status line. */
export const BESIDE = new Set(["end-turn", "decline", "stay", "keep", "enough", "pay", "prestige", "pair"]);

export function isOnBoard(offer: Pick<Offer, "type">): boolean {
  return !BESIDE.has(offer.type);
}

export function isMain(offer: Pick<Offer, "type">, { view }: Table): boolean {
  return offer.type === "end-turn" && view.acted;
}

export function statusText(telling: Table): string {
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
  if ("space" in event) found.push(at.track(event.space));
  if ("stack" in event) found.push(at.stack(event.stack));
  if (event.type === "use") found.push(at.bonus(event.tile));
  if (event.type === "vp-tile" || event.type === "district") found.push(at.vpIn(event.district));
  if (event.type === "look" || event.type === "take-end" || event.type === "ending") found.push(at.pile);
  if ("kind" in event) found.push(at.kind(event.kind));
  if ("seat" in event) found.push(at.seat(event.seat));
  return found;
}

const WEIGHTS: Partial<Record<Event["type"], Line["weight"]>> = {
  turn: "turn",
  stack: "minor",
  "pay-francs": "minor",
  stay: "minor",
  decline: "minor",
};
/** The draw says the same as these. */
const SILENT = new Set(["back", "set-token", "set-number"]);

/** The screen leaves out what is nothing. */
function eventId(event: Event, things: string): string {
  if (event.type === "advance") return "paris-board-event-advance";
  if (event.type === "use") return things ? "paris-board-event-use" : "paris-board-event-use-plain";
  if (event.type === "place" && event.to === "arc") return "paris-board-event-place-arc";
  if (event.type === "move" && event.to.startsWith(event.district)) return "paris-board-event-move";
  return `paris-event-${event.type}`;
}

export function eventText(event: Event, telling: Table): Line | null {
  const { view, w } = telling;
  if (SILENT.has(event.type) || !w.has(`paris-event-${event.type}`)) return null;
  if (event.type === "lay" && view.options.placement === "printed") return null;
  const francs = "francs" in event ? event.francs : 0;
  const things = [counts(w, { vp: "vp" in event ? event.vp : 0, francs }, "+"), counts(w, { francs: -francs }, "−")]
    .filter(Boolean)
    .join(", ");
  const text = w(eventId(event, things), { ...named({ ...event }, telling), things });
  return { text, targets: eventTargets(event), weight: WEIGHTS[event.type] };
}
