// Made by `python -m quartier.server.schema`: change the shapes in games/paris.
import type { TurnShape } from "../../lib/shapes";

export type Offer =
  | StackOffer
  | LayOffer
  | PlaceOffer
  | MoveOffer
  | PlainOffer
  | TakeEndOffer
  | VpTileOffer
  | AdvanceOffer
  | PrestigeOffer
  | KeepOffer
  | PayOffer
  | TradeOffer
  | UseOffer
  | TakeOffer
  | RetreatOffer
  | UseEndOffer
  | OpenEndOffer
  | SellOpenOffer
  | PairOffer;

export type Phase =
  | "first-player"
  | "tokens"
  | "track"
  | "back"
  | "stack"
  | "draw"
  | "lay"
  | "act"
  | "pay"
  | "vp-tile"
  | "advance"
  | "prestige"
  | "end-tile"
  | "pairs"
  | "over";

export type Event =
  | TurnEvent
  | FirstPlayerEvent
  | SetTokenEvent
  | SetNumberEvent
  | BackEvent
  | StackEvent
  | DrawEvent
  | LayEvent
  | RemovedEvent
  | PlaceEvent
  | FrancsPaidEvent
  | PayEvent
  | MoveEvent
  | TokenEvent
  | PointsEvent
  | VpTileEvent
  | SeatEvent
  | AdvanceEvent
  | PrestigeEvent
  | TakeEndEvent
  | UseEvent
  | FetchEvent
  | PairEvent
  | UseEndEvent
  | OpenEndEvent
  | TradeEvent
  | LastRoundEvent
  | LeftoversEvent
  | DistrictEvent
  | OverEvent;

/** Draw from a stack. */
export interface StackOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "stack";
  stack: number;
  /** Stacks are numbered from 1 in words. */
  number: number;
  district: string;
}

/** Put the drawn building into a district. */
export interface LayOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "lay";
  district: string;
}

/** Place a key in a bank or on the Arc. */
export interface PlaceOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "place";
  to: string;
  gain?: Record<string, number>;
}

/** Move a key. */
export interface MoveOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "move";
  /** The notation: `mo$>mo5`, `arc>lou@mo`; its codes are printed on districts and landmarks. */
  name: string;
  /** Left out where a building costs just its value; resources are printed on the goal. */
  francs?: number;
  /** The token that it takes. */
  token?: string;
  /** The bonus tile that it uses up. */
  uses?: number;
  /** A VP tile may be placed. */
  fourth_key?: boolean;
}

/** An answer that needs no more words. */
export interface PlainOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "look" | "decline" | "stay" | "enough" | "end-turn";
}

/** Keep one of the end-game tiles. */
export interface TakeEndOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "take-end";
  tile: string;
}

/** Place a VP tile. */
export interface VpTileOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "vp-tile";
  tile: number;
  district: string;
}

/** Go forward on the bonus track. */
export interface AdvanceOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "advance";
  space: number;
  tile: number;
  cost?: Record<string, number>;
}

/** Hand in prestige for a landmark's slot. */
export interface PrestigeOffer {
  move: number;
  reveals?: boolean;
  type: "prestige";
  with: string;
  kind: string;
  gain: Record<string, number>;
}

/** Hand in nothing for the slot. */
export interface KeepOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "keep";
  kind: string;
}

/** Pay the resource that is due. */
export interface PayOffer {
  move: number;
  reveals?: boolean;
  type: "pay";
  with: string;
  kind: string;
  cost: Record<string, number>;
}

/** Buy or sell a token. */
export interface TradeOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "buy" | "sell";
  kind: string;
  cost: Record<string, number>;
  gain: Record<string, number>;
}

/** Use a bonus tile; one that shows a token is sold. */
export interface UseOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "use";
  tile: number;
  cost?: Record<string, number>;
  gain?: Record<string, number>;
}

/** Use tile 17 and take the tile on a space. */
export interface TakeOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "take";
  space: number;
  tile: number;
}

/** Use tile 25, go back and take the tile there. */
export interface RetreatOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "retreat";
  steps: number;
  space: number;
  tile: number;
}

/** Use an end-game tile; one that shows a token is sold. */
export interface UseEndOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "use-end";
  tile: string;
  gain?: Record<string, number>;
}

/** Lay an end-game tile open, to pay or to hand in this turn. */
export interface OpenEndOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "open-end";
  tile: string;
}

/** Sell an open token. */
export interface SellOpenOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "sell-open";
  kind: string;
  gain: Record<string, number>;
}

/** Hand in a pair. */
export interface PairOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "pair";
  kind: string;
  gain: Record<string, number>;
}

/** A player. What is behind a closed screen is null for the others until the game is over. */
export interface Seat {
  vp: number;
  /** Points with the districts as they stand, and with tile 27 as far as the viewer may know. */
  if_ended_now: number;
  keys: number;
  meeple: number;
  used: number[];
  /** How many end-game tiles it has. */
  end_tiles: number;
  francs: number | null;
  /** Kinds that it has none of are left out. */
  tokens: Record<string, number> | null;
  /** Unused bonus tiles. */
  held: number[] | null;
  end_held: string[] | null;
}

