/** Words in the reader's language, from the same Fluent files that the Python side reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as api from "./api";
import type { Words } from "./board/contract";

export const LANGUAGES = ["en", "pl", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  it: "Italiano",
  fr: "Français",
};

/** All files but those that only the terminal needs. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/quartier/locales/*/*.ftl",
    "!../../../src/quartier/locales/*/cli.ftl",
    "!../../../src/quartier/locales/*/cli-check.ftl",
    "!../../../src/quartier/locales/*/*-terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

let bundles = $state.raw<FluentBundle[]>([]);
let language = $state<Language>("en");

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The language that was chosen before, or the first of the browser's languages that we have. */
export function preferredLanguage(stored: string | null): Language {
  const wishes = [stored ?? "", ...navigator.languages.map((code) => code.slice(0, 2))];
  return wishes.find(isLanguage) ?? "en";
}

/** The ids of each bundle in the order of its files. */
const idsOf = new WeakMap<FluentBundle, string[]>();
const loaded = new Map<Language, Promise<FluentBundle>>();

function bundle(code: Language): Promise<FluentBundle> {
  let promise = loaded.get(code);
  if (!promise) {
    promise = load(code);
    loaded.set(code, promise);
  }
  return promise;
}

/** The words of titles that are installed on the server as packages; none if it does not answer. */
async function guestWords(code: Language): Promise<Record<string, string>> {
  try {
    return (await api.words(code)).titles;
  } catch {
    return {};
  }
}

async function load(code: Language): Promise<FluentBundle> {
  const made = new FluentBundle(code, { useIsolating: false });
  const wanted = Object.keys(FILES).filter((path) => path.split("/").at(-2) === code);
  const brought = guestWords(code);
  const texts = await Promise.all(wanted.map((path) => FILES[path]!()));
  const ids: string[] = [];
  for (const text of texts) {
    const resource = new FluentResource(text);
    for (const entry of resource.body) ids.push(entry.id);
    made.addResource(resource, { allowOverrides: true });
  }
  for (const [title, text] of Object.entries(await brought)) {
    const resource = new FluentResource(text);
    // A title brings words for itself only.
    resource.body = resource.body.filter((entry) => entry.id.replace(/^-/, "").startsWith(`${title}-`));
    for (const entry of resource.body) ids.push(entry.id);
    made.addResource(resource);
  }
  idsOf.set(made, ids);
  return made;
}

/** Show everything in this language; English fills the gaps. */
export async function speak(code: Language): Promise<void> {
  const wanted = code === "en" ? [bundle("en")] : [bundle(code), bundle("en")];
  const ready = await Promise.all(wanted);
  bundles = ready;
  language = code;
  document.documentElement.lang = code;
}

function find(id: string): [FluentBundle, Parameters<FluentBundle["formatPattern"]>[0]] | null {
  const [key, attribute] = id.replaceAll("_", "-").split(".") as [string, string?];
  for (const each of bundles) {
    const message = each.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [each, pattern];
  }
  return null;
}

function format(id: string, values?: Record<string, string | number>): string {
  const found = find(id);
  if (!found) return id;
  const errors: Error[] = [];
  const text = found[0].formatPattern(found[1], values ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(id, errors);
  return text;
}

export const w: Words = Object.defineProperties(format, {
  has: { value: (id: string) => find(id) !== null },
  language: { get: () => language },
}) as unknown as Words;

/** The message if there is one, otherwise the given text. */
export function wordsOr(id: string, otherwise: string, values?: Record<string, string | number>): string {
  return find(id) ? format(id, values) : otherwise;
}

/** A code without words, in a readable form. */
export function readable(code: string): string {
  return code.replaceAll(/[-_]/g, " ");
}

/** All message ids with this prefix, in the order of the files. */
export function idsWith(prefix: string): string[] {
  const [first] = bundles;
  return (first && idsOf.get(first)?.filter((id) => id.startsWith(prefix))) ?? [];
}

/** What a game is called. */
export function titleName(title: string): string {
  return wordsOr(`${title}-name`, wordsOr(title, title.charAt(0).toUpperCase() + title.slice(1)));
}
