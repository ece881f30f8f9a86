/** A table for two, for the tests of what is pure. */
import type { Player, Telling, View, Words } from "../src/lib/board/contract";

export const players: Player[] = ["Ada", "Bolek"].map((name, seat) => ({
  seat,
  name,
  colour: `var(--player-${seat})`,
  shape: seat ? "square" : "circle",
  isComputer: false,
  isConnected: true,
}));

/** Says every message by its id in brackets, with what it is filled with. */
export const w = Object.assign(
  (id: string, values?: Record<string, string | number>) => {
    const filled = Object.entries(values ?? {}).map(([name, value]) => `${name}=${value}`);
    return `[${[id, ...filled].join(" ")}]`;
  },
  { has: (_id: string) => true, language: "en" },
) satisfies Words;

/** What the words of a title are made from; the parts of the view that a test needs are given. */
export function telling(view: object = {}, printed: object = {}, seat: number | null = 0): Telling {
  const whole: View = {
    title: "test",
    turn: { number: 1, seat: 0 },
    seat,
    to_move: 0,
    legal: [],
    seats: [],
    result: null,
    ...view,
  };
  return { view: whole, printed: { title: "test", players: 2, options: {}, ...printed }, players, seat, w };
}
