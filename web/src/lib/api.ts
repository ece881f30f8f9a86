/** The server's HTTP interface: one function for each endpoint. */
import type {
  ChangeMe,
  Chart,
  GuestWords,
  JoinTable,
  Me,
  NewTable,
  Problem,
  Replay,
  ReplayPoint,
  Stored,
  TableInfo,
  Tables,
  Titles,
} from "./messages";

/** A refusal of the server: `code` has words in `server.ftl`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail || code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", "");
  }
  if (reply.ok) return (await reply.json()) as T;
  const problem = (await reply.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.code ?? "unreachable", problem.detail ?? "");
}

export const titles = () => ask<Titles>("GET", "/api/titles");
export const words = (language: string) => ask<GuestWords>("GET", `/api/words/${language}`);
export const me = () => ask<Me>("GET", "/api/me");
export const changeMe = (change: ChangeMe) => ask<Me>("PUT", "/api/me", change);
export const tables = () => ask<Tables>("GET", "/api/tables");
export const openTable = (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish);
export const table = (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`);
export const join = (id: string, wish: JoinTable) => ask<TableInfo>("POST", `/api/tables/${id}/join`, wish);
export const leave = (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/leave`, {});
export const fill = (id: string, level: string) => ask<TableInfo>("POST", `/api/tables/${id}/fill`, { level });
export const close = (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/close`, {});
export const goOn = (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/continue`, {});
export const chart = (id: string) => ask<Chart>("GET", `/api/replays/${id}/chart`);
export const upload = (record: string) => ask<Stored>("POST", "/api/replays", record);
export const replay = (id: string) => ask<Replay>("GET", `/api/replays/${id}`);
export const replayAt = (id: string, ply: number) => ask<ReplayPoint>("GET", `/api/replays/${id}/at/${ply}`);

/** Where the record of a finished table, or of a replay, can be downloaded. */
export const tableRecord = (id: string) => `/api/tables/${id}/record`;
export const replayRecord = (id: string) => `/api/replays/${id}/record`;

export function socketAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
}
