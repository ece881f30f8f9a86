/** The table as the parts of the plain board read it. Its offers are buttons, not places. */
import type { GameEvent, Printed, View } from "../lib/board/contract";
import { boardTable } from "../lib/board/table.svelte";
import { offerText } from "./telling";

export const { openTable, useTable } = boardTable<View, Printed, GameEvent>({
  placesOf: () => [],
  wantedAt: () => null,
  offerText,
});
