/** What Metropolia's board shows while events run: it lags behind the view, and always comes to it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, View } from "../../../src/games/metropolia/shapes";
import { pace, Shown } from "../../../src/games/metropolia/shown.svelte";

function view(coins: number[], dice: number[] = [], added = 0): View {
  return {
    seats: coins.map((each, seat) => ({ seat, coins: each, cards: {}, landmarks: {} })),
    roll: { dice, added, total: 0 },
    turn: { number: 4, seat: 1 },
  } as unknown as View;
}

const TURN = { type: "turn", turn: 4, seat: 1 } as Event;
const ROLL = { type: "roll", seat: 1, first: 3, second: 0 } as Event;
const PAYMENT = { type: "payment", seat: 0, payer: 1, card: "cafe", coins: 1, copies: 1 } as unknown as Event;
const INCOME = { type: "income", seat: 1, card: "bakery", coins: 2, copies: 2 } as unknown as Event;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a view is shown as it is when nothing is to move", () => {
  const shown = new Shown();
  shown.settle(view([3, 5], [2, 4], 2), [TURN, ROLL, PAYMENT]);
  expect(shown.coins).toEqual([3, 5]);
  expect([shown.dice, shown.added, shown.total, shown.roller]).toEqual([[2, 4], 2, 8, 1]);
  expect(shown.ledger).toEqual([PAYMENT]);
});

test("coins change when their event is shown, not before", async () => {
  const shown = new Shown();
  const fly = vi.fn();
  shown.settle(view([3, 5]), []);
  const done = shown.play([TURN, ROLL, PAYMENT, INCOME], view([4, 6], [3]), [TURN, ROLL, PAYMENT, INCOME], 1, fly);
  await vi.advanceTimersByTimeAsync(121);
  expect([shown.tumbles, shown.coins]).toEqual([true, [3, 5]]);
  await vi.advanceTimersByTimeAsync(620);
  expect([shown.tumbles, shown.dice, shown.total]).toEqual([false, [3], 3]);
  expect(shown.ledger).toEqual([]);
  await vi.advanceTimersByTimeAsync(380);
  expect(shown.coins).toEqual([4, 4]);
  expect(shown.ledger).toEqual([PAYMENT]);
  expect([...shown.paying]).toEqual(["card:0:cafe"]);
  await vi.advanceTimersByTimeAsync(340);
  expect(shown.coins).toEqual([4, 6]);
  expect(fly).toHaveBeenCalledTimes(2);
  await vi.runAllTimersAsync();
  await done;
  expect(shown.coins).toEqual([4, 6]);
  expect(shown.paying.size).toBe(0);
});

test("at twice the speed everything takes half the time", async () => {
  const shown = new Shown();
  shown.settle(view([3, 5]), []);
  void shown.play([INCOME, INCOME], view([3, 9]), [], 2, vi.fn());
  expect(shown.coins).toEqual([3, 7]);
  await vi.advanceTimersByTimeAsync(129);
  expect(shown.coins).toEqual([3, 7]);
  await vi.advanceTimersByTimeAsync(2);
  expect(shown.coins).toEqual([3, 9]);
});

test("events that come while others run let the board jump to where those led", async () => {
  const shown = new Shown();
  const fly = vi.fn();
  shown.settle(view([3, 5]), []);
  void shown.play([ROLL, INCOME], view([3, 7], [3]), [], 1, fly);
  await vi.advanceTimersByTimeAsync(100);
  void shown.play([PAYMENT], view([4, 6], [3]), [], 1, fly);
  expect(shown.coins).toEqual([4, 6]);
  expect(shown.tumbles).toBe(false);
  await vi.runAllTimersAsync();
  expect(shown.coins).toEqual([4, 6]);
  expect(fly).toHaveBeenCalledTimes(1);
});

test("a new turn begins with an empty ledger and no dice", async () => {
  const shown = new Shown();
  shown.settle(view([3, 5], [2]), [TURN, PAYMENT]);
  expect(shown.ledger).toEqual([PAYMENT]);
  void shown.play([{ ...TURN, turn: 5, seat: 0 } as Event, INCOME], view([3, 7]), [], 1, vi.fn());
  expect([shown.ledger, shown.dice, shown.roller]).toEqual([[], [], 0]);
  await vi.runAllTimersAsync();
});

test("a view that is shown as it is marks no card any more", () => {
  const shown = new Shown();
  shown.settle(view([3, 5]), []);
  void shown.play([INCOME], view([3, 7]), [], 1, vi.fn());
  expect(shown.paying.size).toBe(1);
  shown.settle(view([3, 7]), []);
  expect(shown.paying.size).toBe(0);
});

test("without animation nothing flies", () => {
  const shown = new Shown();
  const fly = vi.fn();
  shown.settle(view([3, 5]), []);
  void shown.play([INCOME], view([3, 7]), [], 0, fly);
  expect(shown.coins).toEqual([3, 7]);
  expect(fly).not.toHaveBeenCalled();
});

test("the board gets as long as its events take, and none for what is not shown", () => {
  expect(pace([ROLL, PAYMENT])).toBe(1000 + 340 + 250);
  expect(pace([{ type: "nothing", seat: 0 }])).toBe(0);
});
