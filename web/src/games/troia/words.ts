/** The board in words: consequences before a move is made, and the labels of buttons. */
import { sentence } from "../../text/sentence";
import type { Legal, Switch } from "../contract";
import { plain, type Troia } from "./moves";
import { offeringOf, type SinglePower } from "./offering.svelte";
import type { Description, GoalPreview, OfferingPreview, Outcome, PowerPreview } from "./types";

const cardName = (play: Troia, card: string): string => {
  if (card === "cornucopia") return play.say("pay-cornucopia");
  const [deck, name] = card.includes(":") ? card.split(":") : [null, card];
  const words = play.say(`card-${name.replace("+", "-")}`);
  return deck ? `${words} (${play.say(`deck-${deck}`)})` : words;
};

export const list = (play: Troia, cards: string[]): string => cards.map((card) => cardName(play, card)).join(", ");

/** Above the main button, so many cards are named; more are counted. */
const NAMED = 2;

/** A goal step: whether it is possible, with which cards, and the payment that leaves them. `brief`: in little room. */
export function goal(play: Troia, found: GoalPreview | null, brief = false): string {
  if (!found || found.reach === "no") return "";
  const steps = (found.steps ?? []).map(({ cards, pay }) =>
    pay.length ? play.say("if-step-pay", { cards: list(play, cards), pay: list(play, pay) }) : list(play, cards),
  );
  const told = (number: number, counted: string, named: () => string): string =>
    brief && number > NAMED ? play.say(counted, { number }) : number ? named() : "";
  return [
    play.say(found.reach === "yes" ? "if-goal" : "if-goal-power", { number: found.invaders }),
    told(steps.length, "if-goal-number", () => play.say("if-goal-cards", { list: steps.join("; ") })),
    told(found.chance?.length ?? 0, "if-goal-chances", () => play.say("if-goal-chance", { list: list(play, found.chance ?? []) })),
  ]
    .filter(Boolean)
    .join(" ");
}

export function power(play: Troia, { god, possible, by_cornucopia }: PowerPreview): string {
  if (!possible) return play.say("if-no-power", { god });
  return by_cornucopia ? play.say("if-power-horn", { god }) : "";
}

/** The name of the other player. */
export const rival = (play: Troia): string => play.name(play.view.sides.find(({ seat }) => seat !== play.seat)?.seat ?? 0);

/** A hero's destination; `from`: with the zone that he leaves. */
export function outcome(play: Troia, { hero, offering, zone, to }: Outcome, from = false): string {
  if (zone === to) return sentence(play.say("if-stays", { hero, offering }));
  return sentence(
    from
      ? play.say("will-go", { hero, offering, from_zone: zone, to_zone: to })
      : play.say("if-goes", { hero, offering, zone: to }),
  );
}

/** What Doris or Apollo takes. Of the hand that Doris takes from, only some cards may be known, or none. */
function taken(play: Troia, cards: readonly string[]): string {
  const other = play.view.sides.find(({ seat }) => seat !== play.seat);
  if (play.view.power === "doris" && cards.length < (other?.hand ?? 0)) return play.say("if-take-lot", { other: rival(play) });
  return cards.length === 1
    ? play.say("if-take", { card: cards[0]!.replace("+", "-") })
    : play.say("if-take-some", { list: cards.map((card) => play.say(`card-${card.replace("+", "-")}`)).join(", ") });
}

/** What the god's power will do, if it is part of the offering. */
export const joins = (play: Troia, { god, hero, to }: SinglePower): string =>
  hero && to ? play.say("will-use-hero", { god, hero, zone: to }) : play.say(`will-use-${god}`, { other: rival(play) });

const mayOffer = (play: Troia): boolean => plain(play).some(({ data }) => data.kind === "offer");

/** The power that the main button uses with the offering that it makes. */
const joinedPower = (play: Troia): SinglePower | null => (mayOffer(play) ? offeringOf(play).joined : null);

/** What becomes of the god's power after the offering. */
function thenPower(play: Troia, { god, outcomes }: OfferingPreview): string {
  const { joined, declines } = offeringOf(play);
  if (joined) return declines ? "" : joins(play, joined);
  const [way, another] = outcomes;
  return way && !another ? power(play, way.power) || play.say("will-power", { god }) : "";
}

