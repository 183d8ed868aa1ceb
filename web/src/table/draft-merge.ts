/** Two changes of a draft that were made from the same draft, because the second came before the first had arrived. */

interface Splice {
  at: number;
  end: number;
  added: readonly string[];
}

/** The one stretch in which two drafts differ. */
function difference(before: readonly string[], after: readonly string[]): Splice {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at++;
  let same = 0; // at the end
  while (same < Math.min(before.length, after.length) - at && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { at, end: before.length - same, added: after.slice(at, after.length - same) };
}

/**
 * Return the draft with both changes: `first` and `second` are their results if made to `seen` alone. If both change the same part,
 * the second wins, because it is the reader's latest choice. It also wins if one adds something next to the part that the other
 * changes, because the addition may depend on it.
 */
export function merge(seen: readonly string[], first: readonly string[], second: readonly string[]): readonly string[] {
  const [one, other] = [difference(seen, first), difference(seen, second)];
  const overlap = one.at < other.end && other.at < one.end;
  const beside = one.at <= other.end && other.at <= one.end && (one.at === one.end || other.at === other.end);
  if (overlap || beside) return second;
  const shift = one.end <= other.at ? one.added.length - (one.end - one.at) : 0;
  return [...first.slice(0, other.at + shift), ...other.added, ...first.slice(other.end + shift)];
}
