/** The words of the title: offers, events, the status line. */
import { CHANCE, OVER, type Line, type Telling as AnyTelling, type Words } from "../../lib/board/contract";
import { named, type Namer, type Values } from "../../lib/board/naming";
import { cardName, effect, target } from "./naming";
import type { Event, Offer, Printed, View } from "./shapes";
import { cardIn, cardOf, numbersOf } from "./view";

export type Telling = AnyTelling<View, Printed>;

const cards: Namer<Telling> = (code, { w }) => cardName(w, code);

/** The fields of an offer or an event as names, with what its card does. */
function said(fields: Offer | Event, telling: Telling): Values {
  const { printed, w } = telling;
  const id = cardIn(fields);
  const card = id === undefined ? undefined : cardOf(printed, id);
  return {
    ...named(fields, telling, { card: cards, landmark: cards }),
    ...(id === undefined ? {} : { effect: effect(w, printed, id), rolls: card ? numbersOf(card) : "" }),
  };
}

/** What an offer does; the board may have longer words for it than the terminal. */
export function offerText(offer: Offer, telling: Telling): string {
  const { w } = telling;
  const told = `metropolia-board-offer-${offer.type}`;
  return w(w.has(told) ? told : `metropolia-offer-${offer.type}`, {
    ...said(offer, telling),
    ...figures(offer, telling),
  });
}

/** What the offer costs or brings the roller, as the engine says. */
function figures(offer: Offer, { view, w }: Telling): Values {
  const roller = view.turn.seat ?? 0;
  switch (offer.type) {
    case "dice":
    case "reroll":
      return { mean: average(offer.facts.mean[roller] ?? 0, w) };
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

function average(coins: number, w: Words): string {
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
  const text = telling.w(id, { due: coins, second: 0, copies: 1, ...said(event, telling) });
  return { text, targets: targetsOf(event), weight: WEIGHTS[event.type] };
}
