import type { End, EndPart, Headline } from "../ending";
import Picture from "./EndPicture.svelte";
import Sheet from "./EndSheet.svelte";
import type { GoalStepBeat, View } from "./types";

/** A goal step with its turn and its cards. */
export interface Step {
  turn: number;
  beat: GoalStepBeat;
  cards: string[];
}

/** Return the goal steps of a seat, first to last. */
export function stepsOf(end: End<View>, seat: number): Step[] {
  const found: Step[] = [];
  let laid: string[] = [];
  for (const { number, beats } of end.turns)
    for (const beat of beats) {
      if (beat["seat"] !== seat) continue;
      if (beat.kind === "goal-card") laid.push(String(beat["card"]));
      if (beat.kind !== "goal-step") continue;
      found.push({ turn: number, beat: beat as GoalStepBeat, cards: [...laid, String(beat["card"])] });
      laid = [];
    }
  return found;
}

/** Return the name of the part or stage that a step built or reached. */
export function goalOf(end: End<View>, { beat }: Step): string {
  return beat.part ? end.play.say("end-part", { part: beat.part }) : end.play.say("end-stage", { icon: beat.stage ?? "both" });
}

function headline(end: End<View>): Headline {
  const { places, scores } = end.result;
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const facts = { most, least };
  if (places[0] === places[1]) return { colon: true, rest: end.play.say("end-by-nothing", facts), clause: "TR-30" };
  const winner = places.indexOf(1);
  const side = end.play.view.sides.find(({ seat }) => seat === winner)!.side;
  if (most === 4) {
    const greek = side === "greek";
    return { colon: true, rest: end.play.say(greek ? "end-by-horse" : "end-by-road", facts), clause: greek ? "TR-28" : "TR-29" };
  }
  return { colon: true, rest: end.play.say(most === least ? "end-by-heroes" : "end-by-steps", facts), clause: "TR-30" };
}

const part: EndPart<View> = {
  Sheet,
  Picture,
  rows: () => [1, 2, 3, 4].map((step) => ({ step })),
  headline,
  moments: (end) =>
    end.play.view.sides.flatMap(({ seat }) => stepsOf(end, seat).map((step) => ({ turn: step.turn, text: goalOf(end, step) }))),
};

export default part;
