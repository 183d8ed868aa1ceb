/** First in, first out of the horse; the winner of a district when heroes are equal in number. */
import type { Diagrams } from "../../contract";
import City, { type Shown } from "./City.svelte";
import Passage, { type Passing } from "./Passage.svelte";
import Symbols from "./Sprite.svelte";

const passing = (name: string, given: Passing) => ({ name, width: 1.5, Picture: Passage, given });
const district = (name: string, given: Shown) => ({ name, width: 1.2, Picture: City, given });

/** Green, yellow and red go in one after the other; red and blue were inside. */
const first: Passing = { enters: "green", horse: ["blue", "green"], drops: "red" };
const second: Passing = { enters: "yellow", horse: ["green", "yellow"], drops: "blue" };
const third: Passing = { enters: "red", horse: ["yellow", "red"], drops: "green" };

const diagrams: Diagrams = {
  Symbols,
  figures: {
    "TH-5": [passing("horse-before", { horse: ["red", "blue"] }), passing("horse-first", first)],
    "TH-14": [passing("horse-first", first), passing("horse-second", second), passing("horse-third", third)],
    "TH-24": [
      district("district-most", { heroes: { red: 3, yellow: 1, blue: 2, green: 0 }, winner: "red" }),
      district("district-tie", { heroes: { red: 3, yellow: 1, blue: 3, green: 0 }, winner: "yellow" }),
      district("district-nobody", { heroes: { red: 2, yellow: 0, blue: 2, green: 0 }, winner: null }),
    ],
  },
};

export default diagrams;
