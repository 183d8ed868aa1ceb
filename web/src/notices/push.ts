/** Push messages to this browser: its capabilities, and its subscription. */
import { request } from "../api/http";

export type PushState = "insecure" | "unsupported" | "denied" | "off" | "on";

/** Return whether push works here. Browsers offer it only on pages with https and on those of the same machine. */
export async function pushState(known: readonly string[]): Promise<PushState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const subscription = await current();
  return subscription && known.includes(subscription.endpoint) ? "on" : "off";
}

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Return the address of this browser's subscription; null if it has none. */
export async function ownEndpoint(): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await current())?.endpoint ?? null;
}

/** Ask the reader, subscribe this browser and tell the server. Returns false if the reader says no. */
export async function switchOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = (await navigator.serviceWorker.getRegistration("/")) ?? (await navigator.serviceWorker.register("/sw.js"));
  await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe(); // it may be for the key of another server at this address
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  await request("POST", "/me/push", { endpoint, keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] } });
  return true;
}

/** End this browser's subscription. */
export async function switchOff(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await request("POST", "/me/push/remove", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Return the bytes of base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
