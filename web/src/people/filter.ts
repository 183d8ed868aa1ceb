/** A filter of which nothing chosen means everything: a list that shows nothing helps nobody. */

export const isChosen = (chosen: readonly string[], one: string): boolean => !chosen.length || chosen.includes(one);

/** Return the filter after one of its boxes was turned. */
export function turned(chosen: readonly string[], one: string, all: readonly string[]): string[] {
  const now = all.filter((other) => isChosen(chosen, other) !== (other === one));
  return now.length === all.length ? [] : now;
}
