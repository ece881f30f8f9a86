/** What things are called: the places of the board for the program, tokens, tiles and districts for the reader. */
import type { Words } from "../../lib/board/contract";
import type { BonusTile, Now } from "./view";

export type Counts = Record<string, number>;

export const RESOURCES = ["wood", "marble", "gold"];
export const PRESTIGE = ["bronze-prestige", "silver-prestige", "gold-prestige"];
export const KINDS = [...RESOURCES, ...PRESTIGE];

/** The places beside the map, as log lines, offers and flights name them; places on the map have their own ids. */
export const target = {
  stack: (stack: number) => `stack:${stack}`,
  bonus: (number: number) => `bonus:${number}`,
  end: (id: string) => `end:${id}`,
  track: (space: number) => `track:${space}`,
  vp: (id: number) => `vp:${id}`,
  vpIn: (district: string) => `vp-in:${district}`,
  district: (district: string) => `district:${district}`,
  kind: (kind: string) => `kind:${kind}`,
  seat: (seat: number) => `seat:${seat}`,
  pile: "end-pile",
};

export function districtName(w: Words, district: string): string {
  return w(`paris-district-${district}`);
}

export function placeName(w: Words, place: string): string {
  return w(`paris-place-${place}`);
}

/** A kind of token, or francs, VP, a key. */
export function thing(w: Words, kind: string): string {
  if (kind === "francs") return "₣";
  return w(w.has(`paris-kind-${kind}`) ? `paris-kind-${kind}` : `paris-thing-${kind}`);
}

export function counts(w: Words, things: Counts | undefined, sign = ""): string {
  const listed = Object.entries(things ?? {}).filter(([, count]) => count > 0);
  return listed.map(([kind, count]) => `${sign}${count} ${thing(w, kind)}`).join(", ");
}

export function bonusText(w: Words, tile: BonusTile | undefined): string {
  return tile ? w(`paris-bonus-${tile.number}`, { francs: tile.francs, vp: tile.vp }) : "";
}

/** What a bonus or end-game tile would bring the reader now; empty for a spectator. */
export function bonusNow(w: Words, tile: Now | undefined): string {
  if (!tile?.now) return "";
  const { vp, francs } = tile.now;
  const things = counts(w, { vp: Math.max(0, vp), francs }, "+");
  return things ? w("paris-board-now", { things }) : w("paris-board-now-nothing");
}
