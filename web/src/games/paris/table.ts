/** What every part of the board is given: the view, the offers by place, and ways to act on a thing. */
import type { MoveRecord, Player, Words } from "../../lib/board";
import type { Explain } from "../../lib/gestures";
import { offerText } from "./telling";
import type { Choice, City, Table } from "./city";
import type { Event } from "./shapes";
import { wantedAt } from "./view";

export interface Around {
  view: City;
  offers: Choice[];
  /** The offers that each place of the board concerns. */
  places: Map<string, Choice[]>;
  players: Player[];
  seat: number | null;
  highlight: string[];
  /** What has just happened; things fly for it unless the speed is 0. */
  events: Event[];
  speed: number;
  /** Places where something has just happened. */
  fresh: Set<string>;
  w: Words;
  play(move: number): void;
  why(record: MoveRecord): void;
  explain: Explain;
  /** Ask which of several offers is meant, beside the thing that was chosen. */
  choose(offers: Choice[], at: Element): void;
}

export function tellingOf({ view, players, seat, w }: Around): Table {
  return { view, players, seat, w };
}

export function textOf(around: Around, offer: Choice): string {
  return offerText(offer, tellingOf(around));
}

export function offersAt(around: Around, place: string): Choice[] {
  return around.places.get(place) ?? [];
}

export function isLit(around: Around, place: string): boolean {
  return around.highlight.includes(place);
}

/** What a place is called by those who cannot see it: what it is, and what may be done there. */
export function label(around: Around, place: string, name: string): string {
  const offers = offersAt(around, place);
  return offers.length
    ? `${name.replace(/\.$/, "")}. ${offers.map((offer) => textOf(around, offer)).join("; ")}`
    : name;
}

/** Play the only offer of a place, ask which of several; where there is none, ask why or say what it is. */
export function act(around: Around, place: string, at: Element): void {
  const offers = offersAt(around, place);
  if (offers.length === 1) around.play(offers[0]!.move);
  else if (offers.length) around.choose(offers, at);
  else {
    const wanted = around.offers.length && around.seat !== null ? wantedAt(place, around.view, around.seat) : null;
    if (wanted) around.why(wanted);
    else around.explain(place, at);
  }
}
