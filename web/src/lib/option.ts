/** Options of a title in words. */
import type { Value } from "./messages";
import { readable, w, wordsOr } from "./words.svelte";

export function optionName(title: string, option: string): string {
  return wordsOr(`${title}-option-${option}`, readable(option));
}

/** The value of an option in words; a list is named item by item. */
export function optionValue(title: string, option: string, value: Value): string {
  if (Array.isArray(value)) return value.map((each) => optionValue(title, option, each)).join(", ");
  const id = `${title}-value-${option}-${String(value).toLowerCase()}`;
  if (typeof value === "boolean") return wordsOr(id, w(value ? "lobby-yes" : "lobby-no"));
  return wordsOr(id, readable(String(value)));
}
