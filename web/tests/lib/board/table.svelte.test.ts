/** The table that every part of a board reads: places, offers, and what a click means. */
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { BoardProps, MoveRecord } from "../../../src/lib/board/contract";
import { Table } from "../../../src/lib/board/table.svelte";
import { telling } from "../../fixtures";

const OFFERS = [
  { move: 3, type: "build:pile:cafe" },
  { move: 5, type: "move:bank" },
  { move: 8, type: "move:bank" },
  { move: 9, type: "pass" },
];

function opened(more: Partial<BoardProps> = {}) {
  const calls = { play: vi.fn(), why: vi.fn(), explain: vi.fn() };
  const props: BoardProps = {
    ...telling({ legal: OFFERS }),
    offers: OFFERS,
    events: [],
    history: [],
    highlight: ["bank"],
    settings: { speed: 2, reducedMotion: false },
    ...calls,
    ...more,
  };
  const table = new Table(
    () => props,
    {
      placesOf: ({ type }) => (type === "pass" ? [] : [type.slice(type.indexOf(":") + 1)]),
      wantedAt: (place): MoveRecord | null => (place === "arc" ? { type: "place", to: place } : null),
      offerText: ({ type, move }) => `${type} ${move}`,
    },
    undefined,
  );
  return { table, ...calls };
}

const at = { getBoundingClientRect: () => "here" } as unknown as Element;

describe("a click on a place", () => {
  test("plays its only offer", () => {
    const { table, play } = opened();
    table.act("pile:cafe", at);
    expect(play).toHaveBeenCalledExactlyOnceWith(3);
  });

  test("asks which of several offers is meant", () => {
    const { table, play, explain } = opened();
    table.act("bank", at);
    expect(play).not.toHaveBeenCalled();
    expect(explain).toHaveBeenCalledExactlyOnceWith(null, undefined);
    expect(table.choice).toEqual({ offers: [OFFERS[1], OFFERS[2]], at: "here" });
  });

  test("asks why what one may want there is not offered", () => {
    const { table, why, explain } = opened();
    table.act("arc", at);
    expect(why).toHaveBeenCalledExactlyOnceWith({ type: "place", to: "arc" });
    expect(explain).not.toHaveBeenCalled();
  });

  test("says what it is where nobody would want anything", () => {
    const { table, why, explain } = opened();
    table.act("rim", at);
    expect(why).not.toHaveBeenCalled();
    expect(explain).toHaveBeenCalledExactlyOnceWith("rim", at);
  });

  test("says what it is while others are to move", () => {
    const { table, why, explain } = opened({ offers: [] });
    expect(table.isMyMove).toBe(false);
    table.act("arc", at);
    expect(why).not.toHaveBeenCalled();
    expect(explain).toHaveBeenCalledExactlyOnceWith("arc", at);
  });
});

test("the places with offers are known, and what may be done there is said in words", () => {
  const { table } = opened();
  expect(table.offered).toEqual(["pile:cafe", "bank"]);
  expect(table.isOffered("bank")).toBe(true);
  expect(table.isOffered("arc")).toBe(false);
  expect(table.textAt("bank")).toBe("move:bank 5; move:bank 8");
  expect(table.textAt("arc")).toBe("");
});

test("a place is lit while the log points at it", () => {
  const { table } = opened();
  expect([table.isLit("bank"), table.isLit("arc")]).toEqual([true, false]);
});

test("things take their time at the reader's speed, and none where nothing is to move", () => {
  expect(opened().table.ms(400)).toBe(200);
  expect(opened({ settings: { speed: 0, reducedMotion: true } }).table.ms(400)).toBe(0);
});

test("a spectator sits with the first player and moves nothing", () => {
  const { table } = opened({ seat: null });
  expect([table.near, table.isMyMove]).toEqual([0, false]);
});

test("what is read follows the props", () => {
  let offers = $state.raw([OFFERS[0]!]);
  const seen: string[][] = [];
  const end = $effect.root(() => {
    const table = new Table(
      () => ({ ...telling(), offers, highlight: [] }) as unknown as BoardProps,
      { placesOf: ({ type }) => [type], wantedAt: () => null, offerText: ({ type }) => type },
      undefined,
    );
    $effect(() => {
      seen.push(table.offered);
    });
  });
  flushSync();
  offers = [OFFERS[3]!];
  flushSync();
  end();
  expect(seen).toEqual([["build:pile:cafe"], ["pass"]]);
});
