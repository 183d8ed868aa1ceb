// Caches the files of the web app for use without a connection. A file with a digest in its name always comes from the cache; the page
// itself comes from the server if there is one. Responses of the API are never cached.
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
  if (url.pathname.startsWith("/assets/")) event.respondWith(cached(event));
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else event.respondWith(fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()));
});

/** The file is fetched by its address: a request of a page that is being left would be aborted, and the cache would stay empty. */
async function cached(event) {
  const assets = await caches.open(ASSETS);
  const found = await assets.match(event.request);
  if (found) return found;
  const fresh = await fetch(event.request.url);
  if (fresh.ok) event.waitUntil(assets.put(event.request, fresh.clone()).catch(() => undefined)); // a full disk is no reason to fail
  return fresh;
}

async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const old = await shell.match("/");
      if (old && (await old.text()) !== (await fresh.clone().text())) await caches.delete(ASSETS); // after an update the old files go
      await shell.put("/", fresh.clone());
    }
    return fresh;
  } catch {
    return (await shell.match("/")) ?? Response.error();
  }
}

// Push messages name a game and people; a click opens the table.
self.addEventListener("push", (event) => {
  let message;
  try {
    message = event.data.json();
  } catch {
    return; // not one of ours
  }
  const { title = "Ilion", body = "", url = "/notices", tag } = message;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/notices", location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil(open(url.href));
});

/** Go to the page if it is open somewhere, or open it. */
async function open(href) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => client.url === href);
  if (there) return there.focus();
  return self.clients.openWindow(href);
}
