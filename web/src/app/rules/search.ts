/** Finding words in texts, whatever their case and accents, in any order. */

/** A text letter for letter without case and accents: every place in it is the same place in the text. */
export function bare(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD")[0]!.toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** The words that are looked for; a single letter is none. */
export function wanted(searched: string): string[] {
  const said = bare(searched).split(/\s+/).filter(Boolean);
  return said.join("").length > 1 ? said : [];
}

/** Whether a text has all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const found = bare(text);
  return words.every((word) => found.includes(word));
}

/** Where the words stand in a text, those side by side as one. */
export function marks(text: string, words: readonly string[]): [from: number, to: number][] {
  if (!words.length) return [];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return Array.from(bare(text).matchAll(new RegExp(`(?:${any})(?:\\s+(?:${any}))*`, "gu")), (match) => [
    match.index,
    match.index + match[0].length,
  ]);
}
