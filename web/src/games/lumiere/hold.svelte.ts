/**
 * What the reader holds over the board: a tile, a building or a special piece, turned some way.
 *
 * Every way to lay it is an offer of the engine; this only chooses among the offers.
 */
import { middle } from "./geometry";
import type { Offer, Printed } from "./shapes";
import { cellsOf } from "./view";

/** What an offer lays: "tile:tile3", "build:l4", "garden", "put:painter", "annex". */
export function thingOf(offer: Offer): string | null {
  switch (offer.type) {
    case "tile":
      return `tile:${offer.tile}`;
    case "build":
      return `build:${offer.building}`;
    case "put":
      return `put:${offer.piece}`;
    case "garden":
    case "fountain":
    case "statue":
    case "annex":
      return offer.type;
    default:
      return null;
  }
}

/** How the offer turns the thing; the annex "turns" from one building to the next. */
function turnOf(offer: Offer): string {
  if (offer.type === "statue") return offer.facing;
  if (offer.type === "annex") return offer.building;
  return "rotation" in offer ? String(offer.rotation) : "0";
}

const FACINGS = ["north", "east", "south", "west"];

export class Hold {
  thing = $state<string | null>(null);
  turn = $state("0");
  /** The space under the pointer, the finger or the keyboard's cursor. */
  cursor = $state<number | null>(null);

  readonly #now: () => { offers: Offer[]; printed: Printed };

  /** `now` gives the current offers and the components. */
  constructor(now: () => { offers: Offer[]; printed: Printed }) {
    this.#now = now;
  }

  readonly things = $derived.by(() => {
    const { offers } = this.#now();
    return [...new Set(offers.map(thingOf).filter((each) => each !== null))];
  });
  /** The thing in hand, if it can be laid; a single thing is picked up automatically. */
  readonly held = $derived(
    this.thing && this.things.includes(this.thing) ? this.thing : this.things.length === 1 ? this.things[0]! : null,
  );
  readonly ways = $derived.by(() => {
    const { offers } = this.#now();
    return this.held ? offers.filter((offer) => thingOf(offer) === this.held) : [];
  });
  readonly turns = $derived(sorted([...new Set(this.ways.map(turnOf))]));
  readonly facing = $derived(this.turns.includes(this.turn) ? this.turn : (this.turns[0] ?? "0"));
  /** The offers for the thing as it is turned now. */
  readonly turned = $derived(this.ways.filter((offer) => turnOf(offer) === this.facing));
  readonly #cells = $derived.by(() => {
    const { offers, printed } = this.#now();
    return new Map(offers.map((offer) => [offer.move, cellsOf(offer, printed)]));
  });
  /** The spaces that it can cover as it is turned now. */
  readonly open = $derived(new Set(this.turned.flatMap((offer) => this.cellsOf(offer))));
  /** The offer that the cursor stands for. */
  readonly preview = $derived(this.cursor === null ? null : this.at(this.cursor));

  cellsOf(offer: Offer): number[] {
    return this.#cells.get(offer.move) ?? [];
  }

  /** Of the offers that cover a space, the one whose middle is nearest to it. */
  at(space: number): Offer | null {
    const [x, y] = middle(space);
    let best: Offer | null = null;
    let nearest = Infinity;
    for (const offer of this.turned) {
      const cells = this.cellsOf(offer);
      if (!cells.includes(space)) continue;
      let sumX = 0;
      let sumY = 0;
      for (const cell of cells) {
        const [cx, cy] = middle(cell);
        sumX += cx / cells.length;
        sumY += cy / cells.length;
      }
      const far = Math.hypot(sumX - x, sumY - y);
      if (far < nearest) [best, nearest] = [offer, far];
    }
    return best;
  }

  take(thing: string): void {
    this.thing = thing;
    this.cursor = null;
  }

  rotate(steps = 1): void {
    if (!this.turns.length) return;
    const from = this.turns.indexOf(this.facing);
    this.turn = this.turns[(from + steps + this.turns.length) % this.turns.length]!;
  }

  /** Move the cursor, as the arrow keys do. */
  move(x: number, y: number): void {
    const from = this.cursor ?? 27;
    const column = Math.min(7, Math.max(0, (from % 8) + x));
    const row = Math.min(7, Math.max(0, Math.floor(from / 8) + y));
    this.cursor = row * 8 + column;
  }
}

function sorted(turns: string[]): string[] {
  const rank = (turn: string): number => (FACINGS.includes(turn) ? FACINGS.indexOf(turn) : Number(turn) || 0);
  return turns.sort((left, right) => rank(left) - rank(right));
}
