/** A page for drawing boards without a server: `npx vite`, then /dev.html. It is not in the bundle. */
import "../src/style/index.css";
import { mount } from "svelte";
import { speak } from "../src/lib/words.svelte";
import Harness from "./Harness.svelte";

await speak("en");
mount(Harness, { target: document.getElementById("app")! });
