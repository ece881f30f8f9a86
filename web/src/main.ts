import "./style/index.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { preferredLanguage, speak } from "./lib/words.svelte";

await speak(preferredLanguage(null));
mount(App, { target: document.getElementById("app")! });
