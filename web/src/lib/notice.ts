/** Telling a player who looks elsewhere that it is their turn. */
import { settings } from "./settings.svelte";

/** Ask the browser; true when it will show notices. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notice when the page is not looked at, the reader wants it, and the browser allows it. */
export function notice(title: string, body: string): void {
  if (!settings.notices || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: "quartier-turn", icon: "/icon.svg" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
