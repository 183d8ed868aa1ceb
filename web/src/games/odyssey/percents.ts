/**
 * Return shares of one as whole percentages that add up to 100: those with the largest remainders get what is missing, of equal
 * remainders the largest shares, so that equal chances mostly stay equal.
 */
export function percents(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(100 * share));
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const remainder = (at: number): number => Math.round(1e6 * (100 * shares[at]! - whole[at]!));
  const order = shares
    .map((_, at) => at)
    .sort((one, other) => remainder(other) - remainder(one) || shares[other]! - shares[one]! || one - other);
  for (const at of order.slice(0, missing)) whole[at]!++;
  return whole;
}
