// Made by `python -m quartier.server.schema`: change the shapes in games/lumiere.
import type { TurnShape } from "../../lib/shapes";

export type Stage =
  | "dealing"
  | "starting"
  | "drawing"
  | "paving"
  | "building"
  | "giving"
  | "putting"
  | "ended";

export type Colour = "orange" | "blue";

export type Facing = "north" | "east" | "south" | "west";

export type TileName = "tile1" | "tile2" | "tile3" | "tile4" | "tile5" | "tile6" | "tile7" | "tile8";

export type BuildingName =
  | "line3"
  | "corner3"
  | "square4"
  | "t4"
  | "l4"
  | "s4"
  | "t5"
  | "w5"
  | "x5"
  | "p5"
  | "c6"
  | "v6"
  | "garden";

export type SingleName = "painter" | "dancer" | "lamp" | "large-lamp";

export type PieceName = "painter" | "dancer" | "lamp" | "large-lamp" | "statue" | "fountain" | "annex" | "mixed";

export type CardName =
  | "levitation"
  | "metropolitain"
  | "jardin"
  | "sacre-coeur"
  | "peintre"
  | "chartier"
  | "bouquinistes"
  | "lampadaire"
  | "moulin-rouge"
  | "penseur"
  | "fontaine"
  | "grande-lumiere";

export type PartName = "light" | "group" | "unbuilt" | "peintre" | "moulin-rouge" | "penseur" | "fontaine";

export type Offer =
  | TileOffer
  | TakeOffer
  | GiveOffer
  | CardOffer
  | BuildOffer
  | PairOffer
  | PutOffer
  | StatueOffer
  | AnnexOffer
  | PassOffer;

export type Event =
  | DealEvent
  | SeatEvent
  | DrawEvent
  | TileEvent
  | BuildingEvent
  | CardEvent
  | PowerEvent
  | BuildEvent
  | PairEvent
  | PutEvent
  | StatueEvent
  | AnnexEvent
  | EndEvent;

export interface TileOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "tile";
  tile: TileName;
  rotation: number;
  area: string;
}

export interface TakeOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "take";
  building: BuildingName;
}

export interface GiveOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "give";
  building: BuildingName;
  gain: number;
}

export interface CardOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "card";
  card: CardName;
  use: boolean;
  /** The most points that using it can bring at once. */
  best?: number;
}

export interface BuildOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "build";
  building: BuildingName;
  rotation: number;
  /** The top left space of its box; `shapes` among the components has the rest. */
  space: string;
  /** How many points its player gains at once; negative for a loss. */
  gain: number;
  /** The postcards that it would use up. */
  powers?: ("metropolitain" | "chartier")[];
}

/** The garden or the fountain. */
export interface PairOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "garden" | "fountain";
  rotation: number;
  space: string;
  gain: number;
  powers?: ("metropolitain" | "chartier")[];
}

export interface PutOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "put";
  piece: SingleName;
  space: string;
  gain: number;
}

export interface StatueOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "statue";
  facing: Facing;
  space: string;
  gain: number;
}

export interface AnnexOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "annex";
  building: BuildingName;
  space: string;
  gain: number;
}

export interface PassOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "pass";
}

/** One player's side of the table. */
export interface Side {
  seat: number;
  /** Null unless it is the viewer's own. */
  hand: TileName[] | null;
  hand_count: number;
  /** In the hand or still to be drawn. */
  tiles_left: TileName[];
  reserve: BuildingName[];
  /** The buildings of the reserve that can no longer be built. */
  dead: BuildingName[];
  tokens: number;
}

/** The points of one building. */
export interface Lit {
  building: BuildingName;
  size: number;
  lamps: number[];
  points: number;
}

/** One line of the score pad. Its details are there only once the game is over. */
export interface Part {
  part: PartName;
  points: number;
  count?: number;
  /** For the light: the points of each building. For the largest group: the buildings in it. */
  buildings?: Lit[] | BuildingName[];
  /** Whether Sacré Cœur forgives the unbuilt buildings. */
  spared?: boolean;
}

/** One player's score as it stands. */
export interface Score {
  seat: number;
  total: number;
  parts: Part[];
  /** Free spaces in this player's colour, which break a tie. */
  free: number;
}

