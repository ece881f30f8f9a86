/** What every part of the board is given: the view, the offers by place, and ways to act on a thing. */
import type { GameEvent, MoveRecord, Offer, Player, Telling, Words } from "../../lib/board";
import type { Explain } from "../../lib/gestures";
import { offerText } from "./telling";
import type { City, Refused } from "./view";

export interface Around {
  view: City;
  offers: Offer[];
  /** The offers that each place of the board concerns. */
  places: Map<string, Offer[]>;
  /** What might be wanted at a place and is not allowed. */
  refused: Map<string, Refused[]>;
  players: Player[];
  seat: number | null;
  highlight: string[];
  /** What has just happened; things fly for it unless the speed is 0. */
  events: GameEvent[];
  speed: number;
  /** Places where something has just happened. */
  fresh: Set<string>;
  w: Words;
  play(move: number): void;
  why(record: MoveRecord): void;
  explain: Explain;
  /** Ask which of several offers is meant, beside the thing that was chosen. */
  choose(offers: Offer[], at: Element): void;
}

export function tellingOf({ view, players, seat, w }: Around): Telling<City> {
  return { view, players, seat, w };
}

export function textOf(around: Around, offer: Offer): string {
  return offerText(offer, tellingOf(around));
}

export function offersAt(around: Around, place: string): Offer[] {
  return around.places.get(place) ?? [];
}

export function isLit(around: Around, place: string): boolean {
  return around.highlight.includes(place);
}

/** What a place is called by those who cannot see it: what it is, and what may be done there. */
export function label(around: Around, place: string, name: string): string {
  const offers = offersAt(around, place);
  return offers.length ? `${name.replace(/\.$/, "")}. ${offers.map((offer) => textOf(around, offer)).join("; ")}` : name;
}

/** Play the only offer of a place, ask which of several, else say why there is none or what it is. */
export function act(around: Around, place: string, at: Element): void {
  const offers = offersAt(around, place);
  if (offers.length === 1) around.play(offers[0]!.move);
  else if (offers.length) around.choose(offers, at);
  else {
    const refused = around.refused.get(place)?.[0];
    if (refused) around.why(bare(refused));
    else around.explain(place, at);
  }
}

function bare({ reason: _reason, clause: _clause, move: _move, ...record }: Refused): MoveRecord {
  return record as MoveRecord;
}
