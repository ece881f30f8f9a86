/** The view of Paris with its components, and which places its offers concern. */
import { describe, expect, test } from "vitest";
import { flightsOf } from "../../../src/games/paris/flights";
import { districtOf, placesOf, wantedAt } from "../../../src/games/paris/places";
import type { Event, Printed, View } from "../../../src/games/paris/shapes";
import type { Telling } from "../../../src/games/paris/telling";
import { read, type Choice } from "../../../src/games/paris/view";
import { players, telling, w } from "../../fixtures";

const printed = {
  ...telling().printed,
  title: "paris",
  districts: [
    { id: "montmartre", code: "mo", bank: 5, spaces: [{ id: "montmartre-5", value: 5, building: "hotel", cost: {} }] },
    { id: "belleville", code: "be", bank: 2, spaces: [{ id: "belleville-1", value: 1, building: "school", cost: {} }] },
  ],
  landmarks: [{ id: "louvre", code: "lou", value: 9, cost: {}, prestige: [], prestige_points: [] }],
  vp_tiles: [{ id: 7, points: [7, 3] }],
  zones: ["a", "b"],
  bonus_tiles: [{ number: 17, now: 2 }],
  end_tiles: [{ id: "three", vp: 3, now: 0 }],
} as unknown as Printed;

const sent = {
  ...telling({ phase: "act" }).view,
  legal: [
    { move: 4, type: "move", name: "mo$>mo5", francs: 5 },
    { move: 6, type: "move", name: "arc>lou@be" },
    { move: 9, type: "end-turn" },
  ],
  seats: [
    { meeple: 1, held: [17], used: [], vp: 0 },
    { meeple: 0, held: null, used: [], vp: 0 },
  ],
  districts: [
    { bank: [0], spaces: [{}], keys: 1, totals: [5, 0], places: [1, 2], points: [7, 0], vp_tile: 7 },
    { bank: [], spaces: [{ building: "school", keys: [1] }], keys: 1, totals: [0, 1], places: [2, 1], points: [0, 0] },
  ],
  arc: [0],
  landmarks: [{}],
  track: { numbers: [17, 3], left: [1, 0], reachable: [2] },
  bonus_now: [4],
  end_tiles: { left: 1, used: [], may_be_left: null },
  stacks: [{ size: 2, top: "belleville", may_be: [1] }],
} as unknown as View;

const city = read(sent, printed);
const about = { view: city, printed, players, seat: 0, w } as Telling;

describe("a view with its components", () => {
  test("has the places that a key's move names, by their ids", () => {
    expect(city.legal).toEqual([
      { move: 4, type: "move", from: "montmartre-bank", to: "montmartre-5", francs: 5 },
      { move: 6, type: "move", from: "arc", to: "louvre", district: "belleville" },
      { move: 9, type: "end-turn" },
    ]);
  });

  test("has what is printed on districts, tiles and stacks", () => {
    expect(city.districts[0]).toMatchObject({ id: "montmartre", bank: { francs: 5, keys: [0] }, vp_points: [7, 3] });
    expect(city.districts[0]!.spaces[0]).toMatchObject({ id: "montmartre-5", building: null, keys: [] });
    expect(city.districts[1]).toMatchObject({ vp_points: null });
    expect(city.districts[1]!.spaces[0]).toMatchObject({ building: "school", keys: [1] });
    expect(city.stacks[0]).toMatchObject({ stack: 0, top: "belleville", may_be: [{ value: 1, building: "school" }] });
  });

  test("says who stands on the track, and what the reader can reach and has", () => {
    expect(city.track[0]).toMatchObject({ space: 1, number: 17, meeples: [0], owned: true, reachable: false });
    expect(city.track[1]).toMatchObject({ space: 2, zone: "b", meeples: [], owned: false, reachable: true });
    expect(city.bonus_tiles[0]!.now).toEqual({ vp: 4, francs: 2 });
  });

  test("leaves the one that was sent as it was", () => {
    expect(sent.legal[0]).toEqual({ move: 4, type: "move", name: "mo$>mo5", francs: 5 });
  });
});

test("an offer is chosen at what it is about", () => {
  const at = (offer: object): string[] => placesOf({ move: 1, ...offer } as Choice);
  expect(at({ type: "move", from: "arc", to: "louvre" })).toEqual(["louvre"]);
  expect(at({ type: "place", to: "montmartre-bank" })).toEqual(["montmartre-bank"]);
  expect(at({ type: "advance", space: 3 })).toEqual(["track:3"]);
  expect(at({ type: "use", tile: 17 })).toEqual(["bonus:17"]);
  expect(at({ type: "vp-tile", tile: 7, district: "belleville" })).toEqual(["vp:7", "vp-in:belleville"]);
  expect(at({ type: "sell", kind: "gold" })).toEqual(["kind:gold"]);
  expect(at({ type: "end-turn" })).toEqual([]);
});

describe("one may want", () => {
  test("to place a key on a bank, and to move one to a building", () => {
    expect(wantedAt("belleville-bank", about)).toEqual({ type: "place", to: "belleville-bank" });
    expect(wantedAt("montmartre-5", about)).toEqual({
      type: "move",
      from: "montmartre-bank",
      to: "montmartre-5",
      district: "montmartre",
    });
  });

  test("a key from the Arc where no other is at home", () => {
    expect(wantedAt("belleville-1", about)).toMatchObject({ from: "arc", to: "belleville-1", district: "belleville" });
  });

  test("a tile of one's own, and a space of the track with tile 17", () => {
    expect(wantedAt("bonus:17", about)).toEqual({ type: "use", tile: 17 });
    expect(wantedAt("bonus:3", about)).toBeNull();
    expect(wantedAt("track:2", about)).toEqual({ type: "take", space: 2 });
  });

  test("to advance while it is time for that, and nothing else then", () => {
    const later = { ...about, view: { ...city, phase: "advance" } } as Telling;
    expect(wantedAt("track:2", later)).toEqual({ type: "advance", space: 2 });
    expect(wantedAt("belleville-bank", later)).toBeNull();
  });

  test("nothing as a spectator", () => {
    expect(wantedAt("belleville-bank", { ...about, seat: null })).toBeNull();
  });
});

test("a place is in the district that it is named for", () => {
  expect(districtOf("montmartre-5", city)).toBe("montmartre");
  expect(districtOf("vp-in:belleville", city)).toBe("belleville");
  expect(districtOf("track:3", city)).toBeNull();
});

test("keys fly to their place, and then the token to its player", () => {
  const flying = (event: object): object[] => flightsOf(event as Event);
  expect(flying({ type: "move", seat: 1, from: "arc", to: "louvre", district: "belleville" })).toEqual([
    { piece: { key: 1 }, from: ["arc"], to: ["louvre"] },
  ]);
  expect(flying({ type: "place", seat: 1, to: "arc" })).toEqual([{ piece: { key: 1 }, from: ["seat:1"], to: ["arc"] }]);
  expect(flying({ type: "token", seat: 1, from: "montmartre-5", kind: "gold" })).toEqual([
    { piece: { token: "gold" }, from: ["montmartre-5"], to: ["seat:1"], delay: 0.5 },
  ]);
  expect(flying({ type: "turn", seat: 1 })).toEqual([]);
});
