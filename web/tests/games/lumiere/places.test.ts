/** Lumière's spaces, and which places its offers concern. */
import { expect, test } from "vitest";
import { elsewhere, placesOf, wantedAt } from "../../../src/games/lumiere/places";
import type { Offer, Printed } from "../../../src/games/lumiere/shapes";
import type { Telling } from "../../../src/games/lumiere/telling";
import { areaOf, groundOf, kindOf, spaceName, spaceOf, spacesOf } from "../../../src/games/lumiere/view";
import { telling } from "../../fixtures";

test("a space has a letter for its column and a number for its row", () => {
  expect([spaceName(0), spaceName(7), spaceName(34)]).toEqual(["a1", "h1", "c5"]);
  for (let space = 0; space < 64; space += 1) expect(spaceOf(spaceName(space))).toBe(space);
});

test("an area is four spaces, and every space is in one", () => {
  expect(spacesOf(0)).toEqual([0, 1, 8, 9]);
  expect(spacesOf(5)).toEqual([18, 19, 26, 27]);
  for (let area = 0; area < 16; area += 1) expect(spacesOf(area).map(areaOf)).toEqual([area, area, area, area]);
});

test("the letters of a tile are colours for its owner", () => {
  expect(["o", "b", "m", "l"].map((letter) => kindOf(letter, 0))).toEqual(["orange", "blue", "mixed", "lamp"]);
  expect(["o", "b"].map((letter) => kindOf(letter, 1))).toEqual(["blue", "orange"]);
  expect([groundOf("o"), groundOf(".")]).toEqual(["orange", null]);
});

test("buildings and postcards are chosen where they lie, the rest goes through the hand", () => {
  expect(placesOf({ move: 1, type: "take", building: "l4" })).toEqual(["building:l4"]);
  expect(placesOf({ move: 1, type: "card", card: "peintre", use: true })).toEqual(["card:peintre"]);
  expect(placesOf({ move: 1, type: "tile", tile: "tile1", area: "A1", rotation: 0 })).toEqual([]);
});

test("one may want a building of the pool, and a postcard's power in the second phase", () => {
  const first = telling({ phase: 1, pool: ["l4"] }) as unknown as Telling;
  const second = telling({ phase: 2, pool: [] }) as unknown as Telling;
  expect(wantedAt("building:l4", first)).toEqual({ type: "take", building: "l4" });
  expect(wantedAt("building:l5", first)).toBeNull();
  expect(wantedAt("card:peintre", first)).toBeNull();
  expect(wantedAt("card:peintre", second)).toEqual({ type: "card", card: "peintre", use: true });
});

test("the thing in hand is asked about elsewhere as it is turned", () => {
  const printed = { areas: Array.from({ length: 16 }, (_, area) => `A${area}`) } as unknown as Printed;
  const tile = { move: 1, type: "tile", tile: "tile1", area: "A0", rotation: 2 } as Offer;
  expect(elsewhere(tile, 63, printed)).toEqual({ type: "tile", tile: "tile1", rotation: 2, area: "A15" });
  const statue = { move: 1, type: "statue", facing: "east", space: "a1" } as Offer;
  expect(elsewhere(statue, 9, printed)).toEqual({ type: "statue", facing: "east", space: "b2" });
  expect(elsewhere({ move: 1, type: "pass" }, 9, printed)).toBeNull();
});
