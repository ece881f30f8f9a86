// Made by `python -m quartier.server.schema`: change server/bodies.py or server/messages.py.
import type { Changes } from "./delta";
import type { AnyEvent, AnyView, PrintedEnvelope, ResultShape, ScoreShape } from "./shapes";

export type Language = "en" | "fr" | "it" | "pl";

/** The least time that a computer opponent takes for a move. */
export type Pace = "human" | "instant" | "quick" | "slow";

/** A stranded game cannot go on, because a rule was corrected after it began. */
export type Status = "closed" | "over" | "running" | "stranded" | "waiting";

/** The last two end a stranded game: it was given up, or goes on at the table named in `rematch`. */
export type Ending = "closed" | "conceded" | "continued" | "finished" | "rules";

/** The value of an option. */
export type Value = boolean | number | string | string[];

/** The numbers and codes behind a refusal, to put it into words. */
export type Detail = Record<string, number | string | string[]>;

/** The rematch is open at this table. */
export interface Again {
  type: "again";
  table: string;
  ref: number | null;
}

/** Ask what the best bot would do here; only at tables that allow hints. */
export interface AskHint {
  type: "hint";
  ref?: number | null;
  seq: number;
}

/** Show the board as it was after that many moves. */
export interface At {
  type: "at";
  ref?: number | null;
  ply: number;
}

/** A new nickname or language. */
export interface ChangeMe {
  name?: string | null;
  language?: "en" | "fr" | "it" | "pl" | null;
}

/** The scores of a finished game, turn by turn. */
export interface Chart {
  points: ChartPoint[];
}

/** The scores after `ply` moves, when the turn of `seat` ended. */
export interface ChartPoint {
  ply: number;
  seat: number;
  scores: ScoreShape[];
}

/** A new line of chat. */
export interface Chat {
  type: "chat";
  line: ChatLine;
  ref: number | null;
}

/** One line of chat; `seat` is null for a spectator. */
export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** End the turn: the held move counts from now on, and what follows it is drawn. */
export interface Commit {
  type: "commit";
  ref?: number | null;
  seq: number;
}

/** Give up one of my seats. A game of two ends; in a larger game a bot plays on. */
export interface Concede {
  type: "concede";
  ref?: number | null;
  seat: number;
}

/** The message was not understood or not allowed; nothing has changed. */
export interface Fault {
  type: "fault";
  code: string;
  ref: number | null;
}

/** Let bots of this level take the open seats, so that the game begins. */
export interface FillTable {
  level: string;
}

/** The words, as Fluent text, of the titles that are packages of their own. */
export interface GuestWords {
  titles: Record<string, string>;
}

/** The answer of a healthy server. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
  sockets: number;
}

/** The first message, with the last `seq` that was seen (0 if none). */
export interface Hello {
  type: "hello";
  ref?: number | null;
  since?: number;
}

/** The answer to `hint`: a move in the position of `seq`, the chance to win with it, and reasons. */
export interface Hint {
  type: "hint";
  seq: number;
  move: number;
  record: Record<string, unknown>;
  chance: number;
  reasons: HintReason[];
  ref: number | null;
}

/** A reason for a move: a code (the locale files have its words), an amount, and what it is about. */
export interface HintReason {
  code: string;
  amount: number;
  about: string;
}

/** Take an open seat, by invitation or at a public table; or bring one's own seat here by its key. */
export interface JoinTable {
  invite?: string | null;
  key?: string | null;
  seat?: number | null;
  name?: string | null;
}

/** Say that the player of this seat now holds the device. */
export interface Look {
  type: "look";
  ref?: number | null;
  seat: number;
}

/** The guest to whom the cookie belongs; the name is empty until one is chosen. */
export interface Me {
  name: string;
  language: "en" | "fr" | "it" | "pl" | null;
}

/** A table to open. The seats are in order of play; the first one begins. */
export interface NewTable {
  title: string;
  seats: SeatChoice[];
  /** To be left out if there is a position, which has its own. */
  options?: Record<string, boolean | number | string | string[]>;
  public?: boolean;
  hints?: boolean;
  pace?: "human" | "instant" | "quick" | "slow";
  /** Where to begin (`game.position()`) instead of a set-up; only at a table that is not public. */
  position?: Record<string, unknown> | null;
}

