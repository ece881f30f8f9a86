/** The view of a seat, as the engine writes it, and ways to look things up in it. */
import type { GameEvent, Offer, Score, View } from "../../lib/board";
import type { Colour, Face, Icon } from "./pieces";

export interface CardFacts {
  id: string;
  number: number;
  highest: number;
  cost: number;
  colour: Colour;
  icon: Icon;
}

export interface Odds {
  total: number;
  /** Ways out of 6 with one die, out of 36 with two. */
  one: number;
  two: number;
  /** What the total brings each seat. */
  coins: number[];
}

export interface City {
  seat: number;
  coins: number;
  cards: Record<string, number>;
  landmarks: Record<string, boolean>;
  city_hall: boolean;
  score: Score;
  odds: Odds[];
}

export interface Refusal {
  type: string;
  card?: string;
  landmark?: string;
  reason: string;
  clause: string;
}

export interface Town extends View {
  phase: string;
  turn: {
    seat: number;
    number: number;
    dice: number[];
    added: number;
    total: number;
    rerolled: boolean;
    rolling: number;
    given: string | null;
  };
  seats: City[];
  market: { card: string; copies: number }[];
  deck: number;
  cards: CardFacts[];
  landmarks: { id: string; cost: number }[];
  refusals: Refusal[];
}

/** What an offer costs or brings, told by the engine beside the move. */
export interface OfferFacts {
  cost?: number;
  left?: number;
  total?: number;
  coins?: number | number[];
}

export function factsOf(offer: Offer): OfferFacts {
  return (offer as unknown as { facts?: OfferFacts }).facts ?? {};
}

export function cardOf(view: Town, id: string): CardFacts | undefined {
  return view.cards.find((card) => card.id === id);
}

/** The rolls of a card as printed. */
export function numbersOf(card: CardFacts): string {
  return card.number === card.highest ? `${card.number}` : `${card.number}–${card.highest}`;
}

export function faceOf(view: Town, id: string): Face {
  const card = cardOf(view, id);
  if (!card) return { id, colour: "landmark", icon: "landmark", numbers: "" };
  return { id, colour: card.colour, icon: card.icon, numbers: numbersOf(card) };
}

/** Cards in the order of their rolls, purple last, as on a tidy table. */
export function tidy(view: Town, ids: string[]): string[] {
  const rank = (id: string): number => {
    const card = cardOf(view, id);
    return card ? (card.colour === "purple" ? 1000 : 0) + card.number * 20 + card.highest : 2000;
  };
  return [...ids].sort((a, b) => rank(a) - rank(b));
}

/** The names that log lines and animations know the things on the board by. */
export const target = {
  dice: "dice",
  purse: (seat: number): string => `purse-${seat}`,
  pile: (card: string): string => `pile-${card}`,
  card: (seat: number, card: string): string => `city-${seat}-${card}`,
};

const MONEY = new Set(["income", "payment", "city-hall", "airport", "tuna"]);

/** Whether the ledger has a line for it. */
export function isMoney(event: GameEvent): boolean {
  return MONEY.has(event.type);
}

/** The money of one turn, of its last roll and what belongs to it. */
export function ledgerOf(history: GameEvent[], turn: number): GameEvent[] {
  const found: GameEvent[] = [];
  let number = 0;
  for (const event of history) {
    if (event.type === "turn") number = Number(event.turn);
    if (number === turn && isMoney(event)) found.push(event);
  }
  return found;
}

/** What an event moves from purse to purse: seat and change of coins. */
export function changes(event: GameEvent): [seat: number, coins: number][] {
  const seat = event.seat ?? 0;
  const coins = Number(event.coins ?? 0);
  switch (event.type) {
    case "income":
    case "city-hall":
    case "airport":
      return [[seat, coins]];
    case "payment":
      return [
        [seat, coins],
        [Number(event.payer), -coins],
      ];
    case "build":
    case "landmark":
      return [[seat, -coins]];
    default:
      return [];
  }
}
