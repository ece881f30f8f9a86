/** A game that a corrected rule has stopped, in words. */
import type { Player } from "../lib/board/contract";
import type { Stranded } from "../lib/messages";
import { w, wordsOr } from "../lib/words.svelte";
import { refusalText } from "./detail";

/** Which move it is about; empty if none. */
export function strandedMove(stranded: Stranded, players: Player[]): string {
  if (stranded.seat === null) return "";
  const player = players[stranded.seat]?.name ?? w("table-stranded-chance");
  const move = stranded.ply + 1;
  return stranded.name === null
    ? w("table-stranded-secret", { move, player })
    : w("table-stranded-move", { move, player, name: stranded.name });
}

/** Why the current rules do not allow it. */
export function strandedReason(stranded: Stranded, title: string, players: Player[]): string {
  const { code, detail } = stranded;
  return wordsOr(`table-stranded-${code}`, refusalText(title, code, detail, players));
}
