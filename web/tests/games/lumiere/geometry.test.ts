/** Where things are in Lumière's picture. */
import { expect, test } from "vitest";
import { centre, corner, heart, middle, outline, outlineOf } from "../../../src/games/lumiere/geometry";

test("a space is found by its number, row by row", () => {
  expect(corner(0)).toEqual([0, 0]);
  expect(corner(10)).toEqual([200, 100]);
  expect(middle(63)).toEqual([750, 750]);
});

test("the centre of some spaces is the middle of their middles", () => {
  expect(centre([0, 1])).toEqual([100, 50]);
  expect(centre([0, 1, 8, 9])).toEqual([100, 100]);
});

test("the heart of a shape is the space nearest to its centre", () => {
  expect(heart([0, 1, 2])).toBe(1);
  expect(heart([0, 8, 16, 17, 24])).toBe(16);
});

test("a square is walked around once", () => {
  expect(outline([[0, 0]], 10)).toBe("M0 0L10 0L10 10L0 10L0 0Z");
});

test("spaces side by side have one outline, without the line between them", () => {
  expect(outlineOf([0, 1])).toBe("M0 0L100 0L200 0L200 100L100 100L0 100L0 0Z");
});

test("a ring has two outlines, spaces that touch nowhere have one each", () => {
  const ring = [0, 1, 2, 8, 10, 16, 17, 18];
  expect(outlineOf(ring).match(/M/g)).toHaveLength(2);
  expect(outlineOf([0, 63]).match(/M/g)).toHaveLength(2);
});
