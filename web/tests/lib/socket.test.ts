/** A table's socket: every question gets one reply, also when the connection goes, and is sent once at most. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableSocket, type Link, type Reply } from "../../src/lib/socket";

/** The browser's end of a connection that the test holds the other end of. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  static get last(): Wire {
    return Wire.made.at(-1)!;
  }
  readyState = 0;
  isClosed = false;
  sent: { type: string; ref?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
    this.isClosed = true;
  }
  connect(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: "welcome", ref: null });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

let links: Link[];
let heard: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  links = [];
  heard = [];
  const target = new EventTarget();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal(
    "window",
    Object.assign(target, {
      setTimeout: (then: () => void, ms: number) => setTimeout(then, ms),
      setInterval: (then: () => void, ms: number) => setInterval(then, ms),
    }),
  );
  socket = new TableSocket(
    "t1",
    () => 7,
    ({ type }) => heard.push(type),
    (link) => links.push(link),
  );
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a promise has come to so far. */
async function settled(reply: Promise<Reply>): Promise<string> {
  return Promise.race([reply.then(({ type }) => type), vi.advanceTimersByTimeAsync(0).then(() => "pending")]);
}

describe("while the connection holds", () => {
  test("it says hello with the last number seen, and is open when the server has welcomed it", () => {
    expect(links).toEqual(["connecting"]);
    Wire.last.connect();
    expect(Wire.last.address).toBe("ws://here/api/tables/t1/socket");
    expect(Wire.last.sent[0]).toEqual({ type: "hello", since: 7 });
    expect(links).toEqual(["connecting", "open"]);
  });

  test("an answer goes to the one who asked for it, in whatever order answers come", async () => {
    Wire.last.connect();
    const [first, second] = [socket.ask({ type: "ping" }), socket.ask({ type: "rematch" })];
    const [, one, two] = Wire.last.sent;
    Wire.last.say({ type: "again", table: "t2", ref: two!.ref });
    expect(await settled(first)).toBe("pending");
    expect(await second).toMatchObject({ type: "again", table: "t2" });
    Wire.last.say({ type: "pong", ref: one!.ref });
    expect(await first).toMatchObject({ type: "pong" });
    expect(heard).toEqual(["welcome", "again", "pong"]);
  });
});

describe("when the connection is lost", () => {
  test("everybody who waits is told so", async () => {
    Wire.last.connect();
    const replies = [socket.ask({ type: "play", seq: 7, move: 3 }), socket.ask({ type: "rematch" })];
    Wire.last.cut();
    expect(await Promise.all(replies)).toEqual([{ type: "lost" }, { type: "lost" }]);
    expect(links.at(-1)).toBe("lost");
  });

  test("a question is not sent, and is told so at once", async () => {
    expect(await socket.ask({ type: "ping" })).toEqual({ type: "lost" });
    Wire.last.connect();
    Wire.last.cut();
    expect(await socket.ask({ type: "say", text: "hello" })).toEqual({ type: "lost" });
    expect(Wire.last.types()).toEqual(["hello"]);
  });

  test("nothing is sent again on the next connection", async () => {
    Wire.last.connect();
    const before = Wire.last;
    void socket.ask({ type: "play", seq: 7, move: 3 });
    before.cut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.made).toHaveLength(2);
    Wire.last.connect();
    expect(links.at(-1)).toBe("open");
    expect(before.types()).toEqual(["hello", "play"]);
    expect(Wire.last.types()).toEqual(["hello"]);
  });

  test("an answer that comes late on the old connection reaches nobody", async () => {
    Wire.last.connect();
    const old = Wire.last;
    const reply = socket.ask({ type: "rematch" });
    const ref = old.sent[1]!.ref;
    socket.renew();
    expect(await reply).toEqual({ type: "lost" });
    old.say({ type: "again", table: "t2", ref });
    old.cut();
    expect(heard).toEqual(["welcome"]);
    expect(Wire.made).toHaveLength(2);
  });

  test("it tries again after longer and longer pauses", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      Wire.last.cut();
      const made = Wire.made.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(Wire.made).toHaveLength(made);
      await vi.advanceTimersByTimeAsync(1);
      expect(Wire.made).toHaveLength(made + 1);
    }
  });

  test("the pauses begin anew after a welcome, and so do the pings", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    Wire.last.cut();
    await vi.advanceTimersByTimeAsync(500);
    Wire.last.connect();
    Wire.last.cut();
    await vi.advanceTimersByTimeAsync(500);
    expect(Wire.made).toHaveLength(3);
    Wire.last.connect();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(Wire.last.types()).toEqual(["hello", "ping"]);
    expect(links.at(-1)).toBe("open");
  });

  test("it does not wait when the network is back", () => {
    Wire.last.cut();
    window.dispatchEvent(new Event("online"));
    expect(Wire.made).toHaveLength(2);
    window.dispatchEvent(new Event("online"));
    expect(Wire.made).toHaveLength(2);
  });

  test.each([4404, 4403, 4500, 1008])("it gives up after the server has closed with %i", async (code) => {
    Wire.last.connect();
    const reply = socket.ask({ type: "rematch" });
    Wire.last.cut(code);
    expect(await reply).toEqual({ type: "lost" });
    expect(links.at(-1)).toBe("gone");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.made).toHaveLength(1);
  });
});

describe("a connection that goes without a word", () => {
  test("is given up when a ping has had no answer by the time of the next", async () => {
    Wire.last.connect();
    const dead = Wire.last;
    const reply = socket.ask({ type: "rematch" });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(dead.types()).toEqual(["hello", "rematch", "ping"]);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await reply).toEqual({ type: "lost" });
    expect(dead.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.made).toHaveLength(2);
  });

  test("is not suspected while pings are answered", async () => {
    Wire.last.connect();
    for (let minute = 0; minute < 4; minute += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      Wire.last.say({ type: "pong", ref: Wire.last.sent.at(-1)!.ref });
    }
    expect(Wire.made).toHaveLength(1);
    expect(links).toEqual(["connecting", "open"]);
  });
});

test("closing tells everybody who waits, and ends it", async () => {
  Wire.last.connect();
  const reply = socket.ask({ type: "rematch" });
  socket.close();
  expect(await reply).toEqual({ type: "lost" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.made).toHaveLength(1);
});
