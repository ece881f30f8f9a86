/** Words in the reader's language, from the same files as on the Python side. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { optionName, optionValue } from "../../src/lib/option";
import { idsWith, preferredLanguage, readable, speak, titleName, w, wordsOr } from "../../src/lib/words.svelte";

const GUEST = "quay-name = Il molo\ntable-over = Not its business\n-quay-brand = Q\nquay-goal = Carica casse.";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("/it")
      ? Promise.resolve(new Response(JSON.stringify({ titles: { quay: GUEST } })))
      : Promise.reject(new TypeError("no network")),
  );
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  test("a message is filled with its values", () => {
    expect(w.language).toBe("en");
    expect(w("metropolia-event-roll", { seat: "Ada", first: 3, second: 0 })).toContain("Ada");
  });

  test("an id may be written with the underscores of a code", () => {
    expect(w("metropolia-card-wheat_field")).toBe(w("metropolia-card-wheat-field"));
    expect(w("metropolia-card-wheat_field")).not.toContain("metropolia");
  });

  test("what has no words is shown by its id, or by what stands in for it", () => {
    expect(w.has("no-such-message")).toBe(false);
    expect(w("no-such-message")).toBe("no-such-message");
    expect(wordsOr("no-such-message", "otherwise")).toBe("otherwise");
    expect(readable("wheat_field-2")).toBe("wheat field 2");
  });

  test("ids are found by how they begin, and nothing of the terminal is there", () => {
    expect(idsWith("lumiere-card-").length).toBeGreaterThan(7);
    expect(idsWith("metropolia-terminal-")).toEqual([]);
  });

  test("a title has a name, also when it has no words", () => {
    expect(titleName("paris")).toBe("Paris");
    expect(titleName("quay")).toBe("Quay");
  });

  test("an option without words is shown as people write", () => {
    expect(optionName("quay", "full_hold")).toBe("full hold");
    expect(optionValue("quay", "cargo", ["tea", "oak_logs"])).toBe("tea, oak logs");
    expect(optionValue("quay", "storm", true)).toBe(w("lobby-yes"));
  });
});

describe("in another language", () => {
  beforeAll(() => speak("it"));

  test("its words are shown, and the page says which language it is", () => {
    expect([w.language, document.documentElement.lang]).toEqual(["it", "it"]);
    expect(w("table-your-turn")).not.toBe("Your turn");
  });

  test("a title from a package brings words for itself only", () => {
    expect(titleName("quay")).toBe("Il molo");
    expect(w("table-over")).not.toBe("Not its business");
  });
});

test("the reader's choice comes first, then the browser's languages, then English", () => {
  vi.stubGlobal("navigator", { languages: ["de-DE", "pl-PL", "fr"] });
  expect(preferredLanguage("it")).toBe("it");
  expect(preferredLanguage(null)).toBe("pl");
  expect(preferredLanguage("xx")).toBe("pl");
  vi.stubGlobal("navigator", { languages: ["de"] });
  expect(preferredLanguage(null)).toBe("en");
});
