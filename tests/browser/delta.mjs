// Applies changes with the client's own lib/delta.ts: cases on standard input, results on standard output.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../web");
const typescript = createRequire(join(web, "package.json"))("typescript");
const source = readFileSync(join(web, "src/lib/delta.ts"), "utf-8");
const compilerOptions = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 };
const { outputText } = typescript.transpileModule(source, { compilerOptions });
const { changed } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

/** Freeze a document all the way down, so that a change in place is an error. */
function frozen(value) {
  if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const cases = JSON.parse(readFileSync(0, "utf-8"));
const results = cases.map(({ before, change }) => {
  const after = changed(frozen(before), change);
  const shared = Object.keys(before).filter((key) => !(key in change) && after[key] === before[key]);
  return { after, shared };
});
process.stdout.write(JSON.stringify(results));
