// Made by `python -m quartier.server.schema`: change kernel/shape.py.

/** Which turn it is, counted from 1, and whose; 0 and null before the first player is known. */
export interface TurnShape {
  number: number;
  seat: number | null;
}

/** What every offer has; a title's own have a `type` and more. */
export interface OfferShape {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
}

/** One line of the score pad. A title's own may have more. */
export interface PartShape {
  part: string;
  points: number;
}

/** The line of one seat on the score pad. A title's own may have more. */
export interface ScoreShape {
  seat: number;
  total: number;
  parts: PartShape[];
}

/** The score pad. A title's own may have more. */
export interface ResultShape {
  over: boolean;
  scores: ScoreShape[];
  /** The place of each seat: 1 is the best, and equals share a place. */
  ranks: number[];
  winners: number[];
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

/** An offer of any title: what it does is in `type` and in fields of the title's own. */
export interface AnyOffer {
  move: number;
  /** True if the move shows its player something new, so that it cannot be taken back; otherwise absent. */
  reveals?: boolean;
  type: string;
}

/** An event of any title. */
export interface AnyEvent {
  type: string;
}

/** A view of any title. */
export interface AnyView {
  title: string;
  turn: TurnShape;
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  /** A seat, -1 for chance, -2 when the game is over. */
  to_move: number;
  /** What the seat whose view this is may play now; empty if it is not to move. */
  legal: AnyOffer[];
  /** The players in the order of their seats. */
  seats: unknown[];
  /** Null until the game is over. */
  result: ResultShape | null;
}

/** What every document of components has. */
export interface PrintedEnvelope {
  title: string;
  players: number;
  options: Record<string, unknown>;
}
