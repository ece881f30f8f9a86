/**
 * The boards of the titles: one folder in `src/games` each, found when the bundle is built. A title that is installed on
 * the server as a package has none here and gets the plain one.
 */
import type { Component } from "svelte";
import type { Shape, TitleUi } from "./board/contract";

const UIS = import.meta.glob<{ default: TitleUi }>("../games/*/index.ts");
const POSTERS = import.meta.glob<{ default: Component }>("../games/*/Poster.svelte");

function at<T>(found: Record<string, T>, title: string, file: string): T | undefined {
  return found[`../games/${title}/${file}`];
}

/** The board of a title; a plain one when this bundle has none of its own. */
export async function titleUi(title: string): Promise<TitleUi> {
  const load = at(UIS, title, "index.ts") ?? (() => import("../plain"));
  return (await load()).default;
}

/** The poster of a title; null when it has none. */
export async function poster(title: string): Promise<Component | null> {
  const load = at(POSTERS, title, "Poster.svelte");
  return load ? (await load()).default : null;
}

const SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "hexagon"];

/** The mark of a seat. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return `var(--player-${seat % SHAPES.length})`;
}
