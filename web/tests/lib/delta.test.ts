/** A view after a change: `src/quartier/server/delta.py` writes what `lib/delta.ts` reads. */
import { describe, expect, test } from "vitest";
import { changed, type Change } from "../../src/lib/delta";

/** Freeze a document all the way down, so that changing it in place is an error. */
function frozen<T>(value: T): T {
  if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function after(before: unknown, change: Change): unknown {
  return changed(frozen(before), change);
}

describe("a change", () => {
  test("of one element replaces the value", () => {
    expect(after({ coins: 3 }, [{ coins: 4 }])).toStrictEqual({ coins: 4 });
    expect(after(3, [null])).toBeNull();
  });

  test("of a mapping reaches only the keys that it names", () => {
    const before = { turn: { number: 1, seat: 0 }, seats: [1, 2] };
    const now = after(before, { turn: { number: [2] } }) as typeof before;
    expect(now).toStrictEqual({ turn: { number: 2, seat: 0 }, seats: [1, 2] });
    expect(now.seats).toBe(before.seats);
  });

  test("that is empty takes the key away", () => {
    expect(after({ a: 1, b: 2 }, { a: [] })).toStrictEqual({ b: 2 });
  });

  test("adds a key that was not there", () => {
    expect(after({ a: 1 }, { b: [[]] })).toStrictEqual({ a: 1, b: [] });
  });

  test("of an element reaches into a list, which stays a list", () => {
    const now = after([{ a: 1 }, { a: 2 }, { a: 3 }], { 1: { a: [5] } });
    expect(Array.isArray(now)).toBe(true);
    expect(now).toStrictEqual([{ a: 1 }, { a: 5 }, { a: 3 }]);
  });

  test("of three elements cuts items out of a list and puts others in their place", () => {
    expect(after([1, 2, 3, 4, 5], [1, 2, ["x"]])).toStrictEqual([1, "x", 4, 5]);
    expect(after([1, 2], [2, 0, [3, 4]])).toStrictEqual([1, 2, 3, 4]);
    expect(after([1, 2, 3], [0, 3, []])).toStrictEqual([]);
  });
});

describe("a change of offers", () => {
  const before = [
    { move: 1, type: "pass" },
    { move: 4, type: "build", card: "cafe" },
    { move: 9, type: "build", card: "mine" },
  ];

  test("takes some away and puts others in, in the order of their numbers", () => {
    const come = [{ move: [7, 2], type: ["build", "build"], card: ["ranch", "bakery"] }];
    expect(after(before, [[4], come])).toStrictEqual([
      { move: 1, type: "pass" },
      { move: 2, type: "build", card: "bakery" },
      { move: 7, type: "build", card: "ranch" },
      { move: 9, type: "build", card: "mine" },
    ]);
  });

  test("replaces an offer that comes with the number of another", () => {
    expect(after(before, [[], [{ move: [4], type: ["pass"] }]])).toStrictEqual([
      { move: 1, type: "pass" },
      { move: 4, type: "pass" },
      { move: 9, type: "build", card: "mine" },
    ]);
  });

  test("takes all away where it says null", () => {
    expect(after(before, [null, [{ move: [3, 2] }]])).toStrictEqual([{ move: 2 }, { move: 3 }]);
  });

  test("keeps the very offers that stay", () => {
    const now = after(before, [[4], []]) as unknown[];
    expect(now).toHaveLength(2);
    expect(now[0]).toBe(before[0]);
    expect(now[1]).toBe(before[2]);
  });

  test("writes out runs and columns of indexes", () => {
    const tiles = { move: [1, 2, 3], type: { runs: ["tile", 2, "pass", 1] }, at: { of: ["a1", "b2"], at: [1, 0, 1] } };
    expect(after([], [[], [tiles, { move: [5], type: ["end"] }]])).toStrictEqual([
      { move: 1, type: "tile", at: "b2" },
      { move: 2, type: "tile", at: "a1" },
      { move: 3, type: "pass", at: "b2" },
      { move: 5, type: "end" },
    ]);
  });
});
