/** Contact, blocked ends and islands. */
import type { Diagrams } from "../../contract";
import Symbols from "../Symbols.svelte";
import Tiles, { type Shown } from "./Tiles.svelte";

const figure = (name: string, verdict: boolean, given: Shown, width = 1) => ({ name, verdict, width, Picture: Tiles, given });
const beside = (kind: Shown["tiles"][number]["kind"], x: number, y: number) => ({ kind, at: [x, y] });

/** A farmland tile and another at its right. */
const pair = (y: number, rest: Partial<Shown>): Shown => ({
  tiles: [beside("farmland", 0, 0), beside("desert", 2, y)],
  box: [0, 0, 4, Math.ceil(y) + 2],
  ...rest,
});
/** An end of the river between hills and marsh. */
const strait = [
  beside("river", -4, 0),
  beside("river", -2, 0),
  { ...beside("river", 0, 0), end: 1 },
  beside("hills", 0, -2),
  beside("marsh", 0, 2),
];
/** Farmland with a stone, and three sides of a ring. */
const bay = [{ ...beside("farmland", 0, 0), stone: 1 }, beside("river", 0, -2), beside("river", -2, 0)];

const diagrams: Diagrams = {
  Symbols,
  figures: {
    "HO-6": [
      figure("contact-whole", true, pair(0, { seam: "M80 0V80" })),
      figure("contact-half", true, pair(1, { seam: "M80 40V80" })),
      figure("contact-corner", false, pair(2, { rings: [[2, 2]], bad: true })),
      figure("contact-slanted", false, pair(0.5, { seam: "M80 20V80", bad: true, faded: 1 })),
    ],
    "HO-11": [
      figure(
        "end-blocked",
        false,
        { tiles: [...strait, beside("desert", 2, 0)], faded: 5, bad: true, place: [2, 0], box: [-4, -2, 4, 4] },
        1.2,
      ),
      figure("end-open", true, { tiles: [...strait, beside("desert", 2, -2)], place: [2, 0], box: [-4, -2, 4, 4] }, 1.2),
    ],
    "HO-29": [
      figure("island-ring", true, {
        tiles: [...bay, beside("river", 2, 0), beside("river", 0, 2)],
        rings: [
          [0, 0],
          [2, 0],
          [0, 2],
          [2, 2],
        ],
        box: [-2, -2, 4, 4],
      }),
      figure("island-gap", false, {
        tiles: [...bay, beside("river", 2, 0), beside("river", 1, 2)],
        way: "M20 176V66",
        bad: true,
        box: [-2, -2, 4, 4],
      }),
      figure("island-necropolis", false, {
        tiles: [...bay, beside("necropolis", 2, 0), beside("river", 0, 2)],
        way: "M176 60H66",
        bad: true,
        box: [-2, -2, 4, 4],
      }),
    ],
  },
};

export default diagrams;
