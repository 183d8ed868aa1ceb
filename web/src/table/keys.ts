/** The keyboard shortcuts of the table; Keys.svelte lists them. */
import { focusNextMark } from "./lighting.svelte";
import type { Drawer } from "./table-context.svelte";
import type { TableStore } from "./table-store.svelte";

const WRITES = "input, textarea, select, [contenteditable]";
const ACTS = "button, a, summary, [role=button], [role=slider], [role=listbox], [role=radio]";

/** Focus an element by its id, if it is there. */
function go(id: string): void {
  const place = document.getElementById(id);
  place?.focus();
  place?.scrollIntoView({ block: "nearest" });
}

/** Focus the board's own tab stop, or the hand under it if there is none. */
function toBoard(): void {
  const board = document.getElementById("board");
  const stop = board?.querySelector<HTMLElement | SVGElement>('[tabindex="0"], button:not([tabindex="-1"])');
  const hand = document.querySelector<HTMLElement>(".tray .left button:not([tabindex='-1'])");
  (stop ?? hand ?? board)?.focus();
}

/** Show the clause of the last refusal, or else of the current prompt. */
function explain(play: TableStore, drawer: Drawer): void {
  const refusal = play.refusal;
  const prompt = play.now?.prompt;
  if (refusal?.clause) drawer.show(refusal.clause, () => play.texts.reason(refusal));
  else if (prompt) drawer.show(prompt.clause, () => play.format(prompt));
}

export function press(event: KeyboardEvent, play: TableStore, drawer: Drawer): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(WRITES) && event.key !== "Escape") return;
  const acts = !!target.closest(ACTS);
  const at = play.travel.target ?? play.now?.events ?? 0;
  const keys: Record<string, () => void> = {
    u: () => play.draft.length && void play.undo(),
    Backspace: () => play.draft.length && void play.restart(),
    p: play.replayTurns,
    m: () => go("moves"),
    "/": () => go("notation"),
    l: () => go("log"),
    k: () => focusNextMark(document.getElementById("board")),
    b: toBoard,
    c: () => drawer.toggle("chat"),
    w: () => explain(play, drawer),
    "?": () => drawer.toggle("keys"),
    Escape: () => {
      if (drawer.page) drawer.close();
      else if (drawer.log) drawer.log = false;
      else if (play.travel.target !== null) play.goTo(null);
      else if (play.chosen) play.choose(null);
      else if (play.yourSeats.length > 1 && play.seat !== null && play.now?.status === "running") void play.viewAs(null);
    },
  };
  // The game's own keys come first: they act on the things on the table.
  if (play.myTurn && play.current && event.key !== "Escape" && play.module?.key?.(play, event.key)) return event.preventDefault();
  if (!acts) {
    const forward = play.chosen ?? play.suggested;
    if (forward && play.myTurn) keys["Enter"] = () => play.confirm(forward);
    if (play.handTo !== null && play.pacing.calm && !event.repeat) keys["Enter"] = play.handOver;
    keys["ArrowLeft"] = () => play.goTo(at - 1);
    keys["ArrowRight"] = () => play.goTo(at + 1);
    if (play.travel.target !== null) {
      keys["Home"] = () => play.goTo(0);
      keys["End"] = () => play.goTo(null);
    } else keys["Home"] = toBoard;
  }
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
