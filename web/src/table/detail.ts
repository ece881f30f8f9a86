/** The numbers and codes behind a refusal, made ready for its words. */
import type { Player } from "../lib/board";
import type { Detail } from "../lib/messages";
import { w, wordsOr } from "../lib/words.svelte";

/** Fields that hold a seat wherever they appear. */
const SEATS = new Set(["seat", "owner", "target", "player", "other"]);

/** A seat becomes that player's name, and a code with words of its own becomes these. */
export function spoken(title: string, detail: Detail, players: Player[]): Record<string, string | number> {
  const one = (field: string, value: string | number): string | number => {
    if (typeof value === "number") return SEATS.has(field) ? (players[value]?.name ?? value + 1) : value;
    return wordsOr(`${title}-${field}-${value}`, value);
  };
  const list = new Intl.ListFormat(w.language, { type: "conjunction" });
  return Object.fromEntries(
    Object.entries(detail).map(([field, value]) => [
      field.replaceAll("_", "-"),
      Array.isArray(value) ? list.format(value.map((each) => String(one(field, each)))) : one(field, value),
    ]),
  );
}

/** Why the rules of a title do not allow something: in its own words, or in those of the server. */
export function refusalText(title: string, code: string, detail: Detail, players: Player[]): string {
  const own = `${title}-refusal-${code}`;
  return w.has(own) ? w(own, spoken(title, detail, players)) : wordsOr(`server-problem-${code}`, w("table-not-now"));
}
