// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Aim = {
  kind: "aim";
  direction: "E" | "NE" | "NW" | "W" | "SW" | "SE";
};

export type AimPreview = {
  kind: "aim";
  drifts: Drift[];
  sheltered: number[];
  meetings: number[][];
  home: number[];
};

export type ArrowPreview = {
  kind: "arrow";
  cost: number;
  gifts: number;
};

export type CardPreview = {
  kind: "card";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
};

export type Description = Plain | To | Lay | Aim | Terms | NamedCard | Look | First | Die | Favour | Dice | Drawn;

export type Dice = {
  kind: "dice";
  numbers: number[];
};

export type Die = {
  kind: "die";
  number: number;
};

export type Drawn = {
  kind: "drawn";
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris" | null;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
};

/** A ship that the arrow hits. */
export type Drift = {
  seat: number;
  wind: "storm" | "strong" | "breeze";
  start: number[];
  at: number[];
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
};

export type Favour = {
  kind: "favour";
  face: "white" | "black";
};

export type Fight = {
  seats: number[];
  round: number;
  offer: Offer | null;
};

/** For the seat that decides: one round, and the fight to its end if nobody makes peace. */
export type FightPreview = {
  kind: "fight" | "pass" | "no-aegis" | "no-offer" | "refuse";
  other: number;
  odds: number[];
  equal: number;
  loses: number;
  lost: number;
  other_lost: number;
};

export type First = {
  kind: "first";
  seat: number;
};

export type Hand = {
  seat: number;
  gifts: number;
  chips: number;
  cards: ("wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil")[];
  islands: ("ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris")[];
};

export type Landing = {
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  giver: number | null;
  named: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
  offer: Offer | null;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
  ties: number;
};

export type Lay = {
  kind: "lay";
  at: number[];
};

export type LayPreview = {
  kind: "lay";
  directions: Record<"E" | "NE" | "NW" | "W" | "SW" | "SE", Drift[]>;
};

export type Look = {
  kind: "look";
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
};

export type LookPreview = {
  kind: "look";
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
};

export type NamedCard = {
  kind: "card";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
};

export type Offer = {
  seat: number;
  kind: "peace" | "give" | "ask";
  thing: Thing | null;
};

export type OfferPreview = {
  kind: "peace" | "give" | "ask" | "accept";
  hands: Hand[];
};

export type Plain = {
  kind: "sail" | "arrow" | "fight" | "pass" | "aegis" | "no-aegis" | "veil" | "no-veil" | "no-offer" | "peace" | "accept" | "refuse" | "pay" | "roll" | "abstain" | "slaughter" | "again" | "flee";
};

export type PlainPreview = {
  kind: "aegis" | "veil" | "no-veil" | "no-offer" | "refuse" | "pay" | "abstain" | "flee";
};

export type Player = {
  colour: "red" | "yellow" | "blue" | "green" | "white" | "black";
  at: number[];
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  heroes: number;
  gifts: number;
  hunger: number;
  starving: boolean;
  chips: number;
  cards: ("wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil")[];
  turned: ("wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil")[];
  islands: ("ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris")[];
  rim: ("ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris")[];
  free_arrows: number;
  misses_turn: boolean;
  waits_to_land: boolean;
  next_sail_is_4: boolean;
  may_go_home: boolean;
  home: boolean;
  score: number;
};

export type Preview = AimPreview | LayPreview | ArrowPreview | SailPreview | ToPreview | FightPreview | OfferPreview | RiskPreview | PlainPreview | CardPreview | LookPreview;

export type RimSpace = {
  number: number;
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  at: number[];
  ruler: number | null;
  lies: "face-down" | "face-up" | "nothing";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
  looked_by: number[];
  chips: number[];
};

export type RiskPreview = {
  kind: "roll" | "slaughter" | "again";
  loses_hero: number[];
  last: boolean;
};

export type SailPreview = {
  kind: "sail";
  roll: number | null;
};

export type Terms = {
  kind: "give" | "ask";
  thing: Thing;
};

/** What a bargain is about: exactly one of these. */
export type Thing = {
  gifts?: number;
  card?: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
  island?: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
};

export type To = {
  kind: "to";
  at: number[];
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
};

export type ToPreview = {
  kind: "to";
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  stays: boolean;
  meets: number[];
  ruler: number | null;
  lies: "face-down" | "face-up" | "nothing" | null;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
  wins: boolean;
};

export type View = {
  game: "odyssey";
  you: number | null;
  seats: number;
  options: Record<string, number>;
  phase: "sail-roll" | "lay" | "aim" | "engage" | "refuse" | "answer" | "round" | "save" | "reply" | "roll" | "favour" | "brawl" | "again" | "sirens" | "cattle" | "provisions" | "lot" | "move" | "sail" | "offer" | "name" | "price" | "choose" | "uncover" | "look" | "peek" | "ended";
  actor: number;
  turn: number | null;
  first: number | null;
  round: number;
  rounds: number;
  last_chance: boolean;
  supply: number;
  players: Player[];
  rim: RimSpace[];
  unknown: ("wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil")[];
  roll: number | null;
  arrow: number[] | null;
  fight: Fight | null;
  landing: Landing | null;
  looked: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris" | null;
};
