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

/** The numbers and codes behind a refusal, for its words. */
export type Detail = Record<string, number | string | string[]>;

/** The rematch is open at this table. */
export interface Again {
  type: "again";
  table: string;
  ref: number | null;
}

/** What would the best bot do here? Only at tables that allow hints; answered when it has thought. */
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

/** `game.result()` as it stood after `ply` moves, when `seat`'s turn ended. */
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

/** End the turn: the held moves count from here on and what follows them is drawn. */
export interface Commit {
  type: "commit";
  ref?: number | null;
  seq: number;
}

/** Give up one of my seats: a game of two ends, in a larger one a bot plays on. */
export interface Concede {
  type: "concede";
  ref?: number | null;
  seat: number;
}

/** The message was not understood or not allowed; nothing changed. */
export interface Fault {
  type: "fault";
  code: string;
  ref: number | null;
}

/** The host lets bots take the open seats, and the game begins. */
export interface FillTable {
  level: string;
}

/** The words, as Fluent text, of the titles that came as packages of their own. */
export interface GuestWords {
  titles: Record<string, string>;
}

/** The answer of a server that is well. */
export interface Health {
  status: "ok";
  version: string;
  tables: number;
  sockets: number;
}

/** The first message: the last `seq` that was seen (0: nothing yet). */
export interface Hello {
  type: "hello";
  ref?: number | null;
  since?: number;
}

/** The answer to `hint`: a move for the position of `seq`, the chance to win with it, and why. */
export interface Hint {
  type: "hint";
  seq: number;
  move: number;
  record: Record<string, unknown>;
  chance: number;
  reasons: HintReason[];
  ref: number | null;
}

/** What speaks for a move: a code with words in the locale files, how much, and what it is about. */
export interface HintReason {
  code: string;
  amount: number;
  about: string;
}

/** Take an open seat (by invitation, or at a public table), or bring an own seat here by its key. */
export interface JoinTable {
  invite?: string | null;
  key?: string | null;
  seat?: number | null;
  name?: string | null;
}

/** The device is in the hands of this seat's player now. */
export interface Look {
  type: "look";
  ref?: number | null;
  seat: number;
}

/** The guest behind the cookie; the name is empty until one is chosen. */
export interface Me {
  name: string;
  language: "en" | "fr" | "it" | "pl" | null;
}

/** A table to open; the seats are in order of play, the first begins. */
export interface NewTable {
  title: string;
  seats: SeatChoice[];
  /** Left out where there is a position: they are in it. */
  options?: Record<string, boolean | number | string | string[]>;
  public?: boolean;
  hints?: boolean;
  pace?: "human" | "instant" | "quick" | "slow";
  /** Begin here (`game.position()`) in place of a set-up; only at a table that is not public. */
  position?: Record<string, unknown> | null;
}

/** One option of a title; `default` is null where it follows from the other options. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string | string[])[];
  default: boolean | number | string | string[] | null;
  clause: string;
  pick: number;
  among: string[];
}

/** The board as it was, for `at`. */
export interface Past {
  type: "past";
  ply: number;
  view: AnyView;
  ref: number | null;
}

/** Still there? */
export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** A move, by number or by record, in the position of `seq`. `commit` ends the turn with it. */
export interface Play {
  type: "play";
  ref?: number | null;
  seq: number;
  move?: number | null;
  record?: Record<string, boolean | number | string | (number | string)[] | null> | null;
  commit?: boolean;
}

/** Still here. */
export interface Pong {
  type: "pong";
  ref: number | null;
}

/** Who is here; nothing else changed. */
export interface Presence {
  type: "presence";
  seats: Seat[];
  watchers: number;
  ref: number | null;
}

/** Why a request was refused: a code with words in `server.ftl`, and detail for programmers. */
export interface Problem {
  code: string;
  detail: string;
}

/** The answer to `why`: null code when the move is offered after all. */
export interface Reason {
  type: "reason";
  code: string | null;
  clause: string;
  detail: Record<string, number | string | string[]>;
  ref: number | null;
}

/** The move was not made: the reason, its clause and the numbers behind it, and the state as it is. */
export interface Refused {
  type: "refused";
  code: string;
  clause: string;
  state: State;
  detail: Record<string, number | string | string[]>;
  ref: number | null;
}

/** The same again with the next starting player, once the game is over. */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}

