/** A table's socket: keeps itself open, counts its questions, and says how it stands. */
import { socketAddress } from "./api";
import type { ClientMessage, ServerMessage } from "./messages";

export type Link = "connecting" | "open" | "lost" | "gone";

/** Close codes after which trying again is of no use: no such table, one that cannot be read, or not for this browser. */
const FINAL_CODES = [4404, 4403, 4500, 1008];
const PING_EVERY = 25_000;

type Unsent = ClientMessage extends infer M ? (M extends unknown ? Omit<M, "ref"> : never) : never;

export class TableSocket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private ping = 0;
  private ended = false;
  private lastRef = 0;
  private readonly waiting = new Map<number, (answer: ServerMessage) => void>();

  constructor(
    private readonly id: string,
    /** The last sequence number that was seen. */
    private readonly since: () => number,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (link: Link) => void,
  ) {
    window.addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.open();
  }

  /** Say something; the answer that refers to it is given back. */
  ask(message: Unsent): Promise<ServerMessage> | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    const ref = ++this.lastRef;
    this.socket.send(JSON.stringify({ ...message, ref }));
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  /** Begin anew, as a browser that has seen nothing yet. */
  renew(): void {
    clearInterval(this.ping);
    this.waiting.clear();
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    window.removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  private readonly retry = (): void => {
    if (this.timer && !document.hidden) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    this.timer = 0;
    this.changed(this.failures ? "lost" : "connecting");
    const socket = new WebSocket(socketAddress(this.id));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", since: this.since() }));
      this.ping = window.setInterval(() => this.ask({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "welcome") {
        this.failures = 0;
        this.changed("open");
      }
      this.heard(message);
      if (message.ref !== null) {
        this.waiting.get(message.ref)?.(message);
        this.waiting.delete(message.ref);
      }
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    clearInterval(this.ping);
    this.waiting.clear();
    if (this.ended) return;
    if (FINAL_CODES.includes(code)) {
      this.changed("gone");
      return;
    }
    this.failures += 1;
    this.changed("lost");
    // 0.5, 1, 2, 4, 8 seconds, with some spread so that a restart is not stormed.
    const pause = Math.min(8000, 500 * 2 ** (this.failures - 1)) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
