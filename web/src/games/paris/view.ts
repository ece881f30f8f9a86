/** What the engine shows of Paris, and which places on the board an offer concerns. */
import type { MoveRecord, Offer, View } from "../../lib/board";

export type Counts = Record<string, number>;
export interface Keys {
  seat: number;
  count: number;
}
export interface Space {
  id: string;
  value: number;
  building: string | null;
  home: string | null;
  token: string | null;
  keys: Keys[];
  cost: Counts;
  benefit: string | null;
}
export interface Standing {
  seat: number;
  total: number;
  best: number;
  place: number;
  points: number;
}
export interface District {
  id: string;
  bank: { francs: number; keys: number[] };
  spaces: Space[];
  landmarks: string[];
  keys: number;
  vp_tile: number | null;
  vp_points: number[] | null;
  standing: Standing[];
}
export interface Landmark {
  id: string;
  value: number;
  cost: Counts;
  prestige: string[];
  prestige_points: number[];
  district: string | null;
  keys: Keys[];
}
export interface VpTile {
  id: number;
  points: number[];
  district: string | null;
}
export interface TrackSpace {
  space: number;
  number: number | null;
  left: number;
  zone: string;
  meeples: number[];
  owned: boolean;
  reachable: boolean;
}
export interface BonusTile {
  number: number;
  kind: string;
  francs: number;
  vp: number;
  value: number;
  token: string | null;
  now?: { vp: number; francs: number };
}
export interface EndTiles {
  left: number;
  open: string[] | null;
  may_be_left: string[] | null;
  used: string[];
  tiles: { id: string; francs: number; vp: number; token: string | null; now: { vp: number; francs: number } }[];
}
export interface Stack {
  stack: number;
  size: number;
  top: string | null;
  may_be: { value: number; building: string }[];
}
export interface Screen {
  seat: number;
  open: boolean;
  vp: number;
  districts_now: number;
  if_ended_now: number;
  francs: number | null;
  tokens: Counts | null;
  keys: number;
  spare: number;
  meeple: number;
  held: number[] | null;
  used: number[];
  end_tiles: number;
  end_held: string[] | null;
}
export type Refused = MoveRecord & { reason: string; clause: string };

export interface City extends View {
  phase: string;
  turn: { number: number; round: number; seat: number; acted: boolean; drew: boolean; ending: string };
  districts: District[];
  arc: number[];
  landmarks: Landmark[];
  vp_tiles: VpTile[];
  track: TrackSpace[];
  bonus_tiles: BonusTile[];
  end_tiles: EndTiles;
  stacks: Stack[];
  prices: { buy: Counts; sell: Counts };
  supply: Counts;
  screens: Screen[];
  moving: { from: string; to: string; district: string } | null;
  asked: Record<string, string | number> | null;
  open: Counts;
  refused: Refused[];
}

export const RESOURCES = ["wood", "marble", "gold"];
export const PRESTIGE = ["bronze-prestige", "silver-prestige", "gold-prestige"];
export const KINDS = [...RESOURCES, ...PRESTIGE];

/** Facts that come with an offer besides its record. */
export interface Facts {
  cost?: Counts;
  gain?: Counts;
  tile?: number | string;
  space?: number;
  advance?: boolean;
  lays?: boolean;
  fourth_key?: boolean;
  uses?: number;
  kind?: string;
}
export function factsOf(offer: Offer): Facts {
  return offer as unknown as Facts;
}

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

/** Where on the board an offer or a refused move can be pointed at. */
export function placesOf(record: MoveRecord): string[] {
  switch (record.type) {
    case "stack":
      return [at.stack(Number(record.stack))];
    case "lay":
      return [at.district(String(record.district))];
    case "place":
    case "move":
      return [String(record.to)];
    case "look":
      return [at.pile];
    case "take-end":
    case "use-end":
    case "open-end":
      return [at.end(String(record.tile))];
    case "vp-tile":
      return [at.vp(Number(record.tile)), at.vpIn(String(record.district))];
    case "advance":
    case "take":
    case "retreat":
      return record.space === undefined ? [] : [at.track(Number(record.space))];
    case "use":
      return [at.bonus(Number(record.tile))];
    case "buy":
    case "sell":
    case "sell-open":
      return [at.kind(String(record.kind))];
    default:
      return [];
  }
}

export function byPlace<T extends MoveRecord>(records: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const record of records) for (const place of placesOf(record)) found.set(place, [...(found.get(place) ?? []), record]);
  return found;
}

/** Which district a place of the map lies in, if any. */
export function districtOf(place: string, view: City): string | null {
  const bare = place.replace(/^(vp-in|district):/, "");
  return view.districts.find(({ id, landmarks }) => bare === id || bare.startsWith(`${id}-`) || landmarks.includes(bare))?.id ?? null;
}
