/** Where things lie on the round map of Paris. */
import { expect, test } from "vitest";
import {
  baseline,
  closeUp,
  landmarkSpot,
  meepleSpot,
  polar,
  rimSpot,
  sector,
  spot,
  trackAngles,
  wedge,
} from "../../../src/games/paris/geometry";

function distance({ x, y }: { x: number; y: number }): number {
  return Math.hypot(x, y);
}

test("angles are counted clockwise from the top", () => {
  const [top, right] = [polar(10, 0), polar(10, 90)];
  expect(top.x).toBeCloseTo(0);
  expect(top.y).toBeCloseTo(-10);
  expect(right.x).toBeCloseTo(10);
  expect(right.y).toBeCloseTo(0);
});

test("the six districts share the circle", () => {
  expect([0, 1, 5].map(wedge)).toEqual([0, 60, 300]);
  for (const which of ["bank", 1, 2, 3, 4, 5, 8, "vp"]) {
    expect(distance(spot(0, which))).toBeCloseTo(distance(spot(4, which)));
  }
});

test("no two spaces of a district lie on each other", () => {
  const spots = ["bank", 1, 2, 3, 4, 5, 8, "vp"].map((which) => spot(2, which));
  for (const [nth, one] of spots.entries()) {
    for (const other of spots.slice(nth + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(70);
  }
});

test("a sector is drawn around, the long way where it is more than half", () => {
  expect(sector(5, 10, 0, 90)).toBe("M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z");
  expect(sector(5, 10, 0, 270)).toContain("0 1 1");
});

test("a name is written so that it never stands on its head", () => {
  expect(baseline(100, -30, 30)).toMatch(/^M-50 -86\.6A100 100 0 0 1 50 /);
  expect(baseline(100, 150, 210)).toMatch(/^M-56\.5 97\.9A113 113 0 0 0 56\.5 /);
});

test("the track has thirty spaces of equal size and comes round", () => {
  expect(trackAngles(1)).toEqual([30, 42]);
  expect(trackAngles(30)).toEqual([378, 390]);
});

test("meeples on one space, and discs at one number, stand beside each other", () => {
  expect(meepleSpot(0, 0)).not.toEqual(meepleSpot(0, 1));
  expect(meepleSpot(7, 0)).not.toEqual(meepleSpot(7, 1));
  expect(rimSpot(12, 0)).not.toEqual(rimSpot(12, 1));
  expect(rimSpot(12, 0)).toEqual(rimSpot(112, 0));
});

test("landmarks close up when there are many", () => {
  expect([landmarkSpot(0, 0, 1).scale, landmarkSpot(0, 0, 2).scale, landmarkSpot(0, 0, 4).scale]).toEqual([1, 1, 0.5]);
});

test("a district is looked at closely in its own square", () => {
  expect(closeUp(0)).toBe("-255 -543 510 510");
});
