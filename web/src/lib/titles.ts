/** The titles that the client can show: one folder of `src/games` each, found when the bundle is built. */
import type { Component } from "svelte";
import type { Shape, TitleUi } from "./board";

const UIS = import.meta.glob<{ default: TitleUi }>("../games/*/index.ts");
const POSTERS = import.meta.glob<{ default: Component }>("../games/*/Poster.svelte");

function at<T>(found: Record<string, T>, title: string, file: string): T | undefined {
  return found[`../games/${title}/${file}`];
}

/** The board and the words of a title; null when this bundle has none. */
export async function titleUi(title: string): Promise<TitleUi | null> {
  const load = at(UIS, title, "index.ts");
  return load ? (await load()).default : null;
}

/** The poster of a title; null when it has none. */
export async function poster(title: string): Promise<Component | null> {
  const load = at(POSTERS, title, "Poster.svelte");
  return load ? (await load()).default : null;
}

/** Whether this bundle has a board for the title. */
export function hasBoard(title: string): boolean {
  return at(UIS, title, "index.ts") !== undefined;
}

const SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "hexagon"];

/** The mark of a seat. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return `var(--player-${seat % SHAPES.length})`;
}
