/** Every title's folder has the same files for the same roles, and shares everything else. */
import { describe, expect, test } from "vitest";

/** What every title has. */
const ROOMS = [
  "Board.svelte", // the board
  "Poster.svelte", // its picture in the lobby
  "board.css", // its colours
  "help.ts", // what a thing is, in words
  "index.ts", // what the folder exports
  "naming.ts", // what places and things are called
  "places.ts", // which places an offer concerns
  "shapes.ts", // the types of the view, made by `make docs`
  "table.ts", // the table as the parts of the board read it
  "telling.ts", // offers, events and the status line in words
  "view.ts", // ways to read the view
];
/** What a title has where it needs it. */
const MORE = [
  "flights.ts", // what flies when something happens
  "geometry.ts", // where things lie in the picture
  "hold.svelte.ts", // the thing in the reader's hand
  "shown.svelte.ts", // what is shown while events run
];
/** Drawings that know nothing of the table; the city; what lies beside it. */
const FOLDERS = ["art", "city", "side"];
/** The plain board has no places and no pieces. */
const PLAIN = ["Board.svelte", "Value.svelte", "index.ts", "naming.ts", "table.ts", "telling.ts"];

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const paths = Object.keys(sources).map((path) => path.replace("../src/", ""));
const titles = [...new Set(paths.filter((path) => path.startsWith("games/")).map((path) => path.split("/")[1]!))];

function inside(folder: string): string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
}

function modules(found: Record<string, object>): [path: string, names: string[]][] {
  return Object.entries(found).map(([path, module]) => [path.replace("../src/", ""), Object.keys(module)]);
}

describe.each(titles)("%s", (title) => {
  const files = inside(`games/${title}`);

  test("has every room, and no file without a role", () => {
    const own = files.filter((file) => !file.includes("/"));
    expect(own.filter((file) => !MORE.includes(file)).sort()).toEqual(ROOMS);
  });

  test("keeps its parts in art, city and side", () => {
    const folders = files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]!);
    expect([...new Set(folders)].sort()).toEqual(FOLDERS);
    expect(files).toContain("city/City.svelte");
  });

  test("has drawings that know nothing of the table", () => {
    for (const file of files.filter((each) => each.startsWith("art/"))) {
      expect(sources[`../src/games/${title}/${file}`], file).not.toMatch(/useTable|table"/);
    }
  });

  test("has nothing to do with the other titles", () => {
    for (const file of files) {
      for (const other of titles.filter((each) => each !== title)) {
        expect(sources[`../src/games/${title}/${file}`], file).not.toContain(`/${other}/`);
      }
    }
  });
});

test("there are titles to look at", () => {
  expect(titles.length).toBeGreaterThan(2);
});

test("the plain board has the rooms that apply to it", () => {
  expect(inside("plain").sort()).toEqual(PLAIN);
});

test("the same role exports the same names", () => {
  const rooms: [Record<string, object>, string[]][] = [
    [import.meta.glob<object>("../src/{games/*,plain}/table.ts", { eager: true }), ["openTable", "useTable"]],
    [import.meta.glob<object>("../src/games/*/places.ts", { eager: true }), ["placesOf", "wantedAt"]],
    [import.meta.glob<object>("../src/games/*/naming.ts", { eager: true }), ["target"]],
    [import.meta.glob<object>("../src/games/*/help.ts", { eager: true }), ["pieceHelp"]],
    [import.meta.glob<object>("../src/games/*/flights.ts", { eager: true }), ["flightsOf"]],
    [
      import.meta.glob<object>("../src/{games/*,plain}/telling.ts", { eager: true }),
      ["eventText", "offerText", "statusText"],
    ],
  ];
  for (const [found, names] of rooms) {
    expect(Object.keys(found).length).toBeGreaterThan(1);
    for (const [path, exported] of modules(found)) expect(exported, path).toEqual(expect.arrayContaining(names));
  }
});

test("there is one context, and one way to fly", () => {
  const having = (what: RegExp): string[] => paths.filter((path) => what.test(sources[`../src/${path}`]!));
  expect(having(/\b(create|set|get)Context\b/)).toEqual(["lib/board/table.svelte.ts"]);
  expect(having(/\.animate\(/)).toEqual(["lib/board/Flights.svelte"]);
});

test("only the folder of a title names it", () => {
  const shared = paths.filter((path) => !path.startsWith("games/"));
  for (const path of shared) {
    for (const title of titles) expect(sources[`../src/${path}`], path).not.toContain(`games/${title}`);
  }
});
