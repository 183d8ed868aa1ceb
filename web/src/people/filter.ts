/** A filter in which choosing nothing means everything: an empty list helps nobody. */

export const isChosen = (chosen: readonly string[], one: string): boolean => !chosen.length || chosen.includes(one);

/** Return the filter after one of its boxes was toggled. */
export function turned(chosen: readonly string[], one: string, all: readonly string[]): string[] {
  const now = all.filter((other) => isChosen(chosen, other) !== (other === one));
  return now.length === all.length ? [] : now;
}