/** A line of the score pad: where points came from, or a district. */
export interface Part {
  part: string;
  points: number;
}

/** One column of the score pad. */
export interface Score {
  seat: number;
  total: number;
  parts: Part[];
}

/** What decides between equal points. */
export interface TieBreak {
  seat: number;
  francs: number;
  property: number;
}

/** The score pad. */
export interface Result {
  over: boolean;
  scores: Score[];
  ranks: number[];
  winners: number[];
  tie_breaks: TieBreak[];
}

/** A building space; its value and cost are printed. What is not there is left out. */
export interface Space {
  /** The type of the building that lies there. */
  building?: string;
  token?: string;
  /** The seat of every key on it. */
  keys?: number[];
}

/** What lies and stands in a district, in the order of the printed ones. */
export interface District {
  /** The seats with a key in the bank. */
  bank: number[];
  spaces: Space[];
  /** From the lowest to the highest; left out where there is none. */
  landmarks?: string[];
  /** The points of the first place, by which VP tiles are called. */
  vp_tile?: number;
  /** Keys on its buildings and landmarks. */
  keys: number;
  /** The value of each seat's property there. */
  totals: number[];
  /** Each seat's place: 1 is first, 0 without property. */
  places: number[];
  /** What each seat would get if the game ended now. */
  points: number[];
}

/** Where a landmark is, in the order of the printed ones; empty while it lies beside the board. */
export interface Landmark {
  district?: string;
  keys?: number[];
}

/** The bonus track, space by space. */
export interface Track {
  /** The bonus number that lies on each; 0 before the set-up has put it there. */
  numbers: number[];
  /** How many tiles lie there. */
  left: number[];
  /** Spaces from 1 on, ahead of the viewer's meeple, with a tile that the viewer may own. */
  reachable: number[];
}

/** The pile of end-game tiles. */
export interface EndTiles {
  left: number;
  /** What is in it, for the seat that is looking through it. */
  open: string[] | null;
  /** What may be in it as far as the viewer knows; null for a spectator. */
  may_be_left: string[] | null;
  used: string[];
}

/** A stack of building tiles. */
export interface Stack {
  size: number;
  /** The district on the back of the top tile. */
  top: string | null;
  /** The values that the top tile may have. */
  may_be: number[];
}

/** The key that is on its way or has just arrived. */
export interface Moving {
  from: string;
  to: string;
  district: string;
}

/** Details of what is being asked, as far as the phase has them. */
export interface Question {
  /** The resource that is to be paid, or the prestige that the next slot takes. */
  kind?: string;
  /** What it costs to advance. */
  francs?: number;
  /** The building that is to be laid. */
  building?: string;
  value?: number;
}

/** Tokens of any kind that tiles laid open this turn still stand for. */
export interface OpenTokens {
  resources: number;
  prestige: number;
}

/** A property that a key could go to, were it not for the francs or resources that its seat lacks. */
export interface OutOfReach {
  from: string;
  to: string;
  lacks: Record<string, number>;
}

/** What a seat sees of a game of Paris. */
export interface View {
  title: string;
  turn: TurnShape;
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  /** A seat, -1 for chance, -2 when the game is over. */
  to_move: number;
  legal: Offer[];
  seats: Seat[];
  result: Result | null;
  phase: Phase;
  /** Whether the action of this turn is done. */
  acted: boolean;
  ending: "no" | "round" | "last";
  districts: District[];
  /** The seats with a key on the Arc. */
  arc: number[];
  landmarks: Landmark[];
  track: Track;
  /** The VP that each bonus number, from 1 on, would bring the viewer now; null for a spectator. */
  bonus_now: number[] | null;
  end_tiles: EndTiles;
  stacks: Stack[];
  supply: Record<string, number>;
  moving: Moving | null;
  asked: Question | null;
  open: OpenTokens;
  out_of_reach: OutOfReach[];
}

/** A building space of a district. */
export interface PrintedSpace {
  id: string;
  value: number;
  /** Resources; the francs are the value, or the difference of the values. */
  cost: Record<string, number>;
  benefit: "advance" | "advance-for-francs" | "vp" | null;
  /** What it brings at once. */
  vp: number;
  /** The type on the tile that shows this district and value. */
  building: string;
}

/** A district of the board. */
export interface PrintedDistrict {
  id: string;
  /** Its letters in the notation of moves: `mo5` is a building space, `mo$` the bank. */
  code: string;
  /** What its bank pays in francs. */
  bank: number;
  spaces: PrintedSpace[];
}

/** A landmark tile. */
export interface PrintedLandmark {
  id: string;
  /** Its letters in the notation of moves. */
  code: string;
  value: number;
  cost: Record<string, number>;
  prestige: string[];
  prestige_points: number[];
}

/** A VP tile; it is called by its first points. */
export interface PrintedVpTile {
  id: number;
  points: number[];
}

/** A bonus number: what it does, and how much of it. */
export interface PrintedBonusTile {
  number: number;
  kind: string;
  francs: number;
  vp: number;
  value: number;
  token: string | null;
  /** Francs that it brings when it is used. */
  now: number;
}

