/**
 * The table as every part of a board reads it: one context for all titles.
 *
 * A title's `table.ts` calls `boardTable` once. Its `Board.svelte` opens the table with the board's props, and every
 * part below it gets that same table, so that nothing is handed down from part to part.
 */
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardProps, GameEvent, MoveRecord, Player, Printed, Telling, View, Words } from "./contract";
import { tells } from "./gestures";

type OfferOf<V extends View> = V["legal"][number];

/** What the table has to know about a title: where its offers are chosen, and how to say them. */
export interface Places<V extends View, P extends Printed> {
  /** The places of the board where an offer is chosen; none if it is chosen in another way. */
  placesOf: (offer: OfferOf<V>, telling: Telling<V, P>) => string[];
  /** The move that a reader may want who clicks a place without an offer; null if there is none. */
  wantedAt: (place: string, telling: Telling<V, P>) => MoveRecord | null;
  offerText: (offer: OfferOf<V>, telling: Telling<V, P>) => string;
}

export class Table<V extends View, P extends Printed, E extends GameEvent, Own = undefined> {
  /** The offers of one place among which the reader has to choose, and where that place is on the screen. */
  choice = $state.raw<{ offers: OfferOf<V>[]; at: DOMRect } | null>(null);
  /** What only this title's board has: the thing in hand, the purses while coins fly. */
  readonly own: Own;
  readonly #now: () => BoardProps<V, P, E>;
  readonly #title: Places<V, P>;
  readonly #offersAt = $derived.by(() => {
    const found = new Map<string, OfferOf<V>[]>();
    for (const offer of this.offers) {
      for (const place of this.#title.placesOf(offer, this.telling)) {
        found.set(place, [...(found.get(place) ?? []), offer]);
      }
    }
    return found;
  });
  readonly #lit = $derived.by(() => new Set(this.#now().highlight));

  /** `now` gives the current props of the board. */
  constructor(now: () => BoardProps<V, P, E>, title: Places<V, P>, own: Own) {
    this.#now = now;
    this.#title = title;
    this.own = own;
  }

  // --- what there is to see --------------------------------------------------------------

  get view(): V {
    return this.#now().view;
  }
  get printed(): P {
    return this.#now().printed;
  }
  /** What may be played now. */
  get offers(): V["legal"] {
    return this.#now().offers;
  }
  /** The events that led to this view, to be animated; empty if nothing moves. */
  get events(): E[] {
    return this.#now().events;
  }
  /** Everything that has happened up to this view. */
  get history(): E[] {
    return this.#now().history;
  }
  /** The reader's seat; null for a spectator. */
  get seat(): number | null {
    return this.#now().seat;
  }
  get players(): Player[] {
    return this.#now().players;
  }
  get w(): Words {
    return this.#now().w;
  }
  /** 1 is normal, 2 twice as fast, 0 means no animation. */
  get speed(): number {
    return this.#now().settings.speed;
  }
  /** The seat on the reader's side of the table; a spectator sits with the first player. */
  get near(): number {
    return this.seat ?? 0;
  }
  get isMyMove(): boolean {
    return this.seat !== null && this.view.to_move === this.seat && this.offers.length > 0;
  }
  /** What the title's words are made from. */
  get telling(): Telling<V, P> {
    const { view, printed, players, seat, w } = this;
    return { view, printed, players, seat, w };
  }

  /** How long something takes at the reader's speed, in milliseconds; 0 without animation. */
  ms(normal: number): number {
    return this.speed ? normal / this.speed : 0;
  }

  // --- places ----------------------------------------------------------------------------

  /** Whether the log line under the pointer names this place. */
  isLit(place: string): boolean {
    return this.#lit.has(place);
  }

  /** The places that the log line under the pointer names. */
  get lit(): ReadonlySet<string> {
    return this.#lit;
  }

  /** The places where something may be done. */
  get offered(): string[] {
    return [...this.#offersAt.keys()];
  }

  offersAt(place: string): OfferOf<V>[] {
    return this.#offersAt.get(place) ?? [];
  }

  isOffered(place: string): boolean {
    return this.#offersAt.has(place);
  }

  textOf(offer: OfferOf<V>): string {
    return this.#title.offerText(offer, this.telling);
  }

  /** What may be done at a place, in words; empty when nothing may. */
  textAt(place: string): string {
    return this.offersAt(place)
      .map((offer) => this.textOf(offer))
      .join("; ");
  }

  // --- what the reader does ----------------------------------------------------------------

  readonly play = (move: number): void => this.#now().play(move);

  readonly why = (record: MoveRecord): void => this.#now().why(record);

  /** Explain a place on a card beside an element; null puts the card away. */
  readonly explain = (place: string | null, at?: Element): void => this.#now().explain(place, at);

  /** Explains an element when the pointer rests on it, a finger stays on it, or the keyboard reaches it. */
  tells(place: string): Attachment {
    return tells(place, this.explain);
  }

  /** Play the only offer of a place, or ask which of several. Without an offer, ask why, or explain the place. */
  act(place: string, at: Element): void {
    const offers = this.offersAt(place);
    const [only] = offers;
    if (only && offers.length === 1) {
      this.play(only.move);
    } else if (only) {
      this.explain(null);
      this.choice = { offers, at: at.getBoundingClientRect() };
    } else {
      const wanted = this.isMyMove ? this.#title.wantedAt(place, this.telling) : null;
      if (wanted) this.why(wanted);
      else this.explain(place, at);
    }
  }
}

/** The context of one title: `openTable` for its board, `useTable` for the parts of it. */
export function boardTable<V extends View, P extends Printed, E extends GameEvent, Own = undefined>(
  title: Places<V, P>,
): {
  openTable: (now: () => BoardProps<V, P, E>, own: Own) => Table<V, P, E, Own>;
  useTable: () => Table<V, P, E, Own>;
} {
  const [useTable, setTable] = createContext<Table<V, P, E, Own>>();
  return { openTable: (now, own) => setTable(new Table(now, title, own)), useTable };
}
