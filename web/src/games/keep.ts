/**
 * Keep unchanged parts: return `after` with every part that equals its counterpart in `before` replaced by that counterpart, and
 * `before` itself if all is equal. Every message is parsed into new objects; a component whose data stay the same object is not
 * drawn again.
 */
export function keep<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, i) => keep(before[i], part) as unknown);
    return (isSame(before, parts) ? before : parts) as T;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const parts: Record<string, unknown> = {};
  let all = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = keep(before[name], after[name]);
    all &&= name in before && Object.is(parts[name], before[name]);
  }
  return (all ? before : parts) as T;
}

/** Keep the items that are in both lists, at any position; `key` identifies them. The list itself is a new one. */
export function keepItems<T>(before: readonly T[], after: readonly T[], key: (item: T) => string): T[] {
  const known = new Map(before.map((item) => [key(item), item]));
  return after.map((item) => keep(known.get(key(item)), item));
}

/** Let a function that is called again and again keep the parts that have not changed since the last call: for `$derived.by`. */
export function keeping<T>(find: () => T): () => T {
  let last: T | undefined;
  return () => (last = keep(last, find()));
}

/** Let a function that is called again and again keep its list as long as it has the same items: for `$derived.by`. */
export function keepingList<T>(find: () => T[]): () => T[] {
  let last: T[] = [];
  return () => {
    const found = find();
    return (last = isSame(last, found) ? last : found);
  };
}

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && after.every((part, i) => Object.is(part, before[i]));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
