// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Card = {
  deck: "greek" | "trojan";
  name: string;
  part: "head" | "front" | "rear" | "wheels" | null;
  icon: "paris" | "hector" | "both" | null;
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

export type Description = Plain | ChooseGod | ChooseCard | MoveHero | ChooseSlot | Face | Lay | Drawn;

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

export type GoalPreview = {
  invaders: number;
  reach: "no" | "power" | "yes";
  steps: StepOption[] | null;
  chance: string[] | null;
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