/** A bot for a player who left: the host's word decides, others vote. */
export interface Replace {
  type: "replace";
  ref?: number | null;
  seat: number;
  level?: string | null;
}

/** A record with all its steps, told to one seat or (null) to a spectator. */
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
  /** Why there is no more to see of a record of an older version. */
  stranded: Stranded | null;
}

/** The board after `ply` moves, and the step that led there (null at the start). */
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

/** Chat. */
export interface Say {
  type: "say";
  ref?: number | null;
  text: string;
}

/** One seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  /** Of the bot that plays here, for good or in place of a player who left. */
  level: string | null;
  connected: boolean;
  /** The player said goodbye, or a bot was voted in; may be taken back with `resume`. */
  left: boolean;
  conceded: boolean;
  /** Seats that want a bot here. */
  votes: number[];
}

/** Who shall sit on a seat of a new table. */
export interface SeatChoice {
  kind: "bot" | "local" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** All that a browser draws: who sits where, whose turn it is, and the view. */
export interface State {
  seq: number;
  ply: number;
  status: "closed" | "over" | "running" | "stranded" | "waiting";
  ending: "closed" | "conceded" | "continued" | "finished" | "rules" | null;
  seats: Seat[];
  watchers: number;
  mine: number[];
  /** The seat whose decision is awaited (also while its moves are held); null while waiting or over. */
  to_move: number | null;
  /** The last moves are tentative until their player sends `commit`. */
  held: boolean;
  /** How many moves this browser may take back now. */
  undoable: number;
  /** Whose eyes `view` is for; null is a spectator. */
  seat: number | null;
  /** Pass the device to the player of this seat of mine, who then sends `look`. */
  pass_to: number | null;
  /** `game.view(seat)`; null while the table waits for players, and where `changes` says the rest. While `held` nothing in `view.legal` can be played. */
  view: AnyView | null;
  /** What has changed since the last view that was sent on this socket (see `delta.py`); null where `view` is whole. */
  changes: Changes | null;
  /** The `seq` that came with that view. Who has another opens the socket anew. */
  since: number | null;
  /** Empty until the table is over; then those of `view.result`, or who stayed when others conceded. */
  winners: number[];
  /** The table of the rematch. */
  rematch: string | null;
}

/** One entry of a table's log as one seat may know it. */
export interface Step {
  seq: number;
  /** Moves in force after this entry. */
  ply: number;
  kind: "commit" | "move" | "undo";
  /** Who did it; -1 is chance. */
  seat: number;
  /** Unix time in milliseconds; 0 in a replay. */
  time: number;
  /** The move (`game.describe`); null for undo and commit, and where the move is another's secret. */
  record: Record<string, unknown> | null;
  /** The move in short notation, null where `record` is. */
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
  /** How many moves before it still count. */
  ply: number;
  /** Who made the move that is refused; -1 is chance, null where it is not about a move. */
  seat: number | null;
  /** The move in short notation; null where it has none or is another's secret. */
  name: string | null;
  /** Why: as in `Refused`, or `other-turn`, `other-result`, `other-setup`. */
  code: string;
  clause: string;
  detail: Record<string, number | string | string[]>;
  /** The version by which the game was played. */
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
  seats: Seat[];
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
  /** The game did not begin with a set-up. */
  from_position: boolean;
  /** What the rules in force have against the game, once somebody has looked at it. */
  stranded: Stranded | null;
  /** For those who sit here, while seats are open: append it as `#invite=...` to the table's address. */
  invite: string | null;
  /** Own seats' secrets: with one of them the seat can be taken over on another device. */
  keys: Record<string, string>;
}

/** The lobby: my games (my turn first), games that wait for players, games to watch. */
export interface Tables {
  mine: TableInfo[];
  waiting: TableInfo[];
  watch: TableInfo[];
}

/** What the lobby needs to know of a title. */
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

/** Something happened: the steps since the last message, and the state after them. */
export interface Update {
  type: "update";
  steps: Step[];
  state: State;
  ref: number | null;
}

/** The answer to `hello`: the table, the state, the steps after `since` and the chat. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  /** `game.printed()`: the components, which never change. Null where a corrected rule forbids it. */
  printed: PrintedEnvelope | null;
  state: State;
  steps: Step[];
  chat: ChatLine[];
  ref: number | null;
}

/** Why is this not offered? By number or by record. */
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
