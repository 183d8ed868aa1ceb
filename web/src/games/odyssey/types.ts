// Made by tools/make_types.py from the types of the Python package. Do not edit.

/** An adventure card comes into play. */
export type AdventureCardBeat = {
  kind: "adventure-card";
  seat: number;
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
  giver: number | null;
};

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

/** `seat` answers the offer of `other`. */
export type AnswerBeat = {
  kind: "answer";
  seat: number;
  other: number;
  accepted: boolean;
  offer: "peace" | "give" | "ask" | "bargain";
  thing: Thing | null;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
};

/** A player takes the storm arrow. */
export type ArrowBeat = {
  kind: "arrow";
  seat: number;
  cost: number;
};

export type ArrowLaidBeat = {
  kind: "arrow-laid";
  seat: number;
  to: number[];
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  near: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  away: number;
};

export type ArrowPreview = {
  kind: "arrow";
  cost: number;
  gifts: number;
};

export type Beat = FirstBeat | UpkeepBeat | MissedTurnBeat | SailBeat | DieBeat | FavourBeat | ShipBeat | ArrowBeat | ArrowLaidBeat | StormBeat | MeetingBeat | OfferBeat | AnswerBeat | FightRoundBeat | VeilBeat | LandingBeat | CardNamedBeat | AdventureCardBeat | ChoiceBeat | BrawlBeat | LookBeat | TaskBeat | ConquestBeat | ChangeBeat | ShipLostBeat | HomeBeat;

/** A round against the Laistrygonians. */
export type BrawlBeat = {
  kind: "brawl";
  seat: number;
  dice: number[];
  sums: number[];
  result: "won" | "tied" | "lost";
};

/** The newcomer asks for one of the ruler's cards, or the ruler chooses one for the newcomer. */
export type CardNamedBeat = {
  kind: "card-named" | "card-chosen";
  seat: number;
  other: number;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
};

export type CardPreview = {
  kind: "card";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
};

/** A player's gains or losses, in numbers; `ends` has the amounts afterwards. */
export type ChangeBeat = {
  kind: "change";
  seat: number;
  gifts: number;
  heroes: number;
  hunger: number;
  free_arrows: number;
  misses_turn: boolean;
  next_sail_is_4: boolean;
  ends: Stock;
};

/** A player's decision in an adventure. */
export type ChoiceBeat = {
  kind: "choice";
  seat: number;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
  choice: "pay" | "roll" | "abstain" | "slaughter" | "again" | "flee" | "look";
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris" | null;
};

export type ConquestBeat = {
  kind: "conquest";
  seat: number;
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  old_ruler: number | null;
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

/** The sail die: for the ship, or for an adventure card. */
export type DieBeat = {
  kind: "die";
  seat: number;
  number: number;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
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

/** The favour die: for provisions, or for an adventure card. */
export type FavourBeat = {
  kind: "favour";
  seat: number;
  face: "white" | "black";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
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

export type FightRoundBeat = {
  kind: "fight-round";
  seats: number[];
  round: number;
  dice: number[];
  crews: number[];
  sums: number[];
  loser: number | null;
};

export type First = {
  kind: "first";
  seat: number;
};

/** The lot decides who begins. */
export type FirstBeat = {
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

export type HomeBeat = {
  kind: "home";
  seat: number;
};

export type Landing = {
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  giver: number | null;
  named: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
  offer: Offer | null;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
  ties: number;
};

export type LandingBeat = {
  kind: "landing";
  seat: number;
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  ruler: number | null;
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

export type LookBeat = {
  kind: "look";
  seat: number;
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
};

export type LookPreview = {
  kind: "look";
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
};

/** A player starts a fight, leaves the other ship alone, refuses with the Aegis or accepts the fight. */
export type MeetingBeat = {
  kind: "fight" | "let-be" | "aegis" | "no-aegis";
  seat: number;
  other: number;
};

export type MissedTurnBeat = {
  kind: "missed-turn";
  seat: number;
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

/** An offer of peace in a fight, or on landing an offer for a card (`card`). `none`: no offer is made. */
export type OfferBeat = {
  kind: "offer";
  seat: number;
  other: number;
  offer: "none" | "peace" | "give" | "ask" | "bargain";
  thing: Thing | null;
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil" | null;
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

/** A player decides to sail. */
export type SailBeat = {
  kind: "sail";
  seat: number;
  roll: number | null;
};

export type SailPreview = {
  kind: "sail";
  roll: number | null;
};

export type ShipBeat = {
  kind: "ship";
  seat: number;
  start: number[];
  to: number[];
  path: number[][];
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  near: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  away: number;
};

export type ShipLostBeat = {
  kind: "ship-lost";
  seat: number;
  reason: "fight" | "card" | "starved";
  start: number[];
  to: number[];
  steps: number;
};

export type Stock = {
  gifts: number;
  heroes: number;
  hunger: number;
};

export type StormBeat = {
  kind: "storm";
  seat: number;
  at: number[];
  direction: "E" | "NE" | "NW" | "W" | "SW" | "SE";
  victims: Victim[];
  sheltered: number[];
};

/** An adventure is over: the card is kept, or goes back. */
export type TaskBeat = {
  kind: "task";
  seat: number;
  island: "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  card: "wine" | "lotus" | "polyphemos" | "winds" | "laistrygonians" | "circe" | "hades" | "sirens" | "skylla" | "charybdis" | "cattle" | "kalypso" | "phaiakians" | "aegis" | "veil";
  done: boolean;
};

export type Terms = {
  kind: "give" | "ask";
  thing: Thing;
};

/** The subject of a bargain: exactly one of these. */
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

/** A turn begins: a gift for the crew, or hunger. */
export type UpkeepBeat = {
  kind: "upkeep";
  seat: number;
  paid: boolean;
  gifts: number;
  hunger: number;
  last_chance: boolean;
};

/** A ship is saved with the Veil, or given up. */
export type VeilBeat = {
  kind: "veil" | "no-veil";
  seat: number;
};

/** A ship that a storm hits. */
export type Victim = {
  seat: number;
  wind: "storm" | "strong" | "breeze";
  start: number[];
  to: number[];
  place: "sea" | "troy" | "ithaca" | "syrte" | "ismaros" | "tenedos" | "telepylos" | "kythera" | "aiaia" | "aiolia" | "crete" | "lotus-coast" | "pharos" | "goat-island" | "scheria" | "thrinakia" | "anthemoessa" | "ogygia" | "asteris";
  hexes: number;
};

export type View = {
  game: "odyssey";
  you: number | null;
  seats: number;
  options: Record<string, string | number>;
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
