/** Which places on the board an offer concerns, and what to ask about a place without one. */
import type { MoveRecord } from "../../lib/board";
import type { Choice, City } from "./city";

export type Counts = Record<string, number>;

export const RESOURCES = ["wood", "marble", "gold"];
export const PRESTIGE = ["bronze-prestige", "silver-prestige", "gold-prestige"];
export const KINDS = [...RESOURCES, ...PRESTIGE];

/** Names of the places on the board; the log's targets are the same names. */
export const at = {
  stack: (stack: number) => `stack:${stack}`,
  bonus: (number: number) => `bonus:${number}`,
  end: (id: string) => `end:${id}`,
  track: (space: number) => `track:${space}`,
  vp: (id: number) => `vp:${id}`,
  vpIn: (district: string) => `vp-in:${district}`,
  district: (district: string) => `district:${district}`,
  kind: (kind: string) => `kind:${kind}`,
  seat: (seat: number) => `seat:${seat}`,
  pile: "end-pile",
};

/** Where on the board an offer can be pointed at. */
export function placesOf(offer: Choice): string[] {
  switch (offer.type) {
    case "stack":
      return [at.stack(offer.stack)];
    case "lay":
      return [at.district(offer.district)];
    case "place":
    case "move":
      return [offer.to];
    case "look":
      return [at.pile];
    case "take-end":
    case "use-end":
    case "open-end":
      return [at.end(offer.tile)];
    case "vp-tile":
      return [at.vp(offer.tile), at.vpIn(offer.district)];
    case "advance":
    case "take":
    case "retreat":
      return [at.track(offer.space)];
    case "use":
      return [at.bonus(offer.tile)];
    case "buy":
    case "sell":
    case "sell-open":
      return [at.kind(offer.kind)];
    default:
      return [];
  }
}

export function byPlace(offers: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const offer of offers)
    for (const place of placesOf(offer)) found.set(place, [...(found.get(place) ?? []), offer]);
  return found;
}

/** The keys of a seat: where each stands, and in which district; the one on the Arc is at home in none. */
function keysOf(view: City, seat: number): { from: string; district: string | null }[] {
  const found = view.districts.flatMap(({ id, spaces, bank, landmarks }) => {
    const places = spaces.filter(({ keys }) => keys.includes(seat)).map((space) => space.id);
    const sights = view.landmarks
      .filter((each) => landmarks.includes(each.id) && each.keys.includes(seat))
      .map((each) => each.id);
    return [...places, ...(bank.keys.includes(seat) ? [`${id}-bank`] : []), ...sights].map((from) => ({
      from,
      district: id,
    }));
  });
  return view.arc.includes(seat) ? [...found, { from: "arc", district: null }] : found;
}

/** The move that one might want at a place where none is offered: the table is asked why it is not. */
export function wantedAt(place: string, view: City, seat: number): MoveRecord | null {
  const [kind, rest] = place.split(":") as [string, string | undefined];
  if (kind === "track" && view.phase === "advance") return { type: "advance", space: Number(rest) };
  if (view.phase !== "act") return null;
  const held = view.seats[seat]?.held ?? [];
  if (kind === "track") return held.includes(17) ? { type: "take", space: Number(rest) } : null;
  if (kind === "bonus") return held.includes(Number(rest)) ? { type: "use", tile: Number(rest) } : null;
  if (place === at.pile) return { type: "look" };
  if (place === "arc" || place.endsWith("-bank")) return { type: "place", to: place };
  if (rest !== undefined) return null;
  const home = districtOf(place, view);
  const own = keysOf(view, seat);
  const key =
    own.find(({ from, district }) => from !== place && (home === null || district === home)) ??
    own.find(({ from }) => from === "arc");
  const district = home ?? key?.district ?? view.districts[0]!.id;
  return key ? { type: "move", from: key.from, to: place, district } : null;
}

/** Which district a place of the map lies in, if any. */
export function districtOf(place: string, view: City): string | null {
  const bare = place.replace(/^(vp-in|district):/, "");
  return (
    view.districts.find(({ id, landmarks }) => bare === id || bare.startsWith(`${id}-`) || landmarks.includes(bare))
      ?.id ?? null
  );
}
