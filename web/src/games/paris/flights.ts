/** What flies across the map when something happens: keys to their new place, tokens to the player who takes them. */
import type { Flight } from "../../lib/board/flight";
import { target } from "./naming";
import type { Event } from "./shapes";

/** The key of a seat, or a token by its kind. */
export type Piece = { key: number } | { token: string };

export function flightsOf(event: Event): Flight<Piece>[] {
  switch (event.type) {
    case "place":
      return [{ piece: { key: event.seat }, from: [target.seat(event.seat)], to: [event.to] }];
    case "move":
      return [{ piece: { key: event.seat }, from: [event.from], to: [event.to] }];
    case "token":
      return [{ piece: { token: event.kind }, from: [event.from], to: [target.seat(event.seat)], delay: 0.5 }];
    default:
      return [];
  }
}
