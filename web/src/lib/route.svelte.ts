/** Which page the address stands for: `/`, `/table/<id>`, `/replay/<id>`. */

export type Page = { page: "lobby" } | { page: "table" | "replay"; id: string } | { page: "unknown" };

function read(path: string): Page {
  if (path === "/") return { page: "lobby" };
  const found = /^\/(table|replay)\/([^/]+)\/?$/.exec(path);
  if (found) return { page: found[1] as "table" | "replay", id: found[2]! };
  return { page: "unknown" };
}

let current = $state.raw<Page>(read(location.pathname));

window.addEventListener("popstate", () => (current = read(location.pathname)));

export const route = {
  get page(): Page {
    return current;
  },
};

/** Go to another page without reloading the client. */
export function go(path: string): void {
  history.pushState(null, "", path);
  current = read(location.pathname);
  window.scrollTo(0, 0);
}

/** For links: a plain click does not reload; with a modifier key the browser does what it always does. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** A value from the part of the address that never reaches the server, such as `#invite=...`. */
export function fragment(name: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Take secrets out of the address bar once they have been used. */
export function dropFragment(): void {
  history.replaceState(null, "", location.pathname);
}
