// Made by tools/make_types.py from the types of the Python package. Do not edit.

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

export type Shown = {
  seat: number;
  card: string;
  drawn: number;
};

export type Stone = {
  kind: "stone" | "from" | "to";
  at: number[];
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
