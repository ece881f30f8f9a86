import "./style/index.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./lib/settings.svelte";
import { allowSound } from "./lib/sound";
import { preferredLanguage, speak } from "./lib/words.svelte";

window.addEventListener("pointerdown", allowSound);
window.addEventListener("keydown", allowSound);

await speak(preferredLanguage(settings.language));
mount(App, { target: document.getElementById("app")! });
