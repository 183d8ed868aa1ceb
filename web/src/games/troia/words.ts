/** What the board says: consequences before a move is made, and the names of buttons. */
import type { Legal } from "../contract";
import type { Troia } from "./moves";
import type { Description, GoalPreview, Outcome } from "./types";

function goal(play: Troia, found: GoalPreview | null): string {
  if (!found || found.reach === "no") return "";
  return play.say(found.reach === "yes" ? "if-goal" : "if-goal-power", { number: found.invaders });
}

function outcome(play: Troia, found: Outcome): string {
  const moved =
    found.zone === found.to
      ? play.say("if-stays", { hero: found.hero, offering: found.offering })
      : play.say("if-goes", { hero: found.hero, offering: found.offering, zone: found.to });
  return [moved, found.power.possible ? "" : play.say("if-no-power", { god: found.power.god }), goal(play, found.goal)]
    .filter(Boolean)
    .join(" ");
}

export function consequence(play: Troia): string | null {
  const { preview } = play;
  if (!preview) return null;
  switch (preview.kind) {
    case "offering": {
      const paid = preview.symbols
        ? play.say("if-paid", { symbols: preview.symbols, cost: preview.cost, own: preview.own })
        : play.say("if-costs", { god: preview.god, cost: preview.cost });
      return [paid, ...preview.outcomes.map((found) => outcome(play, found))].join(" ");
    }
    case "draw":
      return [play.say("if-draw", { number: preview.cards }), preview.last ? play.say("if-last") : "", goal(play, preview.goal)]
        .filter(Boolean)
        .join(" ");
    case "move":
    case "return":
      return [play.say("if-moves", { hero: preview.hero, zone: preview.to }), goal(play, preview.goal)].filter(Boolean).join(" ");
    case "god":
    case "slot":
      return play.say("if-olympus", { list: preview.olympus.map((god) => play.say(`god-${god}`)).join(", ") });
    case "build":
    case "march":
      return preview.wins
        ? play.say("if-wins")
        : play.say("if-step", { number: preview.steps, list: preview.returns.map((hero) => play.say(`hero-${hero}`)).join(", ") });
    case "take":
      return preview.cards.length === 1
        ? play.say("if-take", { card: preview.cards[0]!.replace("+", "-") })
        : play.say("if-take-some", { list: preview.cards.map((card) => play.say(`card-${card.replace("+", "-")}`)).join(", ") });
    default:
      return goal(play, preview.goal) || null;
  }
}

/** What the forward button says. */
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
      return play.say("do-offer");
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
