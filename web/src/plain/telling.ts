/**
 * Offers and events in words, for any title: an offer of type `build` is `<title>-offer-build`, an event
 * `<title>-event-build`. What has no words is shown as its codes.
 */
import { CHANCE, OVER, type GameEvent, type Line, type Offer, type Telling } from "../lib/board/contract";
import { playerIn, type Values } from "../lib/board/naming";
import { idsWith, readable } from "../lib/words.svelte";
import { fieldName, lineText, slug } from "./naming";

/** Fields of a record that say nothing to a reader. */
const UNTOLD = ["type", "move", "seat", "reveals"];

/** A record by its message, or by its codes. */
function told(kind: "offer" | "event", record: Record<string, unknown>, telling: Telling): string {
  const { view, players, w } = telling;
  const type = String(record.type);
  const seat = typeof record.seat === "number" ? players[record.seat]?.name : undefined;
  const id = `${view.title}-${kind}-${slug(type)}`;
  if (w.has(id)) {
    const values: Values = seat ? { name: seat } : {};
    for (const [name, value] of Object.entries(record)) {
      const inner =
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.entries(value)
          : [[name, value] as const];
      for (const [field, each] of inner) {
        values[slug(field)] =
          typeof each === "number" && playerIn(field, each, players) === undefined
            ? each
            : lineText(field, each, telling);
      }
    }
    return w(id, values);
  }
  const rest = Object.entries(record)
    .filter(([name, value]) => !UNTOLD.includes(name) && value !== null)
    .map(([name, value]) => `${fieldName(name, telling)} ${lineText(name, value, telling)}`);
  return (seat ? `${seat}: ` : "") + [readable(type), ...rest].join(", ");
}

export function offerText(offer: Offer, telling: Telling): string {
  return told("offer", { ...offer }, telling);
}

/** If a title has words for some events, the others are left out of the log. */
export function eventText(event: GameEvent, telling: Telling): Line | null {
  const { title } = telling.view;
  const isTold = telling.w.has(`${title}-event-${slug(event.type)}`);
  if (!isTold && idsWith(`${title}-event-`).length) return null;
  return { text: told("event", { ...event }, telling), weight: event.type === "turn" ? "turn" : undefined };
}

export function statusText({ view, players, w }: Telling): string {
  if (view.to_move === OVER) return w("table-over");
  if (view.to_move === CHANCE) return w("table-plain-chance");
  if (view.to_move === view.seat) return w("table-your-turn");
  return w("table-plain-waiting", { name: players[view.to_move]?.name ?? "" });
}
