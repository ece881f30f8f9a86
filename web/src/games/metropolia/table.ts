/** What every part of the board is given: the view, the offers, and ways to act on a thing. */
import type { MoveRecord, Player, Words } from "../../lib/board";
import type { Explain } from "../../lib/gestures";
import type { Offer, Printed, View } from "./shapes";
import type { Shown } from "./shown.svelte";
import { offerText } from "./telling";

export interface Around {
  view: View;
  printed: Printed;
  offers: Offer[];
  players: Player[];
  seat: number | null;
  highlight: string[];
  w: Words;
  shown: Shown;
  play(move: number): void;
  why(record: MoveRecord): void;
  explain: Explain;
}

/** Something on the board that may be chosen: what it says, whether it glows, what a click does. */
export interface Choice {
  offer: Offer | undefined;
  /** The offer in words; empty when it is not offered. */
  text: string;
}

function matches(offer: Offer, record: MoveRecord): boolean {
  return Object.entries(record).every(([field, value]) => Reflect.get(offer, field) === value);
}

/** Whether the reader is to move. */
export function isMyMove(around: Around): boolean {
  return around.seat !== null && around.view.to_move === around.seat && around.offers.length > 0;
}

export function choice(around: Around, record: MoveRecord): Choice {
  const { view, printed, players, seat, w } = around;
  const offer = around.offers.find((each) => matches(each, record));
  return { offer, text: offer ? offerText(offer, { view, printed, players, seat, w }) : "" };
}

/** Play what is offered; else say why it is not, or, while waiting, what the thing is. */
export function act(around: Around, record: MoveRecord, piece: string, at: Element | undefined): void {
  const { offer } = choice(around, record);
  if (offer) around.play(offer.move);
  else if (isMyMove(around)) around.why(record);
  else around.explain(piece, at);
}
