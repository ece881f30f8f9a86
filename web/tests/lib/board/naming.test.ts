/** Codes and numbers as names. */
import { expect, test } from "vitest";
import { message, named, playerIn, signed } from "../../../src/lib/board/naming";
import { players, telling } from "../../fixtures";

test("a seat becomes the name of its player, wherever the field holds one", () => {
  expect(named({ seat: 0, payer: 1, coins: 1 }, telling(), {})).toEqual({ seat: "Ada", payer: "Bolek", coins: 1 });
});

test("a number that is no seat stays a number", () => {
  expect(playerIn("space", 1, players)).toBeUndefined();
  expect(playerIn("to", 17, players)).toBeUndefined();
  expect(playerIn("to", "1", players)).toBeUndefined();
  expect(named({ to: 17, space: 1 }, telling(), {})).toEqual({ to: 17, space: 1 });
});

test("a code is called what the title's namer says; the others stay codes", () => {
  const namers = { card: message("metropolia", "card") };
  expect(named({ card: "cafe", type: "build" }, telling(), namers)).toEqual({
    card: "[metropolia-card-cafe]",
    type: "build",
  });
});

test("yes and no are words that messages choose by; lists and nothing are left out", () => {
  expect(named({ use: true, cells: [1], best: null }, telling(), {})).toEqual({ use: "true" });
});

test("a number that changes something has its sign", () => {
  expect([3, 0, -3].map(signed)).toEqual(["+3", "0", "−3"]);
});
