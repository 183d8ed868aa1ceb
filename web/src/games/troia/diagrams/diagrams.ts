/** The shift of Olympus, and the distance for a superior and for a mixed offering. */
import type { Diagrams } from "../../contract";
import Symbols from "../Symbols.svelte";
import Offering, { type Offered } from "./Offering.svelte";
import Slots, { type Laid } from "./Slots.svelte";

const slots = (name: string, given: Laid) => ({ name, Picture: Slots, given });
const offering = (name: string, given: Offered) => ({ name, width: 1.4, Picture: Offering, given });

const diagrams: Diagrams = {
  Symbols,
  figures: {
    "TR-12": [
      slots("olympus-before", { gods: ["zeus", "hera", "ares", "poseidon", "hermes", "artemis"], used: "poseidon" }),
      slots("olympus-after", { gods: ["poseidon", "zeus", "hera", "ares", "hermes", "artemis"], used: "poseidon" }),
    ],
    "TR-13": [
      offering("offering-superior", { cards: ["fish+fish", "boar+fish"], to: "trojan-protection" }),
      offering("offering-mixed", { cards: ["fish+bull", "deer"], to: "trojan-defence" }),
    ],
  },
};

export default diagrams;
