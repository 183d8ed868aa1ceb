/** So that the page opens without a connection, and can be installed: public/sw.js keeps its files. */

const RELOADED = "ilion-reloaded";

export function installable(): void {
  // a part that is loaded later may be gone after an update of the server: then the page is loaded anew, once
  addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(RELOADED) === location.href) return;
    sessionStorage.setItem(RELOADED, location.href);
    event.preventDefault();
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void keep().catch(() => undefined)); // where it is forbidden the page works all the same
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  // what this first visit has loaded without the worker's help
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
  await (await caches.open("assets")).addAll(ours.map(String));
}
