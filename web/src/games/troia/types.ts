// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Beat = FaceBeat | GodLaidBeat | DrawBeat | CardDrawnBeat | GodChosenBeat | CardPaidBeat | CornucopiaBeat | OfferingBeat | GodSlidesBeat | HeroMovesBeat | PowerBeat | CardTakenBeat | GoalCardBeat | GoalStepBeat | GoalDeclinedBeat | DeckEmptyBeat;

export type Card = {
  deck: "greek" | "trojan";
  name: string;
  part: "head" | "front" | "rear" | "wheels" | null;
  icon: "paris" | "hector" | "both" | null;
};

export type CardDrawnBeat = {
  kind: "card-drawn";
  seat: number;
  card: string | null;
  left: number;
};

export type CardPaidBeat = {
  kind: "card-paid";
  seat: number;
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  deck: "greek" | "trojan";
  card: string;
  symbols: number;
  own: number;
  cost: number;
};

/** Doris takes a card from the rival's hand, Apollo one from the rival's discards. */
export type CardTakenBeat = {
  kind: "card-taken";
  seat: number;
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  other: number;
  deck: "greek" | "trojan";
  card: string | null;
};

export type ChooseCard = {
  kind: "pay" | "take" | "build" | "march";
  deck: "greek" | "trojan";
  card: string;
};

export type ChooseGod = {
  kind: "god";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  cost: number;
};

export type ChooseSlot = {
  kind: "slot";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite" | null;
  slot: number;
};

export type CornucopiaBeat = {
  kind: "cornucopia-spent" | "cornucopia-taken";
  seat: number;
};

/** The last card of a deck is drawn: the game ends with this turn. */
export type DeckEmptyBeat = {
  kind: "deck-empty";
  deck: "greek" | "trojan";
};

export type Description = Plain | ChooseGod | ChooseCard | MoveHero | ChooseSlot | Face | Lay | Drawn;

/** A player decides to draw instead of making an offering. */
export type DrawBeat = {
  kind: "draw";
  seat: number;
  number: number;
};

export type DrawPreview = {
  kind: "draw";
  cards: number;
  last: boolean;
  goal: GoalPreview;
};

export type Drawn = {
  kind: "card" | "steal";
  side: "greek" | "trojan";
  deck: "greek" | "trojan";
  card: string | null;
};

export type Face = {
  kind: "face";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
};

/** A god is chosen for the game by lot. */
export type FaceBeat = {
  kind: "face";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
};

/** The first of two cards for the last stage of the Trojans. */
export type GoalCardBeat = {
  kind: "goal-card";
  seat: number;
  card: string;
};

export type GoalDeclinedBeat = {
  kind: "goal-declined";
  seat: number;
};

export type GoalPreview = {
  invaders: number;
  reach: "no" | "power" | "yes";
  steps: StepOption[] | null;
  chance: string[] | null;
};

export type GoalStepBeat = {
  kind: "goal-step";
  seat: number;
  card: string;
  part: "head" | "front" | "rear" | "wheels" | null;
  stage: "either" | "paris" | "hector" | "both" | null;
  steps: number;
  wins: boolean;
};

/** The god of the offering, or the god that Iris moves (`by`). */
export type GodChosenBeat = {
  kind: "god-chosen";
  seat: number;
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  cost: number;
  by: "offering" | "iris";
};

export type GodLaidBeat = {
  kind: "god-laid";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  to: number;
};

/** A god moves along Olympus; the gods between move up by one. */
export type GodSlidesBeat = {
  kind: "god-slides";
  seat: number;
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  start: number;
  to: number;
  greek_cost: number;
  trojan_cost: number;
};

export type HandCard = {
  deck: "greek" | "trojan";
  name: string;
  part: "head" | "front" | "rear" | "wheels" | null;
  icon: "paris" | "hector" | "both" | null;
  known: boolean;
};

export type HeroMove = {
  hero: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  to: ("greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection")[];
};