/** One option of a title; `default` is null if it follows from the other options. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string | string[])[];
  default: boolean | number | string | string[] | null;
  clause: string;
  pick: number;
  among: string[];
}

/** The answer to `at`: the board as it was. */
export interface Past {
  type: "past";
  ply: number;
  view: AnyView;
  ref: number | null;
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** Play a move, by number or by record, in the position of `seq`; `commit` ends the turn at once. */
export interface Play {
  type: "play";
  ref?: number | null;
  seq: number;
  move?: number | null;
  record?: Record<string, boolean | number | string | (number | string)[] | null> | null;
  commit?: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  ref: number | null;
}

/** Who is here; nothing else has changed. */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  watchers: number;
  ref: number | null;
}

/** Why a request was refused: a code, for which `server.ftl` has words, and detail for programmers. */
export interface Problem {
  code: string;
  detail: string;
}

/** The answer to `why`; the code is null if the move is offered after all. */
export interface Reason {
  type: "reason";
  code: string | null;
  clause: string;
  detail: Record<string, number | string | string[]>;
  ref: number | null;
}

/** The move was not made: the reason, its clause and its numbers, and the present state. */
export interface Refused {
  type: "refused";
  code: string;
  clause: string;
  state: TableState;
  detail: Record<string, number | string | string[]>;
  ref: number | null;
}

/** Play again with the next starting player, once the game is over. */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}

/** Put a bot in the place of a player who left: the host decides, others vote. */
export interface Replace {
  type: "replace";
  ref?: number | null;
  seat: number;
  level?: string | null;
}

/** A record with all its steps, as one seat saw them or (null) a spectator. */
export interface Replay {
  id: string;
  title: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string | string[]>;
  names: string[];
  plies: number;
  seat: number | null;
  /** `game.printed()`: the components, which never change. */
  printed: PrintedEnvelope;
  steps: Step[];
  result: ResultShape;
  /** Why a record of an older version is shown only up to here. */
  stranded: Stranded | null;
}

/** The board after `ply` moves, and the step that led to it (null at the start). */
export interface ReplayPoint {
  ply: number;
  view: AnyView;
  step: Step | null;
}

/** Take my seat back from the bot. */
export interface Resume {
  type: "resume";
  ref?: number | null;
  seat: number;
}

/** Say something in the chat. */
export interface Say {
  type: "say";
  ref?: number | null;
  text: string;
}

/** Who is to sit in one seat of a new table. */
export interface SeatChoice {
  kind: "bot" | "local" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  /** The level of the bot that plays here, for good or in place of a player who left. */
  level: string | null;
  connected: boolean;
  /** The player left, or was replaced by a bot; `resume` takes the seat back. */
  left: boolean;
  conceded: boolean;
  /** The seats that voted to put a bot here. */
  votes: number[];
}

/** One entry of a table's log as one seat may know it. */
export interface Step {
  seq: number;
  /** The number of moves in force after this entry. */
  ply: number;
  kind: "commit" | "move" | "undo";
  /** Who did it; -1 is chance. */
  seat: number;
  /** Unix time in milliseconds; 0 in a replay. */
  time: number;
  /** The move (`game.describe`); null for undo and commit, and if it is another player's secret. */
  record: Record<string, unknown> | null;
  /** The move in short notation; null if `record` is. */
  name: string | null;
  /** What it brought about, in order. */
  events: AnyEvent[];
}

/** Where an uploaded record can be opened. */
export interface Stored {
  id: string;
}

/** Where the rules in force stop a game that was begun under an older version of them. */
export interface Stranded {
  /** The number of moves before it, which still count. */
  ply: number;
  /** Who made the refused move; -1 is chance, null if no move is to blame. */
  seat: number | null;
  /** The move in short notation; null if it has none or is another player's secret. */
  name: string | null;
  /** Why: as in `Refused`, or `other-turn`, `other-result`, `other-setup`. */
  code: string;
  clause: string;
  detail: Record<string, number | string | string[]>;
  /** The version of the rules by which the game was played. */
  rules: number;
}

