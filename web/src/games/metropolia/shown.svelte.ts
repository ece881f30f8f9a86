/** What the board shows while events run: purses, dice and the ledger lag behind the view on purpose. */
import { SvelteSet } from "svelte/reactivity";
import type { Flight } from "../../lib/board/flight";
import { flightsOf, type Piece } from "./flights";
import { target } from "./naming";
import type { Event, RollEvent, TunaEvent, View } from "./shapes";
import { cardIn, changes, isMoney, ledgerOf, type Money } from "./view";

/** Lets something fly across the board in about this many milliseconds. */
export type Fly = (flight: Flight<Piece>, ms: number) => void;

const LENGTHS: Partial<Record<Event["type"], number>> = {
  roll: 1000,
  tuna: 1000,
  "city-hall": 260,
  income: 260,
  payment: 340,
  airport: 340,
  harbor: 300,
  build: 480,
  landmark: 650,
  gave: 350,
  took: 600,
  turn: 120,
};
/** How long the card of an event is marked, as a share of a flight. */
const HOPS: Partial<Record<Event["type"], number>> = {
  income: 1,
  "city-hall": 1,
  airport: 1,
  payment: 1,
  build: 2,
  landmark: 2,
  took: 2,
};
const FLIGHT = 380;
const TUMBLE = 620;

function lengthOf(event: Event): number {
  return LENGTHS[event.type] ?? 0;
}

/** How long a row of events takes to show at normal speed. */
export function pace(events: Event[]): number {
  const length = events.reduce((sum, event) => sum + lengthOf(event), 0);
  return length ? length + 250 : 0;
}

export class Shown {
  coins = $state<number[]>([]);
  dice = $state<number[]>([]);
  added = $state(0);
  total = $state(0);
  roller = $state(0);
  tumbles = $state(false);
  /** The money of the last roll, line by line. */
  ledger = $state<Money[]>([]);
  /** Targets that have just paid or been built. */
  paying = new SvelteSet<string>();
  #run = 0;
  #after: [View, Event[]] | null = null;

  /** Show a view as it is. */
  settle(view: View, history: Event[]): void {
    this.#run += 1;
    this.#after = [view, history];
    this.coins = view.seats.map((city) => city.coins);
    this.ledger = ledgerOf(history, view.turn.number);
    this.#lay(view.roll.dice, view.roll.added, view.turn.seat ?? 0);
    this.tumbles = false;
    this.paying.clear();
  }

  /** Show how the events led to a view. */
  async play(events: Event[], view: View, history: Event[], speed: number, fly: Fly): Promise<void> {
    if (this.#after) this.settle(...this.#after);
    const run = ++this.#run;
    this.#after = [view, history];
    if (this.coins.length !== view.seats.length || !speed) {
      this.settle(view, history);
      return;
    }
    const time = (ms: number): number => ms / speed;
    for (const event of events) {
      this.#note(event);
      if (event.type === "roll" || event.type === "tuna") await this.#tumble(event, time(TUMBLE), run);
      if (run !== this.#run) return;
      for (const flight of flightsOf(event)) fly(flight, time(FLIGHT));
      this.#hop(event, time(FLIGHT));
      for (const [seat, coins] of changes(event)) this.coins[seat] = (this.coins[seat] ?? 0) + coins;
      const tumbled = event.type === "roll" || event.type === "tuna" ? TUMBLE : 0;
      if (lengthOf(event)) await pause(time(lengthOf(event) - tumbled));
      if (run !== this.#run) return;
    }
    this.settle(view, history);
  }

  #note(event: Event): void {
    if (event.type === "turn") {
      this.ledger = [];
      this.#lay([], 0, event.seat);
    }
    if (isMoney(event)) this.ledger.push(event);
    if (event.type === "harbor") {
      this.added = event.added;
      this.total = event.total;
    }
  }

  #lay(dice: number[], added: number, roller: number): void {
    this.dice = dice;
    this.added = added;
    this.total = dice.reduce((sum, die) => sum + die, added);
    this.roller = roller;
  }

  async #tumble(event: RollEvent | TunaEvent, ms: number, run: number): Promise<void> {
    const faces = [event.first, event.second].filter((face) => face > 0);
    this.tumbles = true;
    for (let shakes = 7; shakes > 0 && run === this.#run; shakes -= 1) {
      this.dice = faces.map((face, index) => ((face + shakes * (index + 2)) % 6) + 1);
      await pause(ms / 7);
    }
    if (run !== this.#run) return;
    this.tumbles = false;
    if (event.type === "roll") this.#lay(faces, 0, event.seat);
    else this.dice = faces;
  }

  /** The card that an event is about hops; one that is new in its city stays marked for longer. */
  #hop(event: Event, ms: number): void {
    const card = cardIn(event);
    const length = HOPS[event.type];
    if (card === undefined || length === undefined || !("seat" in event)) return;
    const place = target.card(event.seat, card);
    this.paying.add(place);
    setTimeout(() => this.paying.delete(place), length * ms + 200);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
