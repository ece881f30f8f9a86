/** Ways to look things up in the view, in what is printed, and in what has happened. */
import type { Face } from "./art/face";
import type { Card, Event, Offer, Printed, View } from "./shapes";

/** A row of the odds: a total, how often it comes, and what it brings each seat. */
export interface Odds {
  total: number;
  /** Ways out of 6 with one die, out of 36 with two. */
  one: number;
  two: number;
  coins: number[];
}

/** What every total would bring if this seat rolled it. */
export function oddsOf(view: View, printed: Printed, roller: number): Odds[] {
  const rows = view.seats[roller]?.odds ?? [];
  return printed.rolls.map((ways, index) => ({ ...ways, coins: rows[index] ?? [] }));
}

export function cardOf(printed: Printed, id: string): Card | undefined {
  return printed.cards.find((card) => card.id === id);
}

/** The rolls of a card as printed. */
export function numbersOf(card: Card): string {
  return card.number === card.highest ? `${card.number}` : `${card.number}–${card.highest}`;
}

export function faceOf(printed: Printed, id: string): Face {
  const card = cardOf(printed, id);
  if (!card) return { id, colour: "landmark", icon: "landmark", numbers: "" };
  return { id, colour: card.colour, icon: card.icon, numbers: numbersOf(card) };
}

/** Cards in the order of their rolls, purple last, as on a tidy table. */
export function tidy(printed: Printed, ids: string[]): string[] {
  const rank = (id: string): number => {
    const card = cardOf(printed, id);
    return card ? (card.colour === "purple" ? 1000 : 0) + card.number * 20 + card.highest : 2000;
  };
  return [...ids].sort((a, b) => rank(a) - rank(b));
}

export type Money = Extract<Event, { type: "income" | "payment" | "city-hall" | "airport" | "tuna" }>;
const MONEY = new Set<Event["type"]>(["income", "payment", "city-hall", "airport", "tuna"]);

/** Whether the ledger has a line for this event. */
export function isMoney(event: Event): event is Money {
  return MONEY.has(event.type);
}

/** The card or landmark that an event or an offer is about, if it is about one. */
export function cardIn(event: Event | Offer): string | undefined {
  if ("card" in event) return event.card;
  return "landmark" in event ? event.landmark : undefined;
}

/** The money of one turn. */
export function ledgerOf(history: Event[], turn: number): Money[] {
  const found: Money[] = [];
  // Turn 1 has no event of its own if its player is fixed beforehand.
  let number = 1;
  for (const event of history) {
    if (event.type === "turn") number = event.turn;
    if (number === turn && isMoney(event)) found.push(event);
  }
  return found;
}

/** The changes of purses that an event brings. */
export function changes(event: Event): [seat: number, coins: number][] {
  switch (event.type) {
    case "income":
    case "city-hall":
    case "airport":
      return [[event.seat, event.coins]];
    case "payment":
      return [
        [event.seat, event.coins],
        [event.payer, -event.coins],
      ];
    case "build":
    case "landmark":
      return [[event.seat, -event.coins]];
    default:
      return [];
  }
}
