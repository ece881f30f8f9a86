/**
 * What codes and numbers are called, for any title. Which words belong to what follows from the names alone: a fact of
 * the view is `<title>-field-<name>`, a code `<title>-<field>-<code>`. What has no words is shown as its code.
 */
import type { Telling } from "../lib/board/contract";
import { playerIn } from "../lib/board/naming";
import { readable } from "../lib/words.svelte";

/** A code as message ids have it. */
export function slug(code: string): string {
  return code.replaceAll(/[_ ]/g, "-").toLowerCase();
}

/** The name of a fact. */
export function fieldName(name: string, { view: { title }, w }: Telling): string {
  const id = `${title}-field-${slug(name)}`;
  return w.has(id) ? w(id) : readable(name);
}

/** A single value of a field. */
export function valueText(field: string, value: unknown, { view: { title }, players, w }: Telling): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return w(value ? "lobby-yes" : "lobby-no");
  if (typeof value === "number") return playerIn(field, value, players) ?? String(value);
  const code = typeof value === "string" ? value : JSON.stringify(value);
  const id = `${title}-${slug(field)}-${slug(code)}`;
  return w.has(id) ? w(id) : readable(code);
}

/** Any value of a field on one line. */
export function lineText(field: string, value: unknown, telling: Telling): string {
  if (Array.isArray(value)) return value.map((each) => lineText(field, each, telling)).join(", ") || "–";
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, each]) => `${fieldName(name, telling)} ${lineText(name, each, telling)}`)
      .join(", ");
  }
  return valueText(field, value, telling);
}
