/** The thing in the reader's hand: it chooses among the offers and offers nothing of its own. */
import { expect, test } from "vitest";
import { Hold, thingOf } from "../../../src/games/lumiere/hold.svelte";
import type { Offer, Printed } from "../../../src/games/lumiere/shapes";

const printed = {
  areas: ["A1", "A2"],
  shapes: {
    garden: { 0: [[0, 0]] },
    l3: {
      0: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      1: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      2: [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    },
  },
} as unknown as Printed;

/** The fields of an offer that matter here. */
function offer(fields: object): Offer {
  return fields as Offer;
}

const build = (move: number, space: string, rotation: number): Offer =>
  offer({ move, type: "build", building: "l3", space, rotation });
const tile = (move: number, area: string, rotation = 0): Offer => ({
  move,
  type: "tile",
  tile: "tile3",
  area,
  rotation,
});
const PASS = { move: 99, type: "pass" } as Offer;

function holding(...offers: Offer[]): Hold {
  return new Hold(() => ({ offers, printed }));
}

test("what is laid is known by its kind and its name; a pass lays nothing", () => {
  expect(thingOf(build(1, "a1", 0))).toBe("build:l3");
  expect(thingOf(tile(1, "A1"))).toBe("tile:tile3");
  expect(thingOf(offer({ move: 1, type: "annex", building: "l3", space: "a1" }))).toBe("annex");
  expect(thingOf(PASS)).toBeNull();
});

test("a single thing is taken up by itself, one of several is not", () => {
  expect(holding(tile(1, "A1"), tile(2, "A2"), PASS).held).toBe("tile:tile3");
  const both = holding(tile(1, "A1"), build(2, "a1", 0));
  expect(both.held).toBeNull();
  both.take("build:l3");
  expect(both.held).toBe("build:l3");
});

test("a thing that can no longer be laid is no longer in hand, and is again when it can", () => {
  const both = [tile(1, "A1"), tile(2, "A2"), build(3, "a1", 0)];
  const others = [tile(1, "A1"), { move: 4, type: "garden", space: "a1", rotation: 0 } as Offer];
  let offers = $state.raw(both);
  const hold = new Hold(() => ({ offers, printed }));
  hold.take("build:l3");
  expect(hold.held).toBe("build:l3");
  offers = others;
  expect(hold.held).toBeNull();
  offers = both;
  expect(hold.held).toBe("build:l3");
});

test("it is turned through the ways that are offered, and round again", () => {
  const hold = holding(build(1, "a1", 2), build(2, "a1", 1), build(3, "a1", 0));
  expect(hold.turns).toEqual(["0", "1", "2"]);
  const seen = [hold.facing];
  for (let turn = 0; turn < 3; turn += 1) {
    hold.rotate();
    seen.push(hold.facing);
  }
  expect(seen).toEqual(["0", "1", "2", "0"]);
  hold.rotate(-1);
  expect(hold.facing).toBe("2");
});

test("a statue is turned from north by east", () => {
  const statue = (move: number, facing: string): Offer => ({ move, type: "statue", facing, space: "a1" }) as Offer;
  expect(holding(statue(1, "west"), statue(2, "north"), statue(3, "east")).turns).toEqual(["north", "east", "west"]);
});

test("the open spaces are those that it would cover as it is turned now", () => {
  const hold = holding(build(1, "a1", 0), build(2, "c1", 1));
  expect([...hold.open]).toEqual([0, 1, 8]);
  hold.rotate();
  expect([...hold.open]).toEqual([2, 3, 11]);
});

test("of the offers that cover a space the nearest is meant", () => {
  const hold = holding(build(1, "a1", 0), build(2, "b1", 0));
  expect(hold.at(0)?.move).toBe(1);
  expect(hold.at(2)?.move).toBe(2);
  expect(hold.at(9)?.move).toBe(2);
  expect(hold.at(63)).toBeNull();
});

test("the cursor shows the offer under it, and the arrow keys stay on the board", () => {
  const hold = holding(tile(1, "A1"));
  expect(hold.preview).toBeNull();
  hold.cursor = 9;
  expect(hold.preview?.move).toBe(1);
  hold.cursor = 0;
  hold.move(-1, -1);
  expect(hold.cursor).toBe(0);
  hold.move(1, 1);
  expect(hold.cursor).toBe(9);
  hold.cursor = 63;
  hold.move(1, 1);
  expect(hold.cursor).toBe(63);
});
