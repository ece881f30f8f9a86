/** A finished game that can be stepped through, or watched like a film. */
import * as api from "../lib/api";
import type { GameEvent, TitleUi, View } from "../lib/board/contract";
import type { Replay } from "../lib/messages";
import { motion } from "../lib/settings.svelte";
import { titleUi } from "../lib/titles";

/** How long a move is shown at least, in milliseconds. */
const PAUSE = 900;

export class Film {
  replay = $state.raw<Replay | null>(null);
  ui = $state.raw<TitleUi | null>(null);
  /** Why it cannot be shown; empty if it can. */
  problem = $state("");
  view = $state.raw<View | null>(null);
  /** The events that led to the view, if it is the next step. */
  events = $state.raw<GameEvent[]>([]);
  ply = $state(0);
  isPlaying = $state(false);

  readonly id: string;
  #timer = 0;
  #lastAsked = 0;

  constructor(id: string) {
    this.id = id;
    void this.#load();
  }

  readonly plies = $derived.by(() => this.replay?.plies ?? 0);
  readonly moves = $derived.by(() => this.replay?.steps.filter((step) => step.kind === "move") ?? []);
  readonly history = $derived(this.moves.slice(0, this.ply).flatMap((step) => step.events));
  /** A record may end in the middle of a game. */
  readonly isOver = $derived(this.replay?.result.over ?? false);
  readonly isAtEnd = $derived(this.ply === this.plies);

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Show the board after that many moves, and stop the film. */
  move(ply: number): void {
    this.#stop();
    void this.#show(ply);
  }

  /** Run the film from here, or stop it; at the end it begins again. */
  run(): void {
    if (this.isPlaying) {
      this.#stop();
      return;
    }
    this.isPlaying = true;
    void this.#advance();
  }

  async #load(): Promise<void> {
    try {
      const found = await api.replay(this.id);
      this.ui = await titleUi(found.title);
      await this.#show(0);
      this.replay = found;
    } catch (refusal) {
      this.problem = refusal instanceof api.Refusal ? refusal.code : "unreachable";
    }
  }

  async #show(wanted: number): Promise<void> {
    const asked = (this.#lastAsked += 1);
    const point = await api.replayAt(this.id, wanted);
    if (asked !== this.#lastAsked) return;
    this.events = wanted === this.ply + 1 && motion().speed ? (point.step?.events ?? []) : [];
    this.ply = wanted;
    this.view = point.view;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  async #advance(): Promise<void> {
    if (!this.isPlaying) return;
    await this.#show(this.isAtEnd ? 0 : this.ply + 1);
    if (this.isAtEnd) {
      this.#stop();
      return;
    }
    const { speed } = motion();
    const pace = Math.max(PAUSE, (this.events.length && this.ui?.pace?.(this.events)) || 0);
    this.#timer = window.setTimeout(() => void this.#advance(), speed ? pace / speed : PAUSE / 2);
  }
}