/** A table as the lobby lists it and as its page opens it. */
export interface TableInfo {
  id: string;
  title: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string | string[]>;
  status: "closed" | "over" | "running" | "stranded" | "waiting";
  ending: "closed" | "conceded" | "continued" | "finished" | "rules" | null;
  seats: SeatInfo[];
  /** The seats that this browser plays. */
  mine: number[];
  my_turn: boolean;
  host: boolean;
  public: boolean;
  hints: boolean;
  pace: "human" | "instant" | "quick" | "slow";
  created: number;
  /** Unix time in seconds. */
  changed: number;
  seq: number;
  /** Whether the game began from a position instead of a set-up. */
  from_position: boolean;
  /** Why the rules in force stop the game, once somebody has opened the table. */
  stranded: Stranded | null;
  /** The invitation, for those who sit here while seats are open: append `#invite=...` to the address. */
  invite: string | null;
  /** The secrets of this browser's seats: with one of them the seat can be moved to another device. */
  keys: Record<string, string>;
}

/** What a browser draws: who sits where, whose turn it is, and the view. */
export interface TableState {
  seq: number;
  ply: number;
  status: "closed" | "over" | "running" | "stranded" | "waiting";
  ending: "closed" | "conceded" | "continued" | "finished" | "rules" | null;
  seats: SeatInfo[];
  watchers: number;
  mine: number[];
  /** The seat that must move, or commit its held move; null before the game and after it. */
  to_move: number | null;
  /** Whether the last move waits for its player to send `commit`. */
  held: boolean;
  /** How many moves this browser may take back now. */
  undoable: number;
  /** The seat that `view` is for; null is a spectator. */
  seat: number | null;
  /** The seat of mine to whose player the device must be passed; they then send `look`. */
  pass_to: number | null;
  /** `game.view(seat)`; null while the table waits for players, and if there are `changes` instead. */
  view: AnyView | null;
  /** The changes since the last view on this socket (see `delta.py`); null if `view` is whole. */
  changes: Changes | null;
  /** The `seq` of that view. A browser that has another one opens a new socket. */
  since: number | null;
  /** Empty until the table is over; then those of `view.result`, or those who did not concede. */
  winners: number[];
  /** The id of the table of the rematch. */
  rematch: string | null;
}

/** The lobby: my games (those with my turn first), games that wait for players, and games to watch. */
export interface Tables {
  mine: TableInfo[];
  waiting: TableInfo[];
  watch: TableInfo[];
}

/** What the lobby needs to know about a title. */
export interface TitleInfo {
  name: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, boolean | number | string | string[]>>;
  has_secrets: boolean;
  levels: string[];
  default_level: string;
}

/** All games that can be played here. */
export interface Titles {
  titles: TitleInfo[];
  version: string;
}

/** Take my last move back. */
export interface Undo {
  type: "undo";
  ref?: number | null;
  seq: number;
}

/** Something happened: the steps since the last message and the state after them. */
export interface Update {
  type: "update";
  steps: Step[];
  state: TableState;
  ref: number | null;
}

/** The answer to `hello`: the table, the state, the steps after `since` and the chat. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  /** `game.printed()`: the components, which never change; null if a corrected rule forbids the set-up. */
  printed: PrintedEnvelope | null;
  state: TableState;
  steps: Step[];
  chat: ChatLine[];
  ref: number | null;
}

/** Ask why a move is not offered, by number or by record. */
export interface Why {
  type: "why";
  ref?: number | null;
  move?: number | null;
  record?: Record<string, boolean | number | string | (number | string)[] | null> | null;
}

export type ClientMessage =
  | Hello
  | Play
  | Commit
  | Undo
  | Look
  | At
  | Why
  | AskHint
  | Say
  | Concede
  | Replace
  | Resume
  | Rematch
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Chat
  | Past
  | Reason
  | Hint
  | Refused
  | Fault
  | Again
  | Pong;
