/**
 * Codes and numbers in words, for any title. Which words belong to what follows from the names alone: an offer of
 * type `build` is told by `<title>-offer-build`, an event by `<title>-event-build`, a fact of the view by
 * `<title>-field-<name>`, a code by `<title>-<field>-<code>`. What has no words is told by its codes.
 */
import {
  CHANCE,
  OVER,
  type GameEvent,
  type Line,
  type Offer,
  type Player,
  type Telling,
  type Words,
} from "../lib/board";
import { idsWith, readable } from "../lib/words.svelte";

type Values = Record<string, string | number>;

/** Fields that hold a seat number wherever they appear. */
const SEATS = ["seat", "from", "to", "with", "owner", "payer", "payee", "target", "player", "other"];
/** Fields of a record that say nothing to a reader. */
const UNTOLD = ["type", "move", "seat", "reveals"];

/** All that the words of one game depend on. */
export interface Speech {
  title: string;
  players: Player[];
  w: Words;
}

function slug(code: string): string {
  return code.replaceAll(/[_ ]/g, "-").toLowerCase();
}

/** The name of a fact. */
export function fieldName(name: string, { title, w }: Speech): string {
  const id = `${title}-field-${slug(name)}`;
  return w.has(id) ? w(id) : readable(name);
}

/** A single value of a field. */
export function valueText(field: string, value: unknown, { title, players, w }: Speech): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return w(value ? "lobby-yes" : "lobby-no");
  if (typeof value === "number") return (SEATS.includes(field) && players[value]?.name) || String(value);
  const code = typeof value === "string" ? value : JSON.stringify(value);
  const id = `${title}-${slug(field)}-${slug(code)}`;
  return w.has(id) ? w(id) : readable(code);
}

/** Any value of a field on one line. */
export function lineText(field: string, value: unknown, speech: Speech): string {
  if (Array.isArray(value)) return value.map((each) => lineText(field, each, speech)).join(", ") || "–";
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, each]) => `${fieldName(name, speech)} ${lineText(name, each, speech)}`)
      .join(", ");
  }
  return valueText(field, value, speech);
}

function speechOf({ view, players, w }: Telling): Speech {
  return { title: view.title, players, w };
}

/** A record by its message, or by its codes. */
function told(kind: "offer" | "event", record: Record<string, unknown>, speech: Speech): string {
  const { title, players, w } = speech;
  const type = String(record.type);
  const seat = typeof record.seat === "number" ? players[record.seat]?.name : undefined;
  const id = `${title}-${kind}-${slug(type)}`;
  if (w.has(id)) {
    const values: Values = seat ? { name: seat } : {};
    for (const [name, value] of Object.entries(record)) {
      const inner =
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.entries(value)
          : [[name, value] as const];
      for (const [field, each] of inner) {
        values[slug(field)] = typeof each === "number" && !SEATS.includes(field) ? each : lineText(field, each, speech);
      }
    }
    return w(id, values);
  }
  const rest = Object.entries(record)
    .filter(([name, value]) => !UNTOLD.includes(name) && value !== null)
    .map(([name, value]) => `${fieldName(name, speech)} ${lineText(name, value, speech)}`);
  return (seat ? `${seat}: ` : "") + [readable(type), ...rest].join(", ");
}

export function offerText(offer: Offer, telling: Telling): string {
  return told("offer", { ...offer }, speechOf(telling));
}

/** A title with words for some events leaves out the others: they go without saying. */
export function eventText(event: GameEvent, telling: Telling): Line | null {
  const speech = speechOf(telling);
  const isTold = telling.w.has(`${speech.title}-event-${slug(event.type)}`);
  if (!isTold && idsWith(`${speech.title}-event-`).length) return null;
  return { text: told("event", { ...event }, speech), weight: event.type === "turn" ? "turn" : undefined };
}

export function statusText({ view, players, w }: Telling): string {
  if (view.to_move === OVER) return w("table-over");
  if (view.to_move === CHANCE) return w("table-plain-chance");
  if (view.to_move === view.seat) return w("table-your-turn");
  return w("table-plain-waiting", { name: players[view.to_move]?.name ?? "" });
}
