/** The view of a seat with what is printed on the cards, and ways to look things up in it. */
import type { GameEvent, Offer as AnyOffer } from "../../lib/board";
import type { Face } from "./pieces";
import type { Card, Offer, Printed, View } from "./shapes";

export type { Card, City, Offer } from "./shapes";

/** What the table sends: the view, and beside it all that never changes. */
export type Town = Omit<View, "legal"> & Printed & { legal: AnyOffer[] };

/** A row of the odds: a total, how often it comes, and what it brings each seat. */
export interface Odds {
  total: number;
  /** Ways out of 6 with one die, out of 36 with two. */
  one: number;
  two: number;
  coins: number[];
}

/** What every total would bring if this seat rolled it. */
export function oddsOf(view: Town, roller: number): Odds[] {
  const rows = view.seats[roller]?.odds ?? [];
  return view.rolls.map((ways, index) => ({ ...ways, coins: rows[index] ?? [] }));
}

/** An offer of the table as one of this title's own. */
export function own(offer: AnyOffer): Offer {
  return offer as unknown as Offer;
}

export function cardOf(view: Town, id: string): Card | undefined {
  return view.cards.find((card) => card.id === id);
}

/** The rolls of a card as printed. */
export function numbersOf(card: Card): string {
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
