import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/quartier/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content policy of the server allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The words live beside the Python code, outside of this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
