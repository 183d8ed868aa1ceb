// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Beat = CardDrawnBeat | TileDrawnBeat | TileTakenBeat | TileGoneBeat | TileLaidBeat | UseBeat | RiverEndBeat | CardPlayedBeat | NileCardBeat | PileEmptyBeat | StoneBeat | NoStoneBeat | StoneLiftedBeat | StoneMovedBeat | SkippedBeat;

export type CardDrawnBeat = {
  kind: "card-drawn";
  seat: number;
  card: string | null;
  discarded: boolean;
};

export type CardPlayedBeat = {
  kind: "card-played";
  seat: number;
  card: string;
  sizes: number[];
};

export type CardPreview = {
  kind: "play" | "pile" | "nile";
  tiles_left: number | null;
  sizes: number[];
  exhausts: boolean;
  last_turn: boolean;
};

export type ChoicePreview = {
  kind: "replace" | "use" | "pass";
  places: number;
};

export type Description = Place | Relay | Replace | Use | Play | Plain | Take | Stone | DrawnTile | DrawnCard;

export type DrawnCard = {
  kind: "draw";
  seat: number;
  card: string | null;
};

export type DrawnTile = {
  kind: "tile";
  tile: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis";
  seat: number;
};

export type NileCardBeat = {
  kind: "nile-card";
  seat: number;
};

export type NoStoneBeat = {
  kind: "no-stone";
  seat: number;
};

export type PileEmptyBeat = {
  kind: "pile-empty";
  pile: "desert" | "hills" | "farmland" | "marsh" | "river";
  discards: boolean;
  ends: boolean;
};

export type Place = {
  kind: "place";
  tile: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis";
  at: number[];
};

export type Plain = {
  kind: "nile" | "pass";
};

export type Play = {
  kind: "play";
  card: string;
};

export type Preview = TilePreview | StonePreview | CardPreview | ChoicePreview;

/** The region that a tile or a stone belongs to, before and after it. */
export type RegionChange = {
  terrain: "desert" | "hills" | "farmland" | "marsh";
  where: "temple" | "island" | "middle" | "north" | "east" | "south" | "west";
  size: number;
  worth: number;
  stones: number[];
  leaders: number[];
  was_leaders: number[];
  merged: number;
  closed: boolean;
};

export type RegionView = {
  terrain: "desert" | "hills" | "farmland" | "marsh";
  tiles: number[];
  size: number;
  worth: number;
  stones: number[];
  leaders: number[];
  closed: boolean;
  river: boolean;
  temple: boolean;
  island: boolean;
};

export type Relay = {
  kind: "relay";
  end: number;
  at: number[];
};

/** What can be known of the hands since the draw pile was renewed. */
export type Renewal = {
  held: Record<string, number>;
  hand_sizes: number[];
  drawn: number[];
  shown: Shown[];
};

export type Replace = {
  kind: "replace";
  end: number;
  at: number[];
};

/** An end of the river moves on; a river tile is now in its place. */
export type RiverEndBeat = {
  kind: "river-end";
  seat: number;
  end: number;
  source: "bag" | "card" | "nile";
  start: number[];
  to: number[];
  where: "temple" | "island" | "middle" | "north" | "east" | "south" | "west";
  changes: number[];
};

export type Shown = {
  seat: number;
  card: string;
  drawn: number;
};

/** A player without cards is skipped. */
export type SkippedBeat = {
  kind: "skipped";
  seat: number;
};

export type Stone = {
  kind: "stone" | "from" | "to";
  at: number[];
};

export type StoneBeat = {
  kind: "stone";
  seat: number;
  to: number[];
  region: RegionChange;
  changes: number[];
};

/** The Nile card: the stone that will move. */
export type StoneLiftedBeat = {
  kind: "stone-lifted";
  seat: number;
  at: number[];
};

export type StoneMovedBeat = {
  kind: "stone-moved";
  seat: number;
  start: number[];
  to: number[];
  left: RegionChange;
  region: RegionChange;
  changes: number[];
};

export type StonePreview = {
  kind: "stone" | "from" | "to";
  region: string;
  size: number;
  worth: number;
  leaders: number[];
  changes: number[];
};

export type Take = {
  kind: "pile";
  pile: "desert" | "hills" | "farmland" | "marsh" | "river";
};

/** A tile leaves the bag. */
export type TileDrawnBeat = {
  kind: "tile-drawn";
  seat: number;
  tile: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis";
  bag_left: number;
};

/** A tile that cannot be laid leaves the game. */
export type TileGoneBeat = {
  kind: "tile-gone";
  seat: number;
  tile: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis";
};

export type TileLaidBeat = {
  kind: "tile-laid";
  seat: number;
  tile: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis";
  source: "bag" | "card" | "nile";
  to: number[];
  where: "temple" | "island" | "middle" | "north" | "east" | "south" | "west";
  region: RegionChange | null;
  changes: number[];
};

export type TilePreview = {
  kind: "place" | "relay";
  region: string | null;
  size: number | null;
  worth: number | null;
  leaders: number[] | null;
  merges: number | null;
  closes: boolean | null;
  stuck: number[];
  changes: number[];
};

/** A tile leaves a pile. */
export type TileTakenBeat = {
  kind: "tile-taken";
  seat: number;
  pile: "desert" | "hills" | "farmland" | "marsh" | "river";
  left: number;
};

export type TileView = {
  at: number[];
  kind: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis";
  end: number | null;
  stone: number | null;
  region: number | null;
};

export type Use = {
  kind: "use";
  use: "river" | "necropolis";
};

/** How a river/necropolis tile is used, or which end a river tile replaces. */
export type UseBeat = {
  kind: "use";
  seat: number;
  use: "river" | "necropolis" | "end";
  end: number | null;
  at: number[] | null;
};

export type View = {
  game: "horus";
  you: number | null;
  seats: number;
  options: Record<string, string>;
  phase: "deal" | "bag" | "place" | "end" | "relay" | "use" | "card" | "pile" | "stone" | "from" | "to" | "refill" | "ended";
  actor: number;
  turn: number | null;
  first_turn: boolean;
  tiles: TileView[];
  regions: RegionView[];
  in_hand: "desert" | "hills" | "farmland" | "marsh" | "river" | "temple" | "necropolis" | "either" | "end1" | "end2" | null;
  places: number[][];
  source: number[] | null;
  bag: Record<string, number>;
  piles: Record<"desert" | "hills" | "farmland" | "marsh" | "river", number>;
  out: Record<string, number>;
  exhausted: "desert" | "hills" | "farmland" | "marsh" | null;
  hand: string[] | null;
  idle: string[];
  hand_sizes: number[];
  played: string | null;
  discards: Record<string, number>;
  draw_pile: number;
  unseen: Record<string, number>;
  renewal: Renewal | null;
  stones: number[];
  nile: boolean[];
  scores: number[];
};
