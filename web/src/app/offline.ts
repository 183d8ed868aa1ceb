/** Makes the web app installable and lets it open without a connection: public/sw.js caches its files. */

import { STATIC } from "../api/base";
import { keepSite } from "../solo/site";

const RELOADED = "ilion-reloaded";

export function installable(): void {
  // after an update of the server a chunk may be gone: reload the page, once
  addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(RELOADED) === location.href) return;
    sessionStorage.setItem(RELOADED, location.href);
    event.preventDefault();
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (STATIC) {
    void keepSite().catch(() => undefined); // the entry of the site waits until the first page is loaded
    return;
  }
  addEventListener("load", () => void cacheLoaded().catch(() => undefined)); // the web app works without a service worker, too
}

async function cacheLoaded(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  // cache what this first visit loaded before the worker was there
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
  await (await caches.open("assets")).addAll(ours.map(String));
}
