/** The number in a clause's name: "3.4" of "M-3.4"; empty when there is none. */
export function clauseNumber(clause: string): string {
  return /\d+(?:\.\d+)*[a-z]?/.exec(clause)?.[0] ?? "";
}

/** The message with the clause's text. */
export function clauseId(title: string, clause: string): string {
  return `${title}-clause-${clauseNumber(clause).replaceAll(".", "-")}`;
}
