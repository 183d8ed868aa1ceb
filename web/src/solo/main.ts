/** The entry of the static site: the web app with its tables in this browser. */
import { BASE } from "../api/base";
import { useCarrier } from "../api/carrier";
import { engine } from "./engine-state.svelte";
import { install } from "./install.svelte";
import { WorkerCarrier } from "./worker-carrier";

// The folder of the engine has a digest in its name, which the page that was built with it knows.
const folder = document.querySelector<HTMLMetaElement>("meta[name=ilion-engine]")?.content ?? "engine/";
const carrier = new WorkerCarrier(
  new URL(BASE + folder, location.href).href,
  (state, detail = "") => {
    engine.state = state;
    engine.detail = detail;
  },
  (lack) => {
    if (!engine.lacks.includes(lack)) engine.lacks.push(lack);
  },
);
// the path with which 404.html was requested
const wanted = (globalThis as { ilionWanted?: string }).ilionWanted;
if (wanted?.startsWith(BASE)) history.replaceState(null, "", location.origin + wanted);
install.watch();
engine.takeOver = () => carrier.takeOver();
useCarrier(carrier);
void import("../main");
// the first page comes first, then the engine behind it
if (document.readyState === "complete") carrier.start();
else addEventListener("load", () => carrier.start());
