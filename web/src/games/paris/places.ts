/** Which places of the board an offer concerns, and what to ask about a place without one. */
import type { MoveRecord } from "../../lib/board/contract";
import { target } from "./naming";
import type { Telling } from "./telling";
import type { Choice, City } from "./view";

/** The places where an offer is chosen. */
export function placesOf(offer: Choice): string[] {
  switch (offer.type) {
    case "stack":
      return [target.stack(offer.stack)];
    case "lay":
      return [target.district(offer.district)];
    case "place":
    case "move":
      return [offer.to];
    case "look":
      return [target.pile];
    case "take-end":
    case "use-end":
    case "open-end":
      return [target.end(offer.tile)];
    case "vp-tile":
      return [target.vp(offer.tile), target.vpIn(offer.district)];
    case "advance":
    case "take":
    case "retreat":
      return [target.track(offer.space)];
    case "use":
      return [target.bonus(offer.tile)];
    case "buy":
    case "sell":
    case "sell-open":
      return [target.kind(offer.kind)];
    default:
      return [];
  }
}

/** The keys of a seat: where each stands, and in which district; the Arc belongs to none. */
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

/** The move that a reader may want at a place without an offer. */
export function wantedAt(place: string, { view, seat }: Telling): MoveRecord | null {
  if (seat === null) return null;
  const [kind, rest] = place.split(":") as [string, string | undefined];
  if (kind === "track" && view.phase === "advance") return { type: "advance", space: Number(rest) };
  if (view.phase !== "act") return null;
  const held = view.seats[seat]?.held ?? [];
  if (kind === "track") return held.includes(17) ? { type: "take", space: Number(rest) } : null;
  if (kind === "bonus") return held.includes(Number(rest)) ? { type: "use", tile: Number(rest) } : null;
  if (place === target.pile) return { type: "look" };
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
