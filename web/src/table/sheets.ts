/** The sheet that is open over a page of the table: one of the shell's, or what the table's own page adds. */
export type OpenSheet = "rules" | "settings" | "side" | "table" | null;
