/** The numbers and codes behind a refusal, made ready for its words. */
import type { Player } from "../lib/board/contract";
import { playerIn } from "../lib/board/naming";
import type { Detail } from "../lib/messages";
import { w, wordsOr } from "../lib/words.svelte";

/** Seats become names of players; codes that have words become words. */
export function spoken(title: string, detail: Detail, players: Player[]): Record<string, string | number> {
  const one = (field: string, value: string | number): string | number => {
    if (typeof value === "number") return playerIn(field, value, players) ?? value;
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
