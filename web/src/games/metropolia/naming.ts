/** What things are called: the places of the board for the program, cards and cities for the reader. */
import type { Player, Words } from "../../lib/board/contract";
import type { Printed } from "./shapes";
import { cardOf } from "./view";

/** The places of the board, as log lines, offers and flights name them. */
export const target = {
  dice: "dice",
  market: "market",
  purse: (seat: number): string => `purse:${seat}`,
  pile: (card: string): string => `pile:${card}`,
  card: (seat: number, card: string): string => `card:${seat}:${card}`,
};

export function cardName(w: Words, id: string): string {
  const landmark = `metropolia-landmark-${id}`;
  return w(w.has(landmark) ? landmark : `metropolia-card-${id}`);
}

export function effect(w: Words, printed: Printed, id: string): string {
  const rule = printed.options.city_hall;
  return w(`metropolia-effect-${id}`, { rule: typeof rule === "string" ? rule : "" });
}

/** The effect in a few words, for the face of a card. */
export function brief(w: Words, printed: Printed, id: string): string {
  const card = cardOf(printed, id);
  return card ? `${w(`metropolia-board-when-${card.colour}`)} ${w(`metropolia-board-brief-${id}`)}` : "";
}

export function cityName(w: Words, player: Player, isOwn: boolean): string {
  return isOwn ? w("metropolia-board-your-city") : w("metropolia-board-city", { name: player.name });
}
