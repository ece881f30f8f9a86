// Made by `python -m quartier.server.schema`: change the shapes in games/metropolia.
import type { PartShape, TurnShape } from "../../lib/shapes";

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

/** What a roll brings each seat on average. */
export interface Mean {
  mean: number[];
}

/** Roll one die or two. */
export interface DiceOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
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

/** Keep the dice as they lie. */
export interface KeepOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "keep";
  facts: Income;
}

/** Roll again. */
export interface RerollOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "reroll";
  count: number;
  facts: Mean;
}

/** Add 2 to the total, or nothing. */
export interface HarborOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "harbor";
  add: number;
  facts: Income;
}

/** What one opponent would pay. */
export interface Payment {
  coins: number;
}

/** Let this opponent pay for the TV station. */
export interface TvOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "tv";
  seat: number;
  facts: Payment;
}

/** Leave the cards where they are. */
export interface NoSwapOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "no-swap";
}

/** Give a card away, to swap it. */
export interface GiveOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "give";
  card: string;
}

/** Take this card for the one given away. */
export interface TakeOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "take";
  seat: number;
  card: string;
}

/** What building costs, and the coins that are left after it. */
export interface Cost {
  cost: number;
  left: number;
}

/** Build an establishment. */
export interface BuildOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "build";
  card: string;
  facts: Cost;
}

/** Build a landmark. */
export interface LandmarkOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: "landmark";
  landmark: string;
  facts: Cost;
}

/** Build nothing. */
export interface NothingOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
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

/** The line of one seat on the score pad: a point for each landmark; coins break ties. */
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
  /** What is asked, or what chance is about to bring. */
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
  /** The lowest total that activates it. */
  number: number;
  highest: number;
  cost: number;
  colour: Colour;
  icon: Icon;
  /** In the box. */
  copies: number;
}

/** A landmark as printed. */
export interface Landmark {
  id: string;
  set: Box;
  cost: number;
}

/** A total and how many rolls make it: of the 6 of one die, of the 36 of two. 0 if it takes the harbor. */
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

/** Who begins the game. */
export interface FirstPlayerEvent {
  type: "first-player";
  seat: number;
}

/** A card is turned up. */
export interface DealEvent {
  type: "deal";
  card: string;
  /** The copies that lie open now. */
  pile: number;
}

/** A purple pile that nobody may build any more is taken away. */
export interface ClearEvent {
  type: "clear";
  card: string;
  copies: number;
}

/** A turn begins. */
export interface TurnEvent {
  type: "turn";
  seat: number;
  turn: number;
}

/** The amusement park gives another turn. */
export interface ExtraTurnEvent {
  type: "extra-turn";
  seat: number;
}

/** How many dice were chosen. */
export interface DiceEvent {
  type: "dice";
  seat: number;
  count: number;
}

/** The dice were rolled. */
export interface RollEvent {
  type: "roll";
  seat: number;
  first: number;
  /** 0 when one die was rolled. */
  second: number;
  total: number;
}

/** The dice stay as they lie. */
export interface KeepEvent {
  type: "keep";
  seat: number;
}

/** The dice are rolled again. */
export interface RerollEvent {
  type: "reroll";
  seat: number;
  count: number;
}

/** The harbor adds 2, or nothing. */
export interface HarborEvent {
  type: "harbor";
  seat: number;
  added: number;
  total: number;
}

/** The roll for the tuna boats. */
export interface TunaEvent {
  type: "tuna";
  seat: number;
  first: number;
  second: number;
  total: number;
}

/** The city hall gives a coin. */
export interface CityHallEvent {
  type: "city-hall";
  seat: number;
  card: string;
  coins: number;
}

/** Coins from the bank. */
export interface IncomeEvent {
  type: "income";
  seat: number;
  card: string;
  copies: number;
  coins: number;
}

/** Coins from one player to another. */
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

/** The card that the roller gave away in a swap. */
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

/** Nothing is swapped. */
export interface NoSwapEvent {
  type: "no-swap";
  seat: number;
}

/** An establishment was built. */
export interface BuildEvent {
  type: "build";
  seat: number;
  card: string;
  coins: number;
}

/** A landmark was built. */
export interface LandmarkEvent {
  type: "landmark";
  seat: number;
  landmark: string;
  coins: number;
}

/** Nothing was built. */
export interface NothingEvent {
  type: "nothing";
  seat: number;
}

/** The airport pays for a turn without a building. */
export interface AirportEvent {
  type: "airport";
  seat: number;
  landmark: string;
  coins: number;
}

/** All landmarks stand. */
export interface WinEvent {
  type: "win";
  seat: number;
}
