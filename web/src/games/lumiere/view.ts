/** What the engine shows of a game of Lumière; sets of spaces are numbers 0 (top left) to 63, row by row. */
import type { Offer, Score, View } from "../../lib/board";

export type Kind = "orange" | "blue" | "mixed" | "lamp";
export type Stage = "dealing" | "starting" | "drawing" | "paving" | "building" | "giving" | "putting" | "ended";

export interface Area {
  area: string;
  spaces: number[];
  tile: string | null;
  seat?: number;
  rotation?: number;
}

export interface Side {
  seat: number;
  colour: "orange" | "blue";
  hand: string[] | null;
  hand_count: number;
  stack_count: number;
  tiles_left: string[];
  reserve: string[];
  stuck: string[];
  dead: string[];
  tokens: number;
  cards: string[];
  total: number;
}

export interface House {
  building: string;
  seat: number;
  cells: number[];
  annex: number | null;
  size: number;
  lamps: number[];
  points: number;
}

export interface Lamp {
  space: number;
  kind: "printed" | "piece" | "large";
  lights: number[];
  buildings: string[];
}

export interface Piece {
  piece: string;
  seat: number;
  cells: number[];
  facing?: string;
  region?: number[];
  lamps?: number[];
  points?: number;
}

export interface Card {
  card: string;
  seat: number | null;
  used: boolean;
  kept: boolean;
  waiting: boolean;
  usable: boolean;
  refusal: { reason: string; clause: string } | null;
}

export interface Light extends View {
  stage: Stage;
  phase: 1 | 2;
  turn: number;
  pending: string | null;
  areas: Area[];
  spaces: (Kind | null)[];
  pool: string[];
  seats: Side[];
  buildings: House[];
  lamps: Lamp[];
  pieces: Piece[];
  cards: Card[];
  score: { scores: Score[]; ranks: number[]; winners: number[] };
  shapes: Record<string, Record<string, [number, number][]>>;
  tiles: Record<string, string[]>;
}

/** The facts that an offer of this title may carry. */
export interface Facts {
  tile?: string;
  area?: string;
  rotation?: number;
  facing?: string;
  building?: string;
  piece?: string;
  space?: string;
  card?: string;
  use?: boolean;
  cells?: number[];
  gain?: number;
  rival_gain?: number;
  metropolitain?: boolean;
  chartier?: boolean;
  preview?: { ways: number; best: number };
}

export function factsOf(offer: Offer): Facts {
  return offer as unknown as Facts;
}

/** The letters of a tile as colours, for its owner. */
export function kindOf(letter: string, seat: number): Kind {
  if (letter === "m") return "mixed";
  if (letter === "l") return "lamp";
  return (letter === "o") === (seat === 0) ? "orange" : "blue";
}

export const target = {
  space: (space: number): string => `space:${space}`,
  area: (area: string): string => `area:${area}`,
  building: (name: string): string => `building:${name}`,
  card: (name: string): string => `card:${name}`,
  side: (seat: number): string => `side:${seat}`,
};

/** "c5" as a space number. */
export function spaceOf(name: string): number {
  return name.charCodeAt(0) - 97 + (Number(name[1]) - 1) * 8;
}

export function spaceName(space: number): string {
  return `${String.fromCharCode(97 + (space % 8))}${Math.floor(space / 8) + 1}`;
}
