/** Who sits at a new table, before it is opened. */
import type { NewTable, SeatChoice, TitleInfo } from "../lib/messages";
import { w } from "../lib/words.svelte";

/** Names for computer opponents: first names of the period. */
const BOT_NAMES = ["Colette", "Gustave", "Odette", "Marcel", "Berthe"];

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length]!;
}

/** A seat of this kind, with a suitable name. */
export function seatOf(kind: SeatChoice["kind"], seat: number, title: TitleInfo): SeatChoice {
  if (kind === "bot") return { kind, name: botName(seat), level: title.default_level };
  if (kind === "local") return { kind, name: w("lobby-player-number", { number: seat + 1 }) };
  return { kind };
}

/** Me against computers, with the usual options. */
export function quickTable(title: TitleInfo): NewTable {
  const players = title.players.includes(3) ? 3 : Math.min(...title.players);
  const seats = Array.from({ length: players }, (_, seat) => seatOf(seat ? "bot" : "me", seat, title));
  return { title: title.name, seats };
}
