/** Addresses to send to others. */
import type { TableInfo } from "../lib/messages";

/** Where others can take an open seat; null if none is open or this browser may not invite. */
export function invitation(table: TableInfo): string | null {
  return table.invite ? `${location.origin}/table/${table.id}#invite=${table.invite}` : null;
}

/** Where anybody may watch. */
export function watching(table: TableInfo): string {
  return `${location.origin}/table/${table.id}`;
}

/** Where a seat can be continued on another device. */
export function seatKey(table: TableInfo, seat: number): string | null {
  const key = table.keys[seat];
  return key ? `${location.origin}/table/${table.id}#key=${key}` : null;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
