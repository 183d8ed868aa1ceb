// The service worker of the static site. The build writes NAME, which changes with every file, and FILES above this text. All files
// are there before a version is used; the old version is deleted when no page uses it any more, or the reader wants the new one.
const PREFIX = `ilion ${new URL(registration.scope).pathname} `;
const KEPT = PREFIX + NAME;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("message", (event) => event.data === "use" && skipWaiting());
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

async function keep() {
  const cache = await caches.open(KEPT);
  // a name with a digest never changes its content; the other files must not come from the browser's own cache
  const fixed = (name) => /^(assets|engine-)/.test(name);
  await cache.addAll(FILES.map((name) => new Request(registration.scope + name, { cache: fixed(name) ? "default" : "no-cache" })));
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  await Promise.all(names.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

async function file(request) {
  const cache = await caches.open(KEPT);
  if (request.cache === "reload" && (await cache.match(request))) return renewed(cache, request);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** Fetch a file again, because the cached copy turned out to be damaged. */
async function renewed(cache, request) {
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Every address within the site shows its page, except the files that are pages of their own. */
async function page(request) {
  const cache = await caches.open(KEPT);
  const own = await cache.match(request, { ignoreSearch: true });
  if (own && !/\/(index\.html)?$/.test(new URL(request.url).pathname)) return own;
  const index = await cache.match(registration.scope + "index.html");
  if (!index) return fetch(request);
  // the page names its files relative to its own folder; a deeper address is elsewhere
  const text = (await index.text()).replaceAll('="./', `="${new URL(registration.scope).pathname}`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
