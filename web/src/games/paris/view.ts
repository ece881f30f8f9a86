/** The view as the board reads it: what the server says, beside what is printed on the components. */
import type {
  EndTiles,
  MoveOffer,
  Offer,
  Printed,
  PrintedBonusTile,
  PrintedEndTile,
  PrintedLandmark,
  PrintedSpace,
  PrintedVpTile,
  Seat,
  View,
} from "./shapes";

export interface Space extends Omit<PrintedSpace, "building"> {
  building: string | null;
  token: string | null;
  keys: number[];
}
export interface Standing {
  seat: number;
  total: number;
  place: number;
  points: number;
}
export interface District {
  id: string;
  bank: { francs: number; keys: number[] };
  spaces: Space[];
  landmarks: string[];
  keys: number;
  /** The points on its VP tile. */
  vp_points: number[] | null;
  standing: Standing[];
}
export interface Landmark extends PrintedLandmark {
  district: string | null;
  keys: number[];
}
export interface VpTile extends PrintedVpTile {
  district: string | null;
}
export interface TrackSpace {
  space: number;
  number: number;
  left: number;
  zone: string;
  meeples: number[];
  owned: boolean;
  reachable: boolean;
}
/** What a tile brings the reader now; null for a spectator. */
export interface Now {
  now: { vp: number; francs: number } | null;
}
export type BonusTile = Omit<PrintedBonusTile, "now"> & Now;
export type EndTile = Omit<PrintedEndTile, "now"> & Now;
export interface Stack {
  stack: number;
  size: number;
  top: string | null;
  may_be: { value: number; building: string }[];
}
/** A key's move with its places; the table sends it by its notation. */
export interface KeyMove extends Omit<MoveOffer, "name"> {
  from: string;
  to: string;
  /** Where a landmark is laid from the Arc. */
  district?: string;
}
/** What may be done. */
export type Choice = Exclude<Offer, MoveOffer> | KeyMove;
export interface City extends Omit<
  View,
  "legal" | "seats" | "districts" | "landmarks" | "track" | "end_tiles" | "stacks" | "bonus_now"
> {
  legal: Choice[];
  seats: (Seat & { seat: number })[];
  districts: District[];
  landmarks: Landmark[];
  vp_tiles: VpTile[];
  track: TrackSpace[];
  bonus_tiles: BonusTile[];
  end_tiles: EndTiles & { tiles: EndTile[] };
  stacks: Stack[];
}

const places = new WeakMap<Printed, Map<string, string>>();

/** The places by their letters in the notation of moves. */
function placesOf(printed: Printed): Map<string, string> {
  const known = places.get(printed);
  if (known) return known;
  const found = new Map([["arc", "arc"]]);
  for (const { id, code, spaces } of printed.districts) {
    found.set(code, id).set(`${code}$`, `${id}-bank`);
    for (const space of spaces) found.set(`${code}${space.value}`, space.id);
  }
  for (const { id, code } of printed.landmarks) found.set(code, id);
  places.set(printed, found);
  return found;
}

/** An offer with the places that a key's move names: `mo$>mo5`, `arc>lou@mo`. */
function choiceOf(offer: Offer, printed: Printed): Choice {
  if (offer.type !== "move") return offer;
  const { name, ...rest } = offer;
  const [from = "", to = "", district] = name.split(/[>@]/);
  const known = placesOf(printed);
  return {
    ...rest,
    from: known.get(from) ?? from,
    to: known.get(to) ?? to,
    ...(district ? { district: known.get(district) } : {}),
  };
}

/** A view with its components. */
export function read(view: View, printed: Printed): City {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const owned = new Set([...(own?.held ?? []), ...(own?.used ?? [])]);
  const reachable = new Set(view.track.reachable);
  const pointsOf = new Map(printed.vp_tiles.map(({ id, points }) => [id, points]));
  const homeOf = new Map(view.districts.map(({ vp_tile }, i) => [vp_tile, printed.districts[i]!.id]));
  return {
    ...view,
    legal: view.legal.map((offer) => choiceOf(offer, printed)),
    seats: view.seats.map((each, seat) => ({ ...each, seat })),
    districts: view.districts.map((here, i) => ({
      id: printed.districts[i]!.id,
      bank: { francs: printed.districts[i]!.bank, keys: here.bank },
      spaces: here.spaces.map((space, nth) => ({
        ...printed.districts[i]!.spaces[nth]!,
        building: space.building ?? null,
        token: space.token ?? null,
        keys: space.keys ?? [],
      })),
      landmarks: here.landmarks ?? [],
      keys: here.keys,
      vp_points: here.vp_tile === undefined ? null : (pointsOf.get(here.vp_tile) ?? null),
      standing: here.totals.map((total, seat) => ({
        seat,
        total,
        place: here.places[seat]!,
        points: here.points[seat]!,
      })),
    })),
    landmarks: view.landmarks.map((here, i) => ({
      ...printed.landmarks[i]!,
      district: here.district ?? null,
      keys: here.keys ?? [],
    })),
    vp_tiles: printed.vp_tiles.map((tile) => ({ ...tile, district: homeOf.get(tile.id) ?? null })),
    track: view.track.numbers.map((number, i) => ({
      space: i + 1,
      number,
      left: view.track.left[i]!,
      zone: printed.zones[i]!,
      meeples: view.seats.flatMap(({ meeple }, seat) => (meeple === i + 1 ? [seat] : [])),
      owned: owned.has(number),
      reachable: reachable.has(i + 1),
    })),
    bonus_tiles: printed.bonus_tiles.map((tile, i) => ({
      ...tile,
      now: view.bonus_now && { vp: view.bonus_now[i]!, francs: tile.now },
    })),
    end_tiles: {
      ...view.end_tiles,
      tiles: printed.end_tiles.map((tile) => ({ ...tile, now: { vp: tile.vp, francs: tile.now } })),
    },
    stacks: view.stacks.map((here, stack) => ({
      stack,
      size: here.size,
      top: here.top,
      may_be: here.may_be.map((value) => ({ value, building: buildingOf(printed, here.top, value) })),
    })),
  };
}

/** The type on the tile that shows a district and a value. */
function buildingOf(printed: Printed, district: string | null, value: number): string {
  return (
    printed.districts.find(({ id }) => id === district)?.spaces.find((space) => space.value === value)?.building ?? ""
  );
}
