/** Metropolia's offers, wishes, flights and coins, each at its place of the board. */
import { describe, expect, test } from "vitest";
import { flightsOf } from "../../../src/games/metropolia/flights";
import { pieceHelp } from "../../../src/games/metropolia/help";
import { placesOf, wantedAt } from "../../../src/games/metropolia/places";
import type { Event, Offer, Printed } from "../../../src/games/metropolia/shapes";
import type { Telling } from "../../../src/games/metropolia/telling";
import { cardIn, changes, ledgerOf, numbersOf, tidy } from "../../../src/games/metropolia/view";
import { telling } from "../../fixtures";

const seats = [
  { seat: 0, coins: 3, cards: { bakery: 1 }, landmarks: { harbor: true, airport: false } },
  { seat: 1, coins: 5, cards: { cafe: 2 }, landmarks: { harbor: false, airport: false } },
];

function during(phase: string): Telling {
  return telling({ phase, seats }) as unknown as Telling;
}

test("an offer is chosen at what it is about", () => {
  const at = (offer: object): string[] => placesOf({ move: 1, ...offer } as Offer, during("build"));
  expect(at({ type: "build", card: "mine" })).toEqual(["pile:mine"]);
  expect(at({ type: "landmark", landmark: "airport" })).toEqual(["card:0:airport"]);
  expect(at({ type: "give", card: "bakery" })).toEqual(["card:0:bakery"]);
  expect(at({ type: "take", seat: 1, card: "cafe" })).toEqual(["card:1:cafe"]);
  expect(at({ type: "tv", seat: 1 })).toEqual(["purse:1"]);
  expect(at({ type: "nothing" })).toEqual([]);
});

describe("one may want", () => {
  test("any pile, and an own landmark that is not built", () => {
    expect(wantedAt("pile:mine", during("build"))).toEqual({ type: "build", card: "mine" });
    expect(wantedAt("card:0:airport", during("build"))).toEqual({ type: "landmark", landmark: "airport" });
  });

  test("nothing of a landmark that stands, or is another's", () => {
    expect(wantedAt("card:0:harbor", during("build"))).toBeNull();
    expect(wantedAt("card:1:harbor", during("build"))).toBeNull();
  });

  test("to swap a card only while cards are swapped", () => {
    expect(wantedAt("card:0:bakery", during("build"))).toBeNull();
    expect(wantedAt("card:0:bakery", during("give"))).toEqual({ type: "give", card: "bakery" });
    expect(wantedAt("card:1:cafe", during("give"))).toBeNull();
    expect(wantedAt("card:1:cafe", during("take"))).toEqual({ type: "take", seat: 1, card: "cafe" });
    expect(wantedAt("card:0:bakery", during("take"))).toBeNull();
  });

  test("nothing as a spectator", () => {
    expect(wantedAt("card:0:airport", { ...during("build"), seat: null })).toBeNull();
  });
});

describe("what flies", () => {
  const flying = (event: object): object[] =>
    flightsOf(event as Event).map(({ piece, from, to, count }) => ({ piece, from, to, count }));

  test("coins go from the card or the payer to the purse", () => {
    const coin = { coin: true };
    expect(flying({ type: "income", seat: 1, card: "mine", coins: 5 })).toEqual([
      { piece: coin, from: ["card:1:mine"], to: ["purse:1"], count: 5 },
    ]);
    expect(flying({ type: "payment", seat: 0, payer: 1, card: "cafe", coins: 1 })).toEqual([
      { piece: coin, from: ["purse:1"], to: ["purse:0"], count: 1 },
    ]);
  });

  test("a built card goes from its pile to the city, its price the other way", () => {
    const [price, card] = flying({ type: "build", seat: 0, card: "mine", coins: 6 });
    expect(price).toMatchObject({ from: ["purse:0"], to: ["pile:mine", "market"], count: 6 });
    expect(card).toMatchObject({
      piece: { card: "mine" },
      from: ["pile:mine", "market"],
      to: ["card:0:mine", "purse:0"],
    });
  });

  test("swapped cards change cities", () => {
    const [given] = flying({ type: "gave", seat: 0, to: 1, card: "bakery" });
    expect(given).toMatchObject({ from: ["card:0:bakery", "purse:0"], to: ["card:1:bakery", "purse:1"] });
    const [taken] = flying({ type: "took", seat: 0, from: 1, card: "cafe" });
    expect(taken).toMatchObject({ from: ["card:1:cafe", "purse:1"], to: ["card:0:cafe", "purse:0"] });
  });

  test("nothing else does", () => {
    expect(flying({ type: "roll", seat: 0, first: 1, second: 2 })).toEqual([]);
  });
});

test("coins leave one purse for another, or the bank", () => {
  const moved = (event: object): [number, number][] => changes(event as Event);
  expect(moved({ type: "payment", seat: 0, payer: 1, coins: 2 })).toEqual([
    [0, 2],
    [1, -2],
  ]);
  expect(moved({ type: "income", seat: 1, coins: 5 })).toEqual([[1, 5]]);
  expect(moved({ type: "build", seat: 1, coins: 6 })).toEqual([[1, -6]]);
  expect(moved({ type: "turn", seat: 1, turn: 2 })).toEqual([]);
});

test("the ledger has the money of one turn only", () => {
  const history = [
    { type: "turn", turn: 1, seat: 0 },
    { type: "income", seat: 0, card: "bakery", coins: 1 },
    { type: "turn", turn: 2, seat: 1 },
    { type: "income", seat: 1, card: "mine", coins: 5 },
    { type: "build", seat: 1, card: "cafe", coins: 2 },
  ] as unknown as Event[];
  expect(ledgerOf(history, 2)).toEqual([history[3]]);
  expect(ledgerOf(history, 3)).toEqual([]);
  expect(ledgerOf(history.slice(1), 1)).toEqual([history[1]]);
});

const printed = {
  options: {},
  cards: [
    { id: "mine", colour: "blue", icon: "gear", number: 9, highest: 9, cost: 6 },
    { id: "bakery", colour: "green", icon: "bread", number: 2, highest: 3, cost: 1 },
    { id: "stadium", colour: "purple", icon: "tower", number: 6, highest: 6, cost: 6 },
    { id: "wheat_field", colour: "blue", icon: "wheat", number: 1, highest: 1, cost: 1 },
  ],
  landmarks: [{ id: "harbor", cost: 2 }],
} as unknown as Printed;

test("cards lie in the order of their rolls, purple last, landmarks after them", () => {
  expect(tidy(printed, ["stadium", "harbor", "mine", "wheat_field", "bakery"])).toEqual([
    "wheat_field",
    "bakery",
    "mine",
    "stadium",
    "harbor",
  ]);
  expect(printed.cards.slice(0, 2).map(numbersOf)).toEqual(["9", "2–3"]);
});

test("a card or landmark is found in what it is about", () => {
  expect(cardIn({ type: "build", card: "mine" } as unknown as Event)).toBe("mine");
  expect(cardIn({ type: "landmark", landmark: "harbor" } as unknown as Event)).toBe("harbor");
  expect(cardIn({ type: "roll" } as unknown as Event)).toBeUndefined();
});

test("a pile and a card in a city are explained by their card", () => {
  const about = { ...telling({}, printed), printed } as unknown as Telling;
  expect(pieceHelp("pile:bakery", about)).toEqual(pieceHelp("card:1:bakery", about));
  expect(pieceHelp("pile:bakery", about)?.text).toContain("rolls=2–3");
  expect(pieceHelp("pile:bakery", about)?.text).toContain("price=1");
  expect(pieceHelp("card:0:harbor", about)?.text).toContain("price=2");
});
