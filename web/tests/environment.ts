/** Node, with Svelte compiled as for the browser, so that what depends on a value follows it. */
import type { Environment } from "vitest/runtime";

export default {
  name: "browser-like",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
