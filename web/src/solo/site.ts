/** Stores the whole static site for use without a network, and tells the reader when there is a new version. */
import { BASE } from "../api/base";
import { engine } from "./engine-state.svelte";

const CHECK_EVERY = 3_600_000; // milliseconds between two checks for a new version

export async function keepSite(): Promise<void> {
  void navigator.storage?.persist?.().catch(() => false); // otherwise the browser might delete games to save space
  const registration = await navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE });
  const offer = (worker: ServiceWorker | null): void => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) engine.update = () => worker.postMessage("use");
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => offer(worker));
  });
  // every tab uses the new version at once: two versions must not work on the same tables
  let controlled = !!navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY);
}
