// Made by `python -m quartier.server.schema`: change the shapes in games/metropolia.
import type { PartShape, TurnShape } from "../../lib/shapes";

export type Phase =
  | "deal"
  | "first-player"
  | "dice"
  | "roll"
  | "reroll"
  | "harbor"
  | "tuna"
  | "tv"
  | "give"
  | "take"
  | "build"
  | "over";

export type Box = "base" | "plus";

export type Colour = "blue" | "green" | "red" | "purple";

export type Icon = "wheat" | "cow" | "gear" | "bread" | "factory" | "fruit" | "cup" | "boat" | "tower";

export type Offer =
  | DiceOffer
  | KeepOffer
  | RerollOffer
  | HarborOffer
  | TvOffer
  | NoSwapOffer
  | GiveOffer
  | TakeOffer
  | BuildOffer
  | LandmarkOffer
  | NothingOffer;

export type Event =
  | FirstPlayerEvent
  | DealEvent
  | ClearEvent
  | TurnEvent
  | ExtraTurnEvent
  | DiceEvent
  | RollEvent
  | KeepEvent
  | RerollEvent
  | HarborEvent
  | TunaEvent
  | CityHallEvent
  | IncomeEvent
  | PaymentEvent
  | GaveEvent
  | TookEvent
  | NoSwapEvent
  | BuildEvent
  | LandmarkEvent
  | NothingEvent
  | AirportEvent
  | WinEvent;

/** What a roll brings each seat on average. */
export interface Mean {
  mean: number[];
}

export interface DiceOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "dice";
  count: number;
  facts: Mean;
}

/** A total, and what it brings each seat. */
export interface Income {
  total: number;
  coins: number[];
}

export interface KeepOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "keep";
  facts: Income;
}

export interface RerollOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "reroll";
  count: number;
  facts: Mean;
}

export interface HarborOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "harbor";
  add: number;
  facts: Income;
}

/** What one opponent would pay. */
export interface Payment {
  coins: number;
}

export interface TvOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "tv";
  seat: number;
  facts: Payment;
}

export interface NoSwapOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "no-swap";
}

export interface GiveOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "give";
  card: string;
}

export interface TakeOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "take";
  seat: number;
  card: string;
}

/** What building costs and what the purse then holds. */
export interface Cost {
  cost: number;
  left: number;
}

export interface BuildOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "build";
  card: string;
  facts: Cost;
}

export interface LandmarkOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "landmark";
  landmark: string;
  facts: Cost;
}

export interface NothingOffer {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
  type: "nothing";
  facts: Cost;
}

/** What one player has. */
export interface City {
  seat: number;
  coins: number;
  cards: Record<string, number>;
  landmarks: Record<string, boolean>;
  /** What each seat would win or lose if this one rolled the total: a row for each of `rolls`. */
  odds: number[][];
}

/** The line of one seat on the score pad: a point for each landmark; coins part equals. */
export interface Score {
  seat: number;
  total: number;
  coins: number;
  parts: PartShape[];
}

/** The score pad. */
export interface Result {
  over: boolean;
  scores: Score[];
  ranks: number[];
  winners: number[];
}

/** The dice as they lie, and what the harbor added. */
export interface Roll {
  dice: number[];
  added: number;
  total: number;
}

/** The table as a seat sees it. */
export interface View {
  title: string;
  turn: TurnShape;
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  /** A seat, -1 for chance, -2 when the game is over. */
  to_move: number;
  legal: Offer[];
  seats: City[];
  result: Result | null;
  /** What is awaited. */
  phase: Phase;
  roll: Roll;
  /** The card that the roller gives away, while another is chosen for it. */
  given: string | null;
  /** The cards that lie open, with their copies. */
  market: Record<string, number>;
  /** The cards that wait face down. */
  deck: number;
}

/** An establishment as printed, with the price of this game. */
export interface Card {
  id: string;
  set: Box;
  number: number;
  highest: number;
  cost: number;
  colour: Colour;
  icon: Icon;
  copies: number;
}

/** A landmark as printed. */
export interface Landmark {
  id: string;
  set: Box;
  cost: number;
}

/** A total and how often it comes: of 6 with one die, of 36 with two; 0 where only the harbor leads. */
export interface Ways {
  total: number;
  one: number;
  two: number;
}

/** The cards of the box and the totals that can be rolled. */
export interface Printed {
  title: string;
  players: number;
  options: Record<string, unknown>;
  cards: Card[];
  landmarks: Landmark[];
  /** Whether every city has one. */
  city_hall: boolean;
  rolls: Ways[];
}

export interface FirstPlayerEvent {
  type: "first-player";
  seat: number;
}

export interface DealEvent {
  type: "deal";
  card: string;
  /** The copies that lie open now. */
  pile: number;
}

export interface ClearEvent {
  type: "clear";
  card: string;
  copies: number;
}

export interface TurnEvent {
  type: "turn";
  seat: number;
  turn: number;
}

export interface ExtraTurnEvent {
  type: "extra-turn";
  seat: number;
}

export interface DiceEvent {
  type: "dice";
  seat: number;
  count: number;
}

export interface RollEvent {
  type: "roll";
  seat: number;
  first: number;
  /** 0 when one die was rolled. */
  second: number;
  total: number;
}

export interface KeepEvent {
  type: "keep";
  seat: number;
}

export interface RerollEvent {
  type: "reroll";
  seat: number;
  count: number;
}

export interface HarborEvent {
  type: "harbor";
  seat: number;
  added: number;
  total: number;
}

export interface TunaEvent {
  type: "tuna";
  seat: number;
  first: number;
  second: number;
  total: number;
}

export interface CityHallEvent {
  type: "city-hall";
  seat: number;
  card: string;
  coins: number;
}

export interface IncomeEvent {
  type: "income";
  seat: number;
  card: string;
  copies: number;
  coins: number;
}

export interface PaymentEvent {
  type: "payment";
  /** Who is paid. */
  seat: number;
  payer: number;
  card: string;
  copies: number;
  due: number;
  coins: number;
  forgiven: number;
}

export interface GaveEvent {
  type: "gave";
  seat: number;
  to: number;
  card: string;
}

export interface TookEvent {
  type: "took";
  seat: number;
  from: number;
  card: string;
}

export interface NoSwapEvent {
  type: "no-swap";
  seat: number;
}

export interface BuildEvent {
  type: "build";
  seat: number;
  card: string;
  coins: number;
}

export interface LandmarkEvent {
  type: "landmark";
  seat: number;
  landmark: string;
  coins: number;
}

export interface NothingEvent {
  type: "nothing";
  seat: number;
}

export interface AirportEvent {
  type: "airport";
  seat: number;
  landmark: string;
  coins: number;
}

export interface WinEvent {
  type: "win";
  seat: number;
}
