/** What flies across the board when something happens: coins to the purse that gets them, cards to their new city. */
import type { Flight } from "../../lib/board/flight";
import { target } from "./naming";
import type { Event } from "./shapes";
import { cardIn } from "./view";

/** A coin, or a card by its id. */
export type Piece = { coin: true } | { card: string };

const COIN: Piece = { coin: true };

export function flightsOf(event: Event): Flight<Piece>[] {
  const card = cardIn(event);
  if (card === undefined || !("seat" in event)) return [];
  const purse = target.purse(event.seat);
  const place = target.card(event.seat, card);
  const pile = [target.pile(card), target.market];
  switch (event.type) {
    case "income":
    case "city-hall":
    case "airport":
      return [{ piece: COIN, from: [place], to: [purse], count: event.coins }];
    case "payment":
      return [{ piece: COIN, from: [target.purse(event.payer)], to: [purse], count: event.coins }];
    case "build":
      return [
        { piece: COIN, from: [purse], to: pile, count: event.coins },
        { piece: { card }, from: pile, to: [place, purse], length: 1.3, sinks: true },
      ];
    case "landmark":
      return [{ piece: COIN, from: [purse], to: [place], count: event.coins }];
    case "gave":
      return [
        {
          piece: { card },
          from: [place, purse],
          to: [target.card(event.to, card), target.purse(event.to)],
          length: 1.5,
          sinks: true,
        },
      ];
    case "took":
      return [
        {
          piece: { card },
          from: [target.card(event.from, card), target.purse(event.from)],
          to: [place, purse],
          length: 1.5,
          sinks: true,
        },
      ];
    default:
      return [];
  }
}
