/** The players as boards and panels show them. */
import type { Player } from "../lib/board/contract";
import type { SeatInfo } from "../lib/messages";
import { colourOf, shapeOf } from "../lib/titles";
import { w } from "../lib/words.svelte";

export function playersOf(seats: SeatInfo[]): Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name || (seat.level ? w(`bot-level-${seat.level}`) : w("lobby-seat-free")),
    colour: colourOf(seat.seat),
    shape: shapeOf(seat.seat),
    isComputer: seat.kind === "bot" || seat.level !== null,
    isConnected: seat.kind === "bot" || seat.connected,
  }));
}

/** The players of a record, which has only their names. */
export function playersNamed(names: string[]): Player[] {
  return names.map((name, seat) => ({
    seat,
    name: name || w("lobby-player-number", { number: seat + 1 }),
    colour: colourOf(seat),
    shape: shapeOf(seat),
    isComputer: false,
    isConnected: true,
  }));
}
