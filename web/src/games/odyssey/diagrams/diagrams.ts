/** Sailing, the rows of the storm arrow, and ships that meet. */
import type { Diagrams } from "../../contract";
import Symbols from "../Symbols.svelte";
import Clash, { type Fought } from "./Clash.svelte";
import Water, { type Shown } from "./Water.svelte";

const water = (name: string, given: Shown, more: { verdict?: boolean; width?: number } = {}) => ({
  name,
  width: 1.2,
  Picture: Water,
  given,
  ...more,
});

const NEAR: Shown["box"] = [-134, -100, 236, 192];
const red = { colour: "red", heroes: 4 } as const;
const blue = { colour: "blue", heroes: 3 } as const;
const yellow = { colour: "yellow", heroes: 4 } as const;
const fight: Fought = { ships: [red, blue], dice: [2, 1] };

const diagrams: Diagrams = {
  Symbols,
  figures: {
    "OD-7": [
      water(
        "sail-turns",
        {
          box: NEAR,
          ships: [
            {
              ...red,
              at: [1, 0],
              way: [
                [0, 0],
                [-1, 0],
                [-1, -1],
              ],
            },
          ],
        },
        { verdict: true },
      ),
      water(
        "sail-lands",
        {
          box: NEAR,
          ships: [
            {
              ...red,
              at: [1, 0],
              way: [
                [0, 0],
                [0, 1],
                [-1, 1],
              ],
            },
          ],
        },
        { verdict: true },
      ),
      water(
        "sail-through",
        {
          box: NEAR,
          ships: [
            {
              ...red,
              at: [0, 1],
              way: [
                [-1, 1],
                [-2, 1],
              ],
            },
          ],
          bad: true,
        },
        { verdict: false },
      ),
    ],
    "OD-9": [
      water(
        "storm-rows",
        {
          box: [-225, -140, 450, 280],
          arrow: { at: [2, 0], direction: "W" },
          ships: [
            { ...red, at: [0, 0], way: [[-3, 0]] },
            { ...yellow, at: [1, -1], way: [[-1, -1]] },
            { ...blue, at: [0, 2], way: [[-1, 2]] },
          ],
        },
        { width: 3 },
      ),
    ],
    "OD-21": [
      water("meet", {
        box: [-120, -90, 240, 150],
        ships: [
          { ...red, at: [0, 0] },
          { ...blue, at: [0, 0] },
        ],
        clash: [0, 0],
      }),
      { name: "fight-round", width: 2.4, Picture: Clash, given: fight },
    ],
  },
};

export default diagrams;
