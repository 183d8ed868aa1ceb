// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Announce = {
  kind: "announce";
  number: number;
};

export type AnnounceBeat = {
  kind: "announce";
  seat: number;
  number: number;
  odds: number[];
};

export type AnnouncePreview = {
  kind: "announce";
  odds: number[];
};

export type Beat = DealBeat | LoadBeat | RefillBeat | AnnounceBeat | CardBeat | TurnLostBeat | KeepBeat | SwapBeat | RampBeat | PushBeat | DropBeat | LookBeat | ShuffleBeat | RevealBeat;

/** The card rises and is turned over. */
export type CardBeat = {
  kind: "card";
  seat: number;
  card: "0" | "1" | "2" | "3" | "trident";
  announced: number;
  result: "enough" | "trident" | "lost";
};

export type Deal = {
  kind: "deal";
  colour: "red" | "yellow" | "blue" | "green";
  seat: number;
};

/** A colour card is dealt. */
export type DealBeat = {
  kind: "deal";
  seat: number;
  colour: "red" | "yellow" | "blue" | "green";
};

export type Description = Announce | Plain | Swap | Insert | Deal | Hero | DrawnCard | Look | Reveal;

export type DistrictView = {
  name: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  bonus: number;
  heroes: Record<"red" | "yellow" | "blue" | "green", number>;
  total: number;
  holds: number;
  treasure: number | null;
  known_by: number[];
  winner: "red" | "yellow" | "blue" | "green" | null;
  worth: number;
};

export type DrawnCard = {
  kind: "card";
  card: "0" | "1" | "2" | "3" | "trident";
};

/** The oldest hero drops out of the horse. */
export type DropBeat = {
  kind: "hero-drops";
  seat: number;
  colour: "red" | "yellow" | "blue" | "green";
  owner: number;
  to: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  heroes: Record<"red" | "yellow" | "blue" | "green", number>;
  was: "red" | "yellow" | "blue" | "green" | null;
  was_owner: number | null;
  leader: "red" | "yellow" | "blue" | "green" | null;
  leader_owner: number | null;
};

export type Hero = {
  kind: "load" | "draw";
  colour: "red" | "yellow" | "blue" | "green" | null;
};

export type Insert = {
  kind: "insert";
  figure: "red" | "yellow" | "blue" | "green" | "helper" | null;
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
};

export type InsertPreview = {
  kind: "insert";
  drops: "red" | "yellow" | "blue" | "green" | null;
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  winner: "red" | "yellow" | "blue" | "green" | null;
  worth: number;
  changes: number[] | null;
  looks: number | null;
};

/** The trident leaves the treasures in place (keep), brings all figures in (all) or none (pass). */
export type KeepBeat = {
  kind: "keep" | "all" | "pass";
  seat: number;
  number: number;
};

/** Odysseus loads a hero before the first turn. */
export type LoadBeat = {
  kind: "load";
  seat: number;
  colour: "red" | "yellow" | "blue" | "green" | null;
};

export type Look = {
  kind: "look";
  seat: number;
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  treasure: number | null;
};

/** A seat looks at a treasure: its second hero of a colour has landed there. */
export type LookBeat = {
  kind: "look";
  seat: number;
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  treasure: number | null;
};

export type Plain = {
  kind: "keep" | "all" | "pass";
};

export type PlainPreview = {
  kind: "keep" | "all" | "pass";
  insertions: number;
};

export type Preview = AnnouncePreview | InsertPreview | SwapPreview | PlainPreview;

/** A figure goes into the horse at the top. */
export type PushBeat = {
  kind: "hero-pushed";
  seat: number;
  figure: "red" | "yellow" | "blue" | "green" | "helper" | null;
};

export type RampBeat = {
  kind: "ramp";
  seat: number;
  to: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
};

/** A hero goes from the bag to the display. */
export type RefillBeat = {
  kind: "refill";
  seat: number;
  colour: "red" | "yellow" | "blue" | "green" | null;
  bag_left: number;
};

export type Reveal = {
  kind: "reveal";
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  treasure: number;
};

export type RevealBeat = {
  kind: "reveal";
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  treasure: number;
  winner: number | null;
  worth: number;
};

/** The discards become the new deck. */
export type ShuffleBeat = {
  kind: "shuffle";
  cards: number;
};

export type Swap = {
  kind: "swap";
  districts: ("palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower")[];
};

export type SwapBeat = {
  kind: "swap";
  seat: number;
  districts: ("palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower")[];
};

export type SwapPreview = {
  kind: "swap";
  changes: number[];
  lookers: number[];
};

export type TurnLostBeat = {
  kind: "turn-lost";
  seat: number;
  announced: number;
  card: "0" | "1" | "2" | "3" | "trident";
};

export type View = {
  game: "trojan-horse";
  you: number | null;
  seats: number;
  options: Record<string, string>;
  phase: "deal" | "load" | "set-out" | "announce" | "card" | "swap" | "all" | "insert" | "look" | "fill" | "reveal" | "ended";
  actor: number;
  turn: number | null;
  turn_colour: "red" | "yellow" | "blue" | "green" | null;
  owners: Record<"red" | "yellow" | "blue" | "green", number>;
  odysseus: number | null;
  districts: DistrictView[];
  display: ("red" | "yellow" | "blue" | "green")[];
  horse: ("red" | "yellow" | "blue" | "green" | "helper")[] | null;
  bag: Record<"red" | "yellow" | "blue" | "green", number> | null;
  bag_left: number;
  helpers: number;
  deck: Record<"0" | "1" | "2" | "3" | "trident", number>;
  discard: Record<"0" | "1" | "2" | "3" | "trident", number>;
  card: "0" | "1" | "2" | "3" | "trident" | null;
  announced: number | null;
  todo: number;
  odds: number[][];
  scores: number[];
};
