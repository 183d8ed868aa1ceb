// The page's files for when there is no connection. What has its digest in its name comes from here at once; the page itself from the
// server, and only without one from here. What the server says about games is never kept.
const SHELL = "shell";
const ASSETS = "assets";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(["/", "/icon.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else event.respondWith(fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()));
});

async function kept(request) {
  const assets = await caches.open(ASSETS);
  const found = await assets.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await assets.put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const old = await shell.match("/");
      if (old && (await old.text()) !== (await fresh.clone().text())) await caches.delete(ASSETS); // an update: the old parts go
      await shell.put("/", fresh.clone());
    }
    return fresh;
  } catch {
    return (await shell.match("/")) ?? Response.error();
  }
}
