/** The legal moves that belong to the things on the table. */
import type { Legal, BoardContext } from "../contract";
import type { Card, ChooseCard, ChooseGod, ChooseSlot, Description, MoveHero, Plain, Preview, View } from "./types";

export type Troia = BoardContext<View, Description, Preview>;
export type Hero = MoveHero["hero"];
export type God = ChooseGod["god"];
export type Zone = MoveHero["zone"];

/** From top to bottom, as drawn: Troy above, the ships below. */
export const ZONES: Zone[] = ["trojan-protection", "trojan-defence", "combat", "greek-defence", "greek-protection"];

/** Whether the Trojan side is viewing: then the board is turned, so that the viewer's end is below. */
export const isTurned = (play: Pick<Troia, "view" | "seat">): boolean =>
  play.seat !== null && play.view.sides.find(({ seat }) => seat === play.seat)?.side === "trojan";

const PLAIN = ["draw", "cornucopia", "offer", "use", "pass"];

export const plain = (play: Troia): Legal<Plain>[] =>
  play.moves.filter((move): move is Legal<Plain> => PLAIN.includes(move.data.kind));

export const drawOf = (play: Troia): Legal<Plain> | undefined => plain(play).find(({ data }) => data.kind === "draw");

export const ofGod = (play: Troia, god: string | null): Legal<ChooseGod> | undefined =>
  play.moves.find((move): move is Legal<ChooseGod> => move.data.kind === "god" && move.data.god === god);

export const ofSlot = (play: Troia, slot: number): Legal<ChooseSlot> | undefined =>
  play.moves.find((move): move is Legal<ChooseSlot> => move.data.kind === "slot" && move.data.slot === slot);

export const ofCard = (play: Troia, card: Pick<Card, "deck" | "name">): Legal<ChooseCard> | undefined =>
  play.moves.find(
    (move): move is Legal<ChooseCard> =>
      ["pay", "build", "march"].includes(move.data.kind) &&
      (move.data as ChooseCard).deck === card.deck &&
      (move.data as ChooseCard).card === card.name,
  );

export const ofDiscard = (play: Troia, deck: string, card: string): Legal<ChooseCard> | undefined =>
  play.moves.find(
    (move): move is Legal<ChooseCard> => move.data.kind === "take" && move.data.deck === deck && move.data.card === card,
  );

export type HeroStep = Legal<MoveHero> & { data: MoveHero & { to: Zone } };

export const steps = (play: Troia): HeroStep[] =>
  play.moves.filter(
    (move): move is HeroStep => (move.data.kind === "move" || move.data.kind === "return") && move.data.to !== null,
  );

/** Return the symbols of a card: "boar+deer" is a boar and a deer. */
export const symbols = (name: string): string[] => name.split("+");
