/** The table as the parts of Metropolia's board read it. */
import { boardTable } from "../../lib/board/table.svelte";
import { placesOf, wantedAt } from "./places";
import type { Event, Printed, View } from "./shapes";
import type { Shown } from "./shown.svelte";
import { offerText } from "./telling";

interface Own {
  /** What the board shows while events run. */
  shown: Shown;
}

export const { openTable, useTable } = boardTable<View, Printed, Event, Own>({ placesOf, wantedAt, offerText });