/** An end-game tile. */
export interface PrintedEndTile {
  id: string;
  francs: number;
  vp: number;
  token: string | null;
  /** Francs that it brings when it is used or sold. */
  now: number;
}

/** The prices on the screen, in francs. */
export interface Prices {
  buy: Record<string, number>;
  sell: Record<string, number>;
}

/** The components of Paris. */
export interface Printed {
  title: string;
  players: number;
  options: Record<string, unknown>;
  districts: PrintedDistrict[];
  landmarks: PrintedLandmark[];
  vp_tiles: PrintedVpTile[];
  /** The zone of each space of the track. */
  zones: string[];
  bonus_tiles: PrintedBonusTile[];
  end_tiles: PrintedEndTile[];
  prices: Prices;
}

/** A turn begins. */
export interface TurnEvent {
  type: "turn";
  seat: number;
  turn: number;
}

/** Who begins the game. */
export interface FirstPlayerEvent {
  type: "first-player";
  seat: number;
}

/** The advanced set-up puts a token beside a space. */
export interface SetTokenEvent {
  type: "set-token";
  kind: string;
  to: string;
}

/** The advanced set-up puts a bonus number on a space of the track. */
export interface SetNumberEvent {
  type: "set-number";
  space: number;
  tile: number;
}

/** The back of a stack's new top tile. */
export interface BackEvent {
  type: "back";
  stack: number;
  district: string;
}

/** A player draws from a stack. */
export interface StackEvent {
  type: "stack";
  seat: number;
  stack: number;
  district: string;
}

/** The drawn tile is turned over. */
export interface DrawEvent {
  type: "draw";
  seat: number;
  stack: number;
  building: string;
  value: number;
  district: string;
}

/** A building is laid. */
export interface LayEvent {
  type: "lay";
  seat: number;
  building: string;
  to: string;
}

/** A building that fits nowhere leaves the game. */
export interface RemovedEvent {
  type: "removed";
  seat: number;
  building: string;
  value: number;
}

/** A key is placed. */
export interface PlaceEvent {
  type: "place";
  seat: number;
  to: string;
  francs: number;
}

/** The francs for a move are paid. */
export interface FrancsPaidEvent {
  type: "pay-francs";
  seat: number;
  francs: number;
}

/** A resource is paid, with a token or a tile. */
export interface PayEvent {
  type: "pay";
  seat: number;
  kind: string;
  with: string;
}

/** A key arrives at its new property, which may be a landmark that was laid for it. */
export interface MoveEvent {
  type: "move";
  seat: number;
  from: string;
  to: string;
  district: string;
  laid: boolean;
}

/** The token beside a building is taken. */
export interface TokenEvent {
  type: "token";
  seat: number;
  kind: string;
  from: string;
}

/** Points for a building of value 8, or at the end for the francs of tile 27. */
export interface PointsEvent {
  type: "value-8" | "francs";
  seat: number;
  vp: number;
}

/** A VP tile is placed. */
export interface VpTileEvent {
  type: "vp-tile";
  seat: number;
  tile: number;
  district: string;
}

/** A player declines a VP tile, stays on the track, looks through the pile, or takes its last tile. */
export interface SeatEvent {
  type: "decline" | "stay" | "look" | "ending";
  seat: number;
}

/** The meeple goes forward and a tile is taken. */
export interface AdvanceEvent {
  type: "advance";
  seat: number;
  space: number;
  tile: number;
  francs: number;
}

/** Prestige is handed in at a landmark. */
export interface PrestigeEvent {
  type: "prestige";
  seat: number;
  kind: string;
  with: string;
  vp: number;
}

/** An end-game tile is taken; which one, its taker alone knows. */
export interface TakeEndEvent {
  type: "take-end";
  seat: number;
  tile: string | null;
}

/** A bonus tile is used. */
export interface UseEvent {
  type: "use";
  seat: number;
  tile: number;
  francs: number;
  vp: number;
}

/** Tile 17 or 25 fetches another tile. */
export interface FetchEvent {
  type: "take" | "retreat";
  seat: number;
  space: number;
  tile: number;
}

/** A pair is handed in. */
export interface PairEvent {
  type: "pair";
  seat: number;
  kind: string;
  vp: number;
}

/** An end-game tile is used. */
export interface UseEndEvent {
  type: "use-end";
  seat: number;
  tile: string;
  francs: number;
  vp: number;
}

/** An end-game tile is laid open. */
export interface OpenEndEvent {
  type: "open-end";
  seat: number;
  tile: string;
}

/** A token is bought or sold. */
export interface TradeEvent {
  type: "buy" | "sell";
  seat: number;
  kind: string;
  francs: number;
}

/** The last round begins. */
export interface LastRoundEvent {
  type: "last-round";
}

/** Tokens that are left over are sold at the end. */
export interface LeftoversEvent {
  type: "leftovers";
  seat: number;
  francs: number;
}

/** A district is scored. */
export interface DistrictEvent {
  type: "district";
  district: string;
  seat: number;
  place: number;
  vp: number;
}

/** The game is over. */
export interface OverEvent {
  type: "over";
  winners: number[];
}
