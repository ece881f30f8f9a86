/** Telling a player who looks elsewhere what has happened at the table. */
import { settings } from "./settings.svelte";

const isPossible = "Notification" in window && "serviceWorker" in navigator;

/** Phones show notices only through a worker, and other browsers know that way too. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/notices.js");
  return navigator.serviceWorker.ready;
}

/** Ask the browser; true when it will show notices. */
export async function allowNotices(): Promise<boolean> {
  try {
    return isPossible && (await Notification.requestPermission()) === "granted" && Boolean(await worker());
  } catch {
    return false;
  }
}

/** Show a notice when the page is not looked at, the reader wants it, and the browser allows it. */
export async function notice(body: string): Promise<void> {
  if (!settings.notices || !document.hidden || !isPossible || Notification.permission !== "granted") return;
  const place = location.pathname;
  try {
    // One notice for a table: a newer one takes the place of the last.
    await (await worker()).showNotification("Quartier", { body, tag: place, data: place, icon: "/icon.svg" });
  } catch {
    // A browser that shows none after all: the sound and the page's title tell it too.
  }
}
