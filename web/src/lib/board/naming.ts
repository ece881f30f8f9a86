/** How codes and numbers become names, for the boards of all titles. */
import type { Player, Telling } from "./contract";

/** What a message is filled with. */
export type Values = Record<string, string | number>;

/** Says what a code is called. */
export type Namer<T extends Telling = Telling> = (code: string, telling: T) => string;

/** Fields whose number is a seat. */
const SEATS = new Set(["seat", "from", "to", "with", "owner", "payer", "payee", "target", "player", "other"]);

/** The name of the player that a field stands for; undefined when it holds no seat. */
export function playerIn(field: string, value: unknown, players: Player[]): string | undefined {
  return typeof value === "number" && SEATS.has(field) ? players[value]?.name : undefined;
}

/** The fields of an offer or an event as names: seats become players, codes what the title's namers call them. */
export function named<T extends Telling>(fields: object, telling: T, namers: Record<string, Namer<T>>): Values {
  const made: Values = {};
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    const player = playerIn(field, value, telling.players);
    if (player !== undefined) made[field] = player;
    else if (typeof value === "string") made[field] = namers[field]?.(value, telling) ?? value;
    else if (typeof value === "number") made[field] = value;
    else if (typeof value === "boolean") made[field] = String(value);
  }
  return made;
}

/** A namer for codes whose messages are `<title>-<kind>-<code>`. */
export function message(title: string, kind: string): Namer {
  return (code, { w }) => w(`${title}-${kind}-${code}`);
}

/** A number with its sign, as it changes a score or a purse. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
