/** A table's socket: it keeps itself open, matches answers with questions, and says how it stands. */
import { socketAddress } from "./api";
import type { ClientMessage, ServerMessage } from "./messages";

export type Link = "connecting" | "open" | "lost" | "gone";

/** The reply when the connection is lost: the question was not sent, or its answer will not come. */
export interface ConnectionLost {
  type: "lost";
}

export type Reply = ServerMessage | ConnectionLost;

/** Close codes after which there is no point in trying again: no such table, one that cannot be read, no entry. */
const FINAL_CODES = [4404, 4403, 4500, 1008];
const PING_EVERY = 25_000;
const LOST: ConnectionLost = { type: "lost" };

type Unsent = ClientMessage extends infer M ? (M extends unknown ? Omit<M, "ref"> : never) : never;

export class TableSocket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer = 0;
  private pings = 0;
  private isPinging = false;
  private lastRef = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();

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

  /**
   * Ask the server something. There is always a reply, once: the server's answer, or `lost` when the connection is
   * not there or goes before the answer comes. Nothing is kept to be sent later.
   */
  ask(message: Unsent): Promise<Reply> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
    const ref = ++this.lastRef;
    const reply = new Promise<Reply>((resolve) => this.waiting.set(ref, resolve));
    socket.send(JSON.stringify({ ...message, ref }));
    return reply;
  }

  /** Begin again, as a browser that has seen nothing yet. */
  renew(): void {
    clearTimeout(this.timer);
    this.drop();
    this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    window.removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.drop();
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
      this.pings = window.setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.failures = 0;
      this.changed("open");
    }
    this.heard(message);
    if (message.ref === null) return;
    this.waiting.get(message.ref)?.(message);
    this.waiting.delete(message.ref);
  }

  /** A network can fail silently: if the last ping has had no answer, this connection is dead. */
  private ping(): void {
    if (this.isPinging) {
      this.lost(0);
      return;
    }
    this.isPinging = true;
    void this.ask({ type: "ping" }).then(() => (this.isPinging = false));
  }

  /** Give up the connection and reply to everybody who is waiting. */
  private drop(): void {
    clearInterval(this.pings);
    const { socket } = this;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const tell of waiting) tell(LOST);
  }

  private lost(code: number): void {
    this.drop();
    if (FINAL_CODES.includes(code)) {
      this.changed("gone");
      return;
    }
    this.failures += 1;
    this.changed("lost");
    // 0.5, 1, 2, 4, 8 seconds, spread a little so that the browsers do not all come back at once.
    const pause = Math.min(8000, 500 * 2 ** (this.failures - 1)) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
