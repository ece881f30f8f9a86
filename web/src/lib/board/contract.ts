/**
 * The contract between the table and one title's folder, `src/games/<title>/`.
 *
 * A folder has `index.ts` with a default export of type `TitleUi`, loaded when a table of that title
 * opens, and `Poster.svelte` (no props, an SVG with viewBox "0 0 300 400") for the lobby. Nothing else
 * in the client names a title.
 *
 * The client knows no rules: what may be done is in `offers`, what is to be seen is in `view`, what is
 * printed on the components is in `printed`, what has just happened is in `events`.
 */
import type { Component } from "svelte";
import type { AnyEvent, AnyOffer, AnyView, PrintedEnvelope, ScoreShape } from "../shapes";

/** A move as the engine describes it: `{"type": "build", "card": "cafe"}`. */
export type MoveRecord = { type: string; [field: string]: string | number | boolean };

// What all titles have in common; each has more of its own in `shapes.ts`, made from the engine's.

/** A move that may be played now. */
export type Offer = AnyOffer;

/** What happened, as codes and numbers. Fields that are a secret of another seat are null. */
export type GameEvent = AnyEvent;

/** What one seat may know. */
export type View = AnyView;

/** The components of a game, which never change; sent once. */
export type Printed = PrintedEnvelope;

export const CHANCE = -1;
export const OVER = -2;

/** Shapes that mark the players, so that colour is never the only mark. */
export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon";

export interface Player {
  seat: number;
  name: string;
  /** A CSS colour, readable on both themes, e.g. `var(--player-0)`; text on it is `var(--on-player)`. */
  colour: string;
  shape: Shape;
  isComputer: boolean;
  isConnected: boolean;
}

export interface BoardSettings {
  /** 1 is normal, 2 twice as fast, 0 no animation. It is 0 for a reader who prefers reduced motion. */
  speed: number;
  reducedMotion: boolean;
}

/** Words from the `.ftl` files in the reader's language. A template that uses them follows a change of language. */
export interface Words {
  (id: string, values?: Record<string, string | number>): string;
  /** Whether any language has this message. */
  has(id: string): boolean;
  /** The language that is shown: "en", "pl", ... */
  readonly language: string;
}

/** What a title's words are made from. */
export interface Telling<V extends View = View, P extends Printed = Printed> {
  view: V;
  printed: P;
  players: Player[];
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  w: Words;
}

/** A line of the log. `targets` are the places it is about, by the board's own names; they come back as `highlight`. */
export interface Line {
  text: string;
  targets?: string[];
  /** "turn" opens a new block in the log, "minor" is shown small. */
  weight?: "turn" | "minor";
}

/** What a piece is, in words, for the card that appears beside it. */
export interface PieceHelp {
  name: string;
  text: string;
  /** The number of the clause that says more, e.g. "3.4" for `<title>-clause-3-4`. */
  clause?: string;
}

/** One player's score as `game.result()` gives it: the total, and its parts as on a score pad. */
export type Score = ScoreShape;

/** One set of curves for the chart at the end of the game, from the scores after each turn. */
export interface Series {
  id: string;
  /** Message id of its name. */
  label: string;
  value(score: Score): number;
}

export interface BoardProps<V extends View = View, P extends Printed = Printed, E extends GameEvent = GameEvent> {
  view: V;
  printed: P;
  /** What the reader may play now; empty if it is not their turn, and in a replay. */
  offers: V["legal"];
  /** The events that led to this view, to be animated: a new array each time, empty if nothing moves. */
  events: E[];
  /** Everything that has happened up to this view; never animated. */
  history: E[];
  seat: number | null;
  players: Player[];
  /** The places that the log line under the pointer is about. */
  highlight: string[];
  settings: BoardSettings;
  w: Words;
  /** Play an offer. */
  play: (move: number) => void;
  /** Ask why this move is not offered; the table shows the reason and the rule. */
  why: (record: MoveRecord) => void;
  /** Show `pieceHelp` of a place beside an element (hover, focus or long press); null puts it away. */
  explain: (id: string | null, at?: Element) => void;
}

/** What a title's folder exports by default from `index.ts`. */
export interface TitleUi<
  V extends View = View,
  P extends Printed = Printed,
  E extends GameEvent = GameEvent,
  Sent extends View = V,
> {
  Board: Component<BoardProps<V, P, E>>;
  /** Makes the view that the title reads from the one that was sent; left out if they are the same. */
  read?: (view: Sent, printed: P) => V;
  /** What an offer does, in words: the button's label, or the accessible name on the board. */
  offerText(offer: V["legal"][number], telling: Telling<V, P>): string;
  /** Whether the board itself shows this offer; the others become buttons beside the status line. */
  isOnBoard(offer: V["legal"][number], telling: Telling<V, P>): boolean;
  /** Whether this is the usual choice: its button is filled, and the space bar plays it. */
  isMain?(offer: V["legal"][number], telling: Telling<V, P>): boolean;
  /** The line that says what to do now, or who is to move. */
  statusText(telling: Telling<V, P>): string;
  /** An event as a line of the log; null if it needs none. */
  eventText(event: E, telling: Telling<V, P>): Line | null;
  /** How long the events take to show, in milliseconds at normal speed; 350 by default. */
  pace?(events: E[]): number;
  pieceHelp(id: string, telling: Telling<V, P>): PieceHelp | null;
  /** What the chart can show; by default the total and each part of the score. */
  series?: Series[];
}
