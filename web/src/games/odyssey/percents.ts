import { POINT, wholePoints } from "../../text/whole-points";

/** Return shares of one as whole percentages that add up to 100. Of equal remainders the largest shares come first, so that equal chances mostly stay equal. */
export function percents(shares: readonly number[]): number[] {
  const order = shares.map((_, at) => at).sort((one, other) => shares[other]! - shares[one]!);
  const whole = wholePoints(order.map((at) => Math.round(100 * POINT * shares[at]!)));
  return shares.map((_, at) => whole[order.indexOf(at)]!);
}
