/** What ESLint looks for in the client; layout is Prettier's business. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  // Made by `make docs`, or kept by the board harness.
  { ignores: ["src/lib/messages.ts", "src/lib/shapes.ts", "src/games/*/shapes.ts", "src/games/*/views"] },
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
  },
  {
    rules: {
      // Numbers are welcome in texts and message ids.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `onclick={() => close()}` is how handlers are written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // With `noUncheckedIndexedAccess` a `!` says that the index is known to be there.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `void value` in an effect names what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Documents from the server are records with any keys.
      "@typescript-eslint/no-dynamic-delete": "off",
      // Maps and sets here are made anew for each view; the few that change are Svelte's own.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    // ESLint cannot see the types of another component's props; svelte-check can, and checks them.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((kind) => [
        `@typescript-eslint/no-unsafe-${kind}`,
        "off",
      ]),
    ),
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  { files: ["*.js", "public/*.js"], ...typescript.configs.disableTypeChecked },
);
