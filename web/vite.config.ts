import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/quartier/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The words live beside the Python code, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], environment: "./tests/environment.ts" },
}));
