/** Notices for a player who is looking elsewhere. */
import { settings } from "./settings.svelte";

const isPossible = "Notification" in window && "serviceWorker" in navigator;

/** Phones show notices only through a worker, and other browsers can do so too. */
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

/** Show a notice if the page is hidden, the reader wants notices, and the browser allows them. */
export async function notice(body: string): Promise<void> {
  if (!settings.notices || !document.hidden || !isPossible || Notification.permission !== "granted") return;
  const place = location.pathname;
  try {
    // One notice for each table: a new one replaces the last.
    await (await worker()).showNotification("Quartier", { body, tag: place, data: place, icon: "/icon.svg" });
  } catch {
    // The browser shows none after all; the sound and the page's title say it too.
  }
}
