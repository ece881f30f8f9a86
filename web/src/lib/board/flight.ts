/** Something on its way from one place of the board to another. */
export interface Flight<Piece> {
  /** What flies, as the board's own snippet draws it. */
  piece: Piece;
  /** Names of places; the first that can be seen counts. */
  from: string[];
  to: string[];
  /** How many of it fly, one after the other; 1 if left out. */
  count?: number;
  /** How long it takes, as a share of the usual time; 1 if left out. */
  length?: number;
  /** How long it waits, as a share of the usual time; 0 if left out. */
  delay?: number;
  /** Whether it vanishes where it lands, as a card does in a pile. */
  sinks?: boolean;
}
