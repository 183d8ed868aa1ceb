/** How people are spread over tables. */

/** Return how many tables of each size a round has, the larger ones first: tables are full or one smaller. With too few people for
 * that, nothing: bots fill a table then. */
export function tableSizes(people: number, seats: number): { seats: number; tables: number }[] {
  const tables = Math.ceil(people / seats);
  const smaller = tables * seats - people;
  if (smaller > tables || (smaller && seats === 2)) return [];
  return [
    { seats, tables: tables - smaller },
    { seats: seats - 1, tables: smaller },
  ].filter((size) => size.tables);
}

/** Return the first round for which nobody is taken any more: late entry ends when over half of the rounds have begun. */
export const lateUntil = (rounds: number): number => Math.floor(rounds / 2) + 1;
