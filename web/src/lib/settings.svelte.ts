/** What this reader has chosen, kept in this browser. */
import { preferredLanguage, speak, type Language } from "./words.svelte";

const KEY = "quartier-settings";

interface Choices {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notices: boolean;
  /** 0 shows everything at once, 1 is normal, 2 twice as fast. */
  speed: number;
  /** Whether a turn ends by itself when there is nothing else left to do. */
  autoEnd: boolean;
}

const DEFAULTS: Choices = {
  language: null,
  theme: "auto",
  sound: true,
  notices: false,
  speed: 1,
  autoEnd: false,
};

function read(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Choices>(read());

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
let prefersStill = $state(still.matches);
still.addEventListener("change", () => (prefersStill = still.matches));

/** The settings as a board gets them. */
export function motion(): { speed: number; reducedMotion: boolean } {
  return { speed: prefersStill ? 0 : settings.speed, reducedMotion: prefersStill || settings.speed === 0 };
}

/** Store the settings and apply them; called once, by the application. */
export function followSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // One can play in a browser that stores nothing, too.
    }
  });
  $effect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
  $effect(() => {
    void speak(preferredLanguage(settings.language));
  });
}
