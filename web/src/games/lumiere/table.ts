/** The table as the parts of Lumière's board read it. */
import { boardTable } from "../../lib/board/table.svelte";
import type { Hold } from "./hold.svelte";
import { placesOf, wantedAt } from "./places";
import type { Event, Printed, View } from "./shapes";
import { offerText } from "./telling";

interface Own {
  /** What the reader holds over the board. */
  hold: Hold;
}

export const { openTable, useTable } = boardTable<View, Printed, Event, Own>({ placesOf, wantedAt, offerText });

/** How long a new tile, house or light takes to appear at normal speed, in milliseconds. */
export const APPEARS = 380;