export type HeroMovesBeat = {
  kind: "hero-moves";
  seat: number;
  hero: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  start: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  to: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  zones: number;
  by: "offering" | "power" | "return";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite" | null;
};

export type HeroView = {
  name: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  zone: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  greek_offering: "boar" | "fish" | "bull" | "deer" | "pomegranate" | "ram";
  trojan_offering: "boar" | "fish" | "bull" | "deer" | "pomegranate" | "ram";
};

export type Lay = {
  kind: "lay";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  slot: number;
};

export type MoveHero = {
  kind: "move" | "return";
  hero: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  zone: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  to: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection" | null;
};

export type MovePreview = {
  kind: "move" | "return";
  hero: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  to: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  goal: GoalPreview | null;
};

/** The payment is complete. */
export type OfferingBeat = {
  kind: "offering";
  seat: number;
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  cost: number;
  superior: boolean;
  hero: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  zone: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  zones: number;
};

export type OfferingPreview = {
  kind: "offering";
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  cost: number;
  symbols: number;
  own: number;
  complete: boolean;
  outcomes: Outcome[];
};

export type OfferingView = {
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  cost: number;
  cards: number;
  symbols: number;
  own: number;
  complete: boolean;
  superior: boolean;
};

export type OlympusPreview = {
  kind: "god" | "slot";
  olympus: ("ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite")[];
};

export type Outcome = {
  offering: "mixed" | "superior";
  hero: "achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon";
  zone: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  to: "greek-protection" | "greek-defence" | "combat" | "trojan-defence" | "trojan-protection";
  power: PowerPreview;
  goal: GoalPreview;
};

export type Plain = {
  kind: "draw" | "cornucopia" | "offer" | "use" | "pass";
};

export type PlainPreview = {
  kind: "use" | "pass";
  goal: GoalPreview;
};

/** A god's power is used, declined, or lost because it can do nothing. */
export type PowerBeat = {
  kind: "power" | "power-declined" | "power-lost";
  seat: number;
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
};

export type PowerPreview = {
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite";
  possible: boolean;
  by_cornucopia: boolean;
  heroes: HeroMove[];
};

export type Preview = OfferingPreview | DrawPreview | MovePreview | OlympusPreview | StepPreview | TakePreview | PlainPreview;

export type SideView = {
  side: "greek" | "trojan";
  seat: number;
  deck: number;
  hand: number;
  foreign: number;
  cards: HandCard[];
  discards: string[];
  steps: number;
  beyond: number;
};

export type SlotView = {
  god: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite" | null;
  offering: "boar" | "fish" | "bull" | "deer" | "pomegranate" | "ram" | null;
  greek_cost: number;
  trojan_cost: number;
};

export type StepOption = {
  cards: string[];
  pay: string[];
};

export type StepPreview = {
  kind: "build" | "march";
  steps: number;
  wins: boolean;
  returns: ("achilles" | "ajax" | "odysseus" | "diomedes" | "menelaus" | "agamemnon")[];
};

export type TakePreview = {
  kind: "take";
  cards: string[];
};

export type View = {
  game: "troia";
  you: number | null;
  seats: number;
  options: Record<string, string>;
  phase: "face" | "lay" | "deal" | "turn" | "pay" | "use" | "take" | "hero" | "defence" | "forward" | "back" | "god" | "slot" | "draw" | "steal" | "goal" | "return" | "ended";
  actor: number;
  turn: "greek" | "trojan" | null;
  olympus: SlotView[];
  heroes: HeroView[];
  sides: SideView[];
  either: Card[];
  gone: Card[];
  horse: Record<"head" | "front" | "rear" | "wheels", string | null>;
  stage: "either" | "paris" | "hector" | "both" | null;
  given: "paris" | "hector" | "both" | null;
  cornucopia: "greek" | "trojan" | null;
  offering: OfferingView | null;
  power: "ares" | "hephaestus" | "poseidon" | "doris" | "zeus" | "athena" | "artemis" | "apollo" | "hera" | "iris" | "hermes" | "aphrodite" | null;
  chosen: string | null;
  todo: number;
  scores: number[];
};
