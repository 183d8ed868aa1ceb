// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Announce = {
  kind: "announce";
  number: number;
};

export type AnnouncePreview = {
  kind: "announce";
  odds: number[];
};

export type Deal = {
  kind: "deal";
  colour: "red" | "yellow" | "blue" | "green";
  seat: number;
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

export type Look = {
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

export type Reveal = {
  kind: "reveal";
  district: "palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower";
  treasure: number;
};

export type Swap = {
  kind: "swap";
  districts: ("palace" | "gate" | "temple" | "market" | "harbour" | "wells" | "tower")[];
};

export type SwapPreview = {
  kind: "swap";
  changes: number[];
  lookers: number[];
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