/** The score pad; nobody has won before the game is over. */
export interface Result {
  over: boolean;
  scores: Score[];
  ranks: number[];
  winners: number[];
}

/** A building on the board. */
export interface Building {
  building: BuildingName;
  seat: number;
  cells: number[];
  /** Which of the cells is the annex. */
  annex: number | null;
  /** The spaces of the lamps that light it. */
  lamps: number[];
  points: number;
}

/** A lamp that gives light, and the spaces it lights. */
export interface Lamp {
  space: number;
  kind: "printed" | "piece" | "large";
  lights: number[];
}

/** A special piece on the board. */
export interface Piece {
  piece: PieceName;
  seat: number;
  cells: number[];
  facing?: Facing;
  /** The spaces that count for it. */
  region?: number[];
  lamps?: number[];
  points?: number;
}

/** A postcard in play. */
export interface Card {
  card: CardName;
  /** Who has it. */
  seat: number | null;
  /** Waiting: its power has not been used yet. Unused: it was taken without carrying out its action. */
  state: "open" | "waiting" | "used" | "unused";
}

/** What one seat may see. */
export interface View {
  title: string;
  turn: TurnShape;
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  /** A seat, -1 for chance, -2 when the game is over. */
  to_move: number;
  legal: Offer[];
  seats: Side[];
  /** The score pad as it stands. */
  result: Result;
  stage: Stage;
  phase: 1 | 2;
  /** The postcard whose action is under way. */
  pending: CardName | null;
  /** The building given back for it. */
  returned: BuildingName | null;
  /** A letter for each space: o orange, b blue, m mixed, l lamp, and a dot where no tile lies. */
  ground: string;
  pool: BuildingName[];
  buildings: Building[];
  lamps: Lamp[];
  pieces: Piece[];
  cards: Card[];
}

/** A postcard as it comes out of the box. */
export interface PrintedCard {
  card: CardName;
  first_game: boolean;
  /** Whether it works by being owned. */
  kept: boolean;
  piece: "garden" | "painter" | "dancer" | "lamp" | "large-lamp" | "statue" | "fountain" | "annex" | "mixed" | null;
}

/** What never changes during a game. */
export interface Printed {
  title: string;
  players: number;
  options: Record<string, unknown>;
  /** By seat. */
  colours: Colour[];
  /** The names of the areas, row by row. */
  areas: string[];
  /** After 0 to 3 quarter turns: the letters of the four spaces; o is the owner's colour, r the rival's. */
  tiles: Record<string, string[]>;
  /** By name and rotation: columns and rows from the top left corner. */
  shapes: Record<string, Record<string, number[][]>>;
  cards: PrintedCard[];
}

export interface DealEvent {
  type: "deal";
  card: CardName;
}

/** A seat starts, passes, is skipped or begins phase 2. */
export interface SeatEvent {
  type: "first" | "pass" | "skip" | "phase";
  seat: number;
}

export interface DrawEvent {
  type: "draw";
  seat: number;
  /** Null for everybody but its owner. */
  tile: TileName | null;
}

export interface TileEvent {
  type: "tile";
  seat: number;
  tile: TileName;
  rotation: number;
  area: string;
}

export interface BuildingEvent {
  type: "take" | "give";
  seat: number;
  building: BuildingName;
}

export interface CardEvent {
  type: "card";
  seat: number;
  card: CardName;
  use: boolean;
}

export interface PowerEvent {
  type: "metropolitain" | "chartier";
  seat: number;
  space: string;
}

export interface BuildEvent {
  type: "build";
  seat: number;
  building: BuildingName;
  rotation: number;
  space: string;
}

export interface PairEvent {
  type: "garden" | "fountain";
  seat: number;
  rotation: number;
  space: string;
}

export interface PutEvent {
  type: "put";
  seat: number;
  piece: SingleName;
  space: string;
}

export interface StatueEvent {
  type: "statue";
  seat: number;
  facing: Facing;
  space: string;
}

export interface AnnexEvent {
  type: "annex";
  seat: number;
  building: BuildingName;
  space: string;
}

export interface EndEvent {
  type: "end";
}
