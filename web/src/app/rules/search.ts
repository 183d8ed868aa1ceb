/** Full-text search that ignores case, accents and order. */

/** Return a text without case and accents, letter for letter: every index stays the same. */
export function bare(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD")[0]!.toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** Return the words to search for; a single letter is not one. */
export function wanted(searched: string): string[] {
  const words = bare(searched).split(/\s+/).filter(Boolean);
  return words.join("").length > 1 ? words : [];
}

/** Whether a text contains all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const found = bare(text);
  return words.every((word) => found.includes(word));
}

/** Return the positions of the words in a text; adjacent ones count as one. */
export function marks(text: string, words: readonly string[]): [from: number, to: number][] {
  if (!words.length) return [];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return Array.from(bare(text).matchAll(new RegExp(`(?:${any})(?:\\s+(?:${any}))*`, "gu")), (match) => [
    match.index,
    match.index + match[0].length,
  ]);
}
