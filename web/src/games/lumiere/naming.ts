/** What things are called: the places of the board for the program, pieces for the reader. */
import type { Words } from "../../lib/board/contract";

/** The places of the board, as log lines, offers and help name them. */
export const target = {
  space: (space: number): string => `space:${space}`,
  area: (area: string): string => `area:${area}`,
  building: (name: string): string => `building:${name}`,
  card: (name: string): string => `card:${name}`,
  piece: (name: string): string => `piece:${name}`,
  kind: (kind: string): string => `kind:${kind}`,
  side: (seat: number): string => `side:${seat}`,
};

export function buildingName(w: Words, building: string): string {
  return w(`lumiere-building-${building}`);
}

export function cardName(w: Words, card: string): string {
  return w(`lumiere-card-${card}`);
}

export function pieceName(w: Words, piece: string): string {
  return w(`lumiere-piece-${piece}`);
}

export function kindName(w: Words, kind: string): string {
  return w(`lumiere-kind-${kind}`);
}
