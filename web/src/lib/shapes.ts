// Made by `python -m quartier.server.schema`: change kernel/shape.py.

/** Which turn it is, counted from 1, and whose; 0 and null before the first player is known. */
export interface TurnShape {
  number: number;
  seat: number | null;
}

/** What every offer has; a title's own have a `type` and more. */
export interface OfferShape {
  move: number;
  /** There when its player learns something new by it, so that it cannot be taken back. */
  reveals?: boolean;
}

/** One line of the score pad. A title's own may have more. */
export interface PartShape {
  part: string;
  points: number;
}

/** What every view has. A title's own extends it with precise types for offers and seats. */
export interface Envelope {
  title: string;
  turn: TurnShape;
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  /** A seat, -1 for chance, -2 when the game is over. */
  to_move: number;
}

/** What every document of components has. */
export interface PrintedEnvelope {
  title: string;
  players: number;
  options: Record<string, unknown>;
}
