/** Spreads people over tables. */

/** Return the number of tables of each size in a round, the larger ones first: tables are full or one smaller. With too few people
 * for that, nothing: bots fill a table then. */
export function tableSizes(people: number, seats: number): { seats: number; tables: number }[] {
  const tables = Math.ceil(people / seats);
  const smaller = tables * seats - people;
  if (smaller > tables || (smaller && seats === 2)) return [];
  return [
    { seats, tables: tables - smaller },
    { seats: seats - 1, tables: smaller },
  ].filter((size) => size.tables);
}

/** Return the first round that is closed to new entries: late entry ends when over half of the rounds have begun. */
export const lateUntil = (rounds: number): number => Math.floor(rounds / 2) + 1;
