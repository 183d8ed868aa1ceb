/** The sentence at the end of a game in which points decide. */
import type { End, Headline } from "./ending";

export function byPoints(end: End, clause: string): Headline {
  const { places, scores } = end.result;
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = scores[first[0]!]!;
  const rivals = scores.flatMap((score, seat) => (first.includes(seat) ? [] : [{ score, seat }]));
  const next = rivals.reduce<(typeof rivals)[number] | null>((best, one) => (best && best.score >= one.score ? best : one), null);
  const words = (key: string): string =>
    end.common(key, {
      points,
      ahead: next ? points - next.score : 0,
      name: next ? end.who(next.seat) : "",
      you: next && end.mine(next.seat) ? "yes" : "no",
    });
  if (first.length > 1) return { rest: words("end-points-each"), clause };
  // if something other than points decided, they explain nothing
  const ahead = next && next.score < points;
  return { rest: ahead ? words("end-points-ahead") : words("end-points-equal"), clause };
}
