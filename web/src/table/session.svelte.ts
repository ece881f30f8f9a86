/** One open table: what the server says, what the board shows of it, and what the player does. */
import type { GameEvent, MoveRecord, Printed, TitleUi, View } from "../lib/board/contract";
import type { Hint, ChatLine, Detail, SeatInfo, ServerMessage, TableState, Step, TableInfo } from "../lib/messages";
import { changed } from "../lib/delta";
import { notice } from "../lib/notice";
import { motion, settings } from "../lib/settings.svelte";
import { TableSocket, type Link } from "../lib/socket";
import { sound } from "../lib/sound";
import { titleName, w, wordsOr } from "../lib/words.svelte";
import { refusalText } from "./detail";
import { playersOf } from "./players";

/** A change to be shown on the board: the events first, then the state they led to. */
interface Beat {
  state: TableState;
  events: GameEvent[];
}

/** The board as it was after that many moves. */
export interface Moment {
  ply: number;
  view: View;
  events: GameEvent[];
}

const USUAL_PACE = 350;
/** With more than this many changes waiting, the board jumps to the last. */
const MOST_WAITING = 4;

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  /** The components, as they came with the welcome. */
  printed = $state.raw<Printed | null>(null);
  /** The latest state from the server. */
  state = $state.raw<TableState | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unreadChat = $state(0);
  link = $state<Link>("connecting");
  /** The view on the board; it lags behind `state` while events are shown. */
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  past = $state.raw<Moment | null>(null);
  isBusy = $state(false);
  isAnimating = $state(false);
  /** Why something is not possible: from the rules (`clause`), or from the server. */
  reason = $state.raw<{ text: string; clause: string } | null>(null);
  /** Why the server does not let this browser in. */
  gone = $state("");
  /** What the strongest computer would do here; "thinking" until it has answered. */
  hint = $state.raw<Hint | "thinking" | null>(null);
  ui = $state.raw<TitleUi | null>(null);

  private steps = $state.raw<Step[]>([]);
  private readonly beats: Beat[] = [];
  private readonly socket: TableSocket;
  private turnTold = -1;
  /** The seat whose secrets this browser has seen since the device was last passed. */
  private seenAs: number | null = null;

  constructor(id: string) {
    this.socket = new TableSocket(
      id,
      () => this.steps.at(-1)?.seq ?? 0,
      (message) => this.hear(message),
      (link) => {
        this.link = link;
        if (link !== "open") this.isBusy = false;
      },
    );
  }

  close(): void {
    this.socket.close();
  }

  /** The moves that stand, in order, without those taken back. What a commit brought belongs to its move. */
  readonly moves = $derived.by(() => {
    const inForce: Step[] = [];
    for (const step of this.steps) {
      const last = inForce.at(-1);
      if (step.kind === "undo") inForce.length = Math.min(inForce.length, step.ply);
      else if (step.kind === "move") inForce.push(step);
      else if (last) inForce[inForce.length - 1] = { ...last, events: [...last.events, ...step.events] };
    }
    return inForce;
  });

  /** The seat that this browser plays now; null when it is somebody else's turn. */
  readonly mySeatToMove = $derived.by(() => {
    const state = this.state;
    if (!state || state.to_move === null || state.pass_to !== null) return null;
    return state.mine.includes(state.to_move) ? state.to_move : null;
  });

  /** Whether the player may act on what is shown. */
  readonly canAct = $derived(
    this.mySeatToMove !== null && !this.past && !this.isBusy && !this.isAnimating && this.link === "open",
  );

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.printed = message.printed;
        this.steps = joined(this.steps, message.steps, message.state.seq);
        this.chat = message.chat;
        this.beats.length = 0;
        this.settle(message.state);
        break;
      case "update": {
        this.isBusy = false;
        const state = this.whole(message.state);
        if (!state) break;
        this.steps = [...this.steps, ...message.steps];
        this.accept(state);
        this.queue({ state, events: message.steps.flatMap((step) => step.events) });
        break;
      }
      case "presence":
        if (this.state) this.accept({ ...this.state, seats: message.seats, watchers: message.watchers });
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unreadChat += 1;
        break;
      case "refused":
        this.isBusy = false;
        this.explainRefusal(message.code, message.clause, message.detail);
        this.settle(message.state);
        break;
      case "fault":
        // A hint for a position that the player has already left.
        if (message.code === "stale") break;
        if (!this.table) this.gone = message.code;
        this.reason = { text: wordsOr(`server-problem-${message.code}`, w("table-not-understood")), clause: "" };
        break;
    }
  }

  /** The state with its whole view. If its changes do not follow on from what is here: null, and a new connection. */
  private whole(state: TableState): TableState | null {
    if (!state.changes) return state;
    if (state.since === this.state?.seq && this.state.view) {
      const view = changed(this.state.view, state.changes) as TableState["view"];
      return { ...state, view };
    }
    this.socket.renew();
    return null;
  }

  private accept(state: TableState): void {
    const before = this.state;
    this.state = state;
    if (state.pass_to === null) this.seenAs = state.seat ?? this.seenAs;
    else if (this.seenAs !== null) this.forget();
    if (before && before.seats.some((seat) => seat.kind === "open") && state.status === "running") {
      sound("join");
      this.notice("table-notice-begins");
    }
    if (before && before.status !== "over" && state.status === "over") {
      sound("over");
      this.notice("table-notice-over");
    }
  }

  /** The device is passed on: forget everything that only the last player may know. */
  private forget(): void {
    this.seenAs = null;
    this.steps = [];
    this.beats.length = 0;
    this.past = this.hint = this.reason = null;
    this.socket.renew();
  }

  /** Show a state at once, without animation. */
  private settle(state: TableState): void {
    this.accept(state);
    this.events = [];
    this.view = state.view;
    this.afterBeat();
  }

  private queue(beat: Beat): void {
    this.hint = null;
    this.beats.push(beat);
    if (!this.isAnimating) this.nextBeat();
  }

  private nextBeat(): void {
    if (this.beats.length > MOST_WAITING || document.hidden) this.beats.splice(0, this.beats.length - 1);
    const beat = this.beats.shift();
    if (!beat) {
      this.isAnimating = false;
      this.afterBeat();
      return;
    }
    const { speed } = motion();
    this.events = speed ? beat.events : [];
    this.view = beat.state.view;
    if (!speed || !beat.events.length || document.hidden) {
      this.nextBeat();
      return;
    }
    this.isAnimating = true;
    sound("move");
    const pace = this.ui?.pace?.(beat.events) ?? USUAL_PACE;
    window.setTimeout(() => this.nextBeat(), pace / speed);
  }

  /** The board has come to rest: is it my turn now? */
  private afterBeat(): void {
    const state = this.state;
    if (!state || this.mySeatToMove === null) {
      this.turnTold = -1;
      return;
    }
    if (state.held && settings.autoEnd) this.endTurn();
    if (this.turnTold === this.mySeatToMove) return;
    this.turnTold = this.mySeatToMove;
    if (state.mine.length === 1) {
      sound("turn");
      this.notice("table-notice-turn");
    }
  }

  private notice(id: string): void {
    void notice(w(id, { game: titleName(this.table?.title ?? "") }));
  }

  private explainRefusal(code: string, clause: string, detail: Detail): void {
    const players = this.state ? playersOf(this.state.seats) : [];
    this.reason = { text: refusalText(this.table?.title ?? "", code, detail, players), clause };
  }

  // --- what the player does --------------------------------------------------------------

  private act(message: Parameters<TableSocket["ask"]>[0]): void {
    this.isBusy = true;
    this.reason = null;
    void this.socket.ask(message).then(() => (this.isBusy = false));
  }

  play(move: number): void {
    if (this.canAct && this.state && !this.state.held) this.act({ type: "play", seq: this.state.seq, move });
  }

  endTurn(): void {
    if (this.state && !this.isBusy) this.act({ type: "commit", seq: this.state.seq });
  }

  undo(): void {
    if (this.state?.undoable && !this.isBusy) this.act({ type: "undo", seq: this.state.seq });
  }

  async why(record: MoveRecord): Promise<void> {
    const answer = await this.socket.ask({ type: "why", record });
    if (answer.type === "reason" && answer.code) this.explainRefusal(answer.code, answer.clause, answer.detail);
  }

  async askHint(): Promise<void> {
    const seq = this.state?.seq;
    if (seq === undefined) return;
    this.hint = "thinking";
    this.reason = null;
    const answer = await this.socket.ask({ type: "hint", seq });
    // A player who has moved on may already be waiting for the next hint.
    if (this.state?.seq === seq) this.hint = answer.type === "hint" ? answer : null;
  }

  look(seat: number): void {
    this.act({ type: "look", seat });
  }

  /** Whether the message got through. */
  async say(text: string): Promise<boolean> {
    const answer = await this.socket.ask({ type: "say", text });
    return answer.type === "chat";
  }

  concede(seat: number): void {
    this.act({ type: "concede", seat });
  }

  replace(seat: number, level: string | null): void {
    void this.socket.ask({ type: "replace", seat, level });
  }

  resume(seat: number): void {
    void this.socket.ask({ type: "resume", seat });
  }

  /** The id of the new table; null if there is none. */
  async rematch(): Promise<string | null> {
    const answer = await this.socket.ask({ type: "rematch" });
    return answer.type === "again" ? answer.table : null;
  }

  // --- stepping through the game -----------------------------------------------------------

  async showPast(ply: number): Promise<void> {
    const last = this.moves.length;
    if (ply >= last) {
      this.past = null;
      return;
    }
    const answer = await this.socket.ask({ type: "at", ply: Math.max(0, ply) });
    if (answer.type !== "past") return;
    const isNextStep = answer.ply === (this.past?.ply ?? -1) + 1;
    const events = isNextStep ? (this.moves[answer.ply - 1]?.events ?? []) : [];
    this.past = { ply: answer.ply, view: answer.view, events };
  }

  showNow(): void {
    this.past = null;
  }
}

/** The known steps and the new ones; a server with new rules may send them from the beginning. */
function joined(known: Step[], more: Step[], last: number): Step[] {
  const first = more[0]?.seq ?? last + 1;
  return [...known.filter((step) => step.seq < first), ...more];
}

/** The entry of a seat. */
export function seatOf(state: TableState, seat: number): SeatInfo {
  return state.seats[seat]!;
}
