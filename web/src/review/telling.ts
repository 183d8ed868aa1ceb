/** The texts about a moment: the cause of the change, its size, and the grade of a decision. */
import { isLapse, type Moment } from "./document";
import type { ReviewState } from "./review-context.svelte";
import { signed } from "./rounding";
import { points } from "../text/whole-points";

/** The parts of a review that the sentences need. */
export type Teller = Pick<ReviewState, "words" | "seat" | "last" | "moments" | "who" | "mine" | "sentence">;

/** Return the small line under a turning point: the move's number, the cause, and the grade with both chances. */
export function detail(review: Teller, { n, event, cause, before, after }: Moment): string {
  const { words } = review;
  const move = words.say("at-move", { number: n });
  if (!event || !cause) return move;
  const judged = cause === "own" ? event.judged : null;
  if (judged && isLapse(event)) {
    const facts = { grade: words.say(`grade-${judged.grade}`), best: points(judged.v_best), played: points(judged.v_played) };
    const said = review.mine(review.seat)
      ? words.say("detail-lapse-you", facts)
      : words.say("detail-lapse", { ...facts, name: review.who(review.seat) });
    return `${move} · ${said}`;
  }
  if (judged?.grade === "better") return `${move} · ${words.say("grade-better")}`;
  const change = words.say("from-to", { from: points(before), to: points(after) });
  return `${move} · ${causeText(review, event.cause, event.seat)}, ${change}`;
}

function causeText(review: Teller, kind: "luck" | "decision" | "resignation", actor: number | null): string {
  const { words } = review;
  if (kind === "luck" || actor === null) return words.say("cause-luck");
  const own = review.mine(actor);
  if (kind === "resignation") return own ? words.say("resigned-you") : words.say("resigned-by", { name: review.who(actor) });
  return own ? words.say("decision-you") : words.say("decision-of", { name: review.who(actor) });
}

/** Return a turning point as one sentence for the screen reader: the event, its time, and the change of the chance. */
export function turningSentence(review: Teller, moment: Moment): string {
  const { words } = review;
  const facts = { from: points(moment.before), to: points(moment.after), name: review.who(review.seat) };
  const way = moment.after >= moment.before ? "rises" : "falls";
  const change = words.say(review.mine(review.seat) ? `turning-you-${way}` : `turning-${way}`, facts);
  return `${ended(review.sentence(moment))} ${ended(detail(review, moment))} ${change}`;
}

/** Return the slider's text for a moment. */
export function spoken(review: Teller, moment: Moment): string {
  const { words } = review;
  const where = words.say("move-of", { number: moment.n, moves: review.moments.at(-1)!.n });
  const chance = words.say(review.mine(review.seat) ? "chance-you" : "chance", {
    name: review.who(review.seat),
    points: points(moment.after),
  });
  if (!moment.event) return `${where}. ${chance}`;
  const change = points(moment.after) - points(moment.before);
  const grade = moment.cause === "own" && moment.event.judged && !moment.event.judged.close ? moment.event.judged.grade : null;
  const graded = grade && grade !== "good" ? `, ${words.say(`grade-${grade}`)}` : "";
  return `${where}. ${ended(review.sentence(moment))} ${chance}, ${signed(change)}${graded}`;
}

/** Return a text with a full stop, unless it ends like a sentence already. */
function ended(text: string): string {
  return !text || /[.!?…]$/.test(text) ? text : `${text}.`;
}