export function consequence(play: Troia): string | null {
  const preview = play.preview ?? offeringOf(play).preview;
  if (!preview) return null;
  switch (preview.kind) {
    case "offering": {
      const outcomes = preview.outcomes.map((found) => outcome(play, found));
      // once it is paid, the prompt tells the payment
      if (mayOffer(play)) return [...outcomes, thenPower(play, preview)].filter(Boolean).join(" ");
      const paid = preview.symbols
        ? play.say("if-paid", { symbols: preview.symbols, cost: preview.cost, own: preview.own })
        : play.say("if-costs", { god: preview.god, cost: preview.cost });
      return [paid, ...outcomes].join(" ");
    }
    case "draw":
      return [
        play.say("if-draw", { number: preview.cards }),
        preview.last ? play.say("if-last") : "",
        goal(play, preview.goal, true),
      ]
        .filter(Boolean)
        .join(" ");
    case "move":
    case "return":
      return [play.say("if-moves", { hero: preview.hero, zone: preview.to }), goal(play, preview.goal, true)]
        .filter(Boolean)
        .join(" ");
    case "god":
    case "slot":
      return play.say("if-olympus", { list: preview.olympus.map((god) => play.say(`god-${god}`)).join(", ") });
    case "build":
    case "march": {
      if (preview.wins) return play.say("if-wins");
      const heroes = preview.returns.map((hero) => play.say(`hero-${hero}`));
      // two of them can be named with "and"; more are a choice
      const language = document.documentElement.lang || "en";
      const list = heroes.length === 2 ? new Intl.ListFormat(language).format(heroes) : heroes.join(", ");
      return play.say("if-step", { number: preview.steps, heroes: heroes.length, list });
    }
    case "take":
      return taken(play, preview.cards);
    default:
      return goal(play, preview.goal, true) || null;
  }
}

/** A god and its cards are one offering; so are the god and the slot for Iris. */
export const isPart = (_: Troia, move: Legal<Description>): boolean => ["god", "pay", "cornucopia"].includes(move.data.kind);

/** A power that leaves nothing to choose goes with its offering, unless it is declined. */
export function together(play: Troia, move: Legal<Description>): readonly string[] {
  const offering = offeringOf(play);
  if (move.data.kind !== "offer" || !offering.joined) return [];
  return [offering.declines ? "pass" : offering.joined.text];
}

/** Such a power can be declined. */
export function optional(play: Troia): Switch | null {
  const offering = offeringOf(play);
  if (!joinedPower(play)) return null;
  return { label: play.say("do-pass"), pressed: offering.declines, toggle: () => (offering.declines = !offering.declines) };
}

/** G goes to the gods, H to the hand, D draws. */
export function key(play: Troia, pressed: string): boolean {
  const places: Record<string, string> = { g: "[data-god][tabindex='0']", h: ".fan button" };
  const place = places[pressed.toLowerCase()];
  if (place) document.querySelector<HTMLElement>(place)?.focus();
  else if (pressed.toLowerCase() === "d" && offeringOf(play).mayDraw) void offeringOf(play).draw();
  else return false;
  return true;
}

/** The offering as soon as it is paid, and the power of its god. */
export const suggest = (play: Troia): Legal<Description> | null =>
  plain(play).find(({ data }) => data.kind === "offer" || data.kind === "use") ?? null;

/** Return the label of the forward button. */
export function forward(play: Troia, move: Legal<Description>): string {
  const { data } = move;
  switch (data.kind) {
    case "draw":
      return play.say("do-draw");
    case "god":
      return play.view.phase === "god" ? play.say("do-choose", { god: data.god }) : play.say("do-god", { god: data.god });
    case "pay":
    case "cornucopia":
      return play.say("do-pay");
    case "offer":
      return play.view.offering ? play.say("do-god", { god: play.view.offering.god }) : play.format(move.words);
    case "use":
      return play.say("do-use", { god: play.view.power ?? "zeus" });
    case "pass":
      return play.say("do-pass");
    case "build":
      return play.say("do-build");
    case "march":
      return play.say("do-march");
    case "move":
    case "return":
      return play.say("do-move", { hero: data.hero });
    case "slot":
      return play.say("do-slot", { slot: data.slot });
    case "take":
      return play.say("do-take");
    default:
      return play.format(move.words);
  }
}
