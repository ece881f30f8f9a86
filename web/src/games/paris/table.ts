/** The table as the parts of Paris's board read it. */
import { boardTable } from "../../lib/board/table.svelte";
import { helpText } from "./help";
import { placesOf, wantedAt } from "./places";
import type { Event, Printed } from "./shapes";
import { offerText } from "./telling";
import type { City } from "./view";

interface Own {
  /** Places where something has just happened. */
  readonly fresh: ReadonlySet<string>;
}

export const { openTable, useTable } = boardTable<City, Printed, Event, Own>({ placesOf, wantedAt, offerText });

/** How long a key flies at normal speed, in milliseconds. */
export const PACE = 400;

/** A place for those who cannot see it: what it is, and what may be done there. */
export function label(table: ReturnType<typeof useTable>, place: string, name?: string): string {
  const what = name ?? helpText(place, table.telling);
  return table.isOffered(place) ? `${what.replace(/\.$/, "")}. ${table.textAt(place)}` : what;
}
