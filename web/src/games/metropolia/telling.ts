/** The words of the title: offers, events, the status line, what a piece is. */
import type { Line, PieceHelp, Player, Telling as AnyTelling, Words } from "../../lib/board";
import { CHANCE, OVER } from "../../lib/board";
import type { Event, Offer, Printed, View } from "./shapes";
import { cardIn, cardOf, numbersOf, target } from "./view";

export type Telling = AnyTelling<View, Printed>;

type Values = Record<string, string | number>;

export function cardName(w: Words, id: string): string {
  const landmark = `metropolia-landmark-${id}`;
  return w(w.has(landmark) ? landmark : `metropolia-card-${id}`);
}

export function effect(w: Words, printed: Printed, id: string): string {
  const rule = printed.options.city_hall;
  return w(`metropolia-effect-${id}`, { rule: typeof rule === "string" ? rule : "" });
}

/** The effect in a few words, as the face of a card has it. */
export function brief(w: Words, printed: Printed, id: string): string {
  const card = cardOf(printed, id);
  return card ? `${w(`metropolia-board-when-${card.colour}`)} ${w(`metropolia-board-brief-${id}`)}` : "";
}

export function cityName(w: Words, player: Player, isOwn: boolean): string {
  return isOwn ? w("metropolia-board-your-city") : w("metropolia-board-city", { name: player.name });
}

const SEATS = ["seat", "payer", "from", "to"];
const CARDS = ["card", "landmark"];

/** Codes as names: seats become players, cards what they are called. */
function named(fields: object, { printed, players, w }: Telling): Values {
  const made: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (SEATS.includes(field) && typeof value === "number") made[field] = players[value]?.name ?? `${value + 1}`;
    else if (CARDS.includes(field) && typeof value === "string") {
      const card = cardOf(printed, value);
      made[field] = cardName(w, value);
      made.effect = effect(w, printed, value);
      made.rolls = card ? numbersOf(card) : "";
    } else if (typeof value === "number" || typeof value === "string") made[field] = value;
  }
  return made;
}

/** What an offer does; the board tells more of it than the terminal where it has the words. */
export function offerText(offer: Offer, telling: Telling): string {
  const { w } = telling;
  const told = `metropolia-board-offer-${offer.type}`;
  return w(w.has(told) ? told : `metropolia-offer-${offer.type}`, {
    ...named(offer, telling),
    ...figures(offer, telling),
  });
}

/** What the offer costs or brings the roller, as the engine tells it. */
function figures(offer: Offer, { view, w }: Telling): Values {
  const roller = view.turn.seat ?? 0;
  switch (offer.type) {
    case "dice":
    case "reroll":
      return { mean: signed(offer.facts.mean[roller] ?? 0, w) };
    case "keep":
    case "harbor": {
      const coins = offer.facts.coins[roller] ?? 0;
      return { total: offer.facts.total, coins: coins > 0 ? `+${coins}` : `${coins}` };
    }
    case "tv":
      return { coins: offer.facts.coins };
    case "build":
    case "landmark":
    case "nothing":
      return { cost: offer.facts.cost, gain: offer.facts.left - (view.seats[roller]?.coins ?? 0) };
    default:
      return {};
  }
}

function signed(coins: number, w: Words): string {
  return new Intl.NumberFormat(w.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(coins);
}

/** Offers whose place is on the board: piles, landmarks, cities and the cards in them. */
const ON_BOARD = new Set(["build", "landmark", "tv", "give", "take"]);

export function isOnBoard(offer: Offer): boolean {
  return ON_BOARD.has(offer.type);
}

export function isMain(offer: Offer): boolean {
  return offer.type === "keep" || (offer.type === "harbor" && offer.add === 0);
}

export function statusText({ view, players, seat, w }: Telling): string {
  const name = players[view.to_move]?.name ?? "";
  if (view.to_move === OVER) {
    const winner = players[view.turn.seat ?? 0];
    if (winner?.seat === seat) return w("metropolia-board-status-won");
    return w("metropolia-board-status-winner", { name: winner?.name ?? "" });
  }
  if (view.to_move === CHANCE) return w("metropolia-board-status-chance");
  if (view.to_move !== seat) return w("metropolia-board-status-waiting", { name, phase: view.phase });
  return w(`metropolia-board-status-${view.phase}`, {
    name,
    total: view.roll.total,
    coins: view.seats[view.to_move]?.coins ?? 0,
    card: view.given ? cardName(w, view.given) : "",
  });
}

function targetsOf(event: Event): string[] {
  const found: string[] = [];
  const card = cardIn(event);
  const seat = "seat" in event ? event.seat : null;
  if (card !== undefined) {
    found.push(seat === null ? target.pile(card) : target.card(event.type === "gave" ? event.to : seat, card));
  }
  if (event.type === "roll" || event.type === "harbor" || event.type === "tuna") found.push(target.dice);
  if (event.type === "payment") found.push(target.purse(event.payer));
  if (seat !== null) found.push(target.purse(seat));
  return found;
}

const WEIGHTS: Partial<Record<Event["type"], Line["weight"]>> = {
  turn: "turn",
  deal: "minor",
  clear: "minor",
  keep: "minor",
  dice: "minor",
  nothing: "minor",
  "no-swap": "minor",
};

export function eventText(event: Event, telling: Telling): Line | null {
  const id = `metropolia-event-${event.type}`;
  if (!telling.w.has(id)) return null;
  const coins = "coins" in event ? event.coins : 0;
  const text = telling.w(id, { due: coins, second: 0, copies: 1, ...named(event, telling) });
  return { text, targets: targetsOf(event), weight: WEIGHTS[event.type] };
}

export function pieceHelp(id: string, { printed, w }: Telling): PieceHelp | null {
  if (!w.has(`metropolia-effect-${id}`)) return null;
  const card = cardOf(printed, id);
  const kind = card ? w(`metropolia-board-kind-${card.colour}`, { rolls: numbersOf(card) }) : "";
  const price = card?.cost ?? printed.landmarks.find((each) => each.id === id)?.cost;
  const worth = price === undefined ? "" : w("metropolia-board-price", { price });
  const text = [kind, effect(w, printed, id), worth].filter(Boolean).join(" ");
  return { name: cardName(w, id), text };
}
