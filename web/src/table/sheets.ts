/** The sheet that is open over the page: one of the shell's, or "table", which only a table has. */
export type OpenSheet = "rules" | "settings" | "side" | "table" | null;
