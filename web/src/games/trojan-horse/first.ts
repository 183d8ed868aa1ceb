import type { FirstWords, Tip } from "../first";
import { pickOf, type Horse } from "./pick.svelte";

const first: FirstWords = (play): Tip | null => {
  const horse = play as Horse;
  const { view } = horse;
  if (!horse.moves.length) return null;
  if (view.phase === "announce") return { key: "first-announce", at: ".tray .left" };
  if (view.phase !== "insert") return null;
  if (pickOf(horse).figure === null) return { key: "first-display", at: ".tray .right" };
  const next = view.horse?.[0];
  return next && next !== "helper"
    ? { key: "first-drops", facts: { colour: next }, at: "#board .windows .next" }
    : { key: "first-district", at: "#board .windows .next" };
};

export default first;
