/** The lines of the recap: the turns that fit in, and the shortening of those that do not: the end of a turn says what it has
 * changed. */

/** Returns the width of a text in pixels. */
export type Measure = (text: string) => number;

const GAP = "…";
const TOLD = 3; // words that an end has at least if it begins after a comma
const SPARED = 4; // words that may be left out although they fit in, if the end then begins after a comma

/** Return the number of lines that texts take one after the other; each follows a token of width `token`. */
export function linesOf(texts: readonly string[], width: number, measure: Measure, token: number): number {
  const space = measure(" ");
  let lines = 1;
  let used = 0;
  for (const text of texts)
    for (const [index, word] of text.split(" ").entries()) {
      const wide = measure(word) + (index ? 0 : token);
      if (used && used + space + wide > width) {
        lines++;
        used = wide;
      } else used += (used ? space : 0) + wide;
    }
  return lines;
}

/**
 * Return a text, shortened to fit. As many of its last sentences as possible stay, after its first words, which name the player; if
 * the last sentence is too long by itself, the first word and the end of the sentence stay, if possible from a comma on.
 */
export function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text) || !text.includes(" ")) return text;
  const sentences = text.split(/(?<=[.!?]) /);
  for (let kept = 1; kept < sentences.length; kept++) {
    const end = sentences.slice(kept).join(" ");
    if (!fits(`${GAP} ${end}`)) continue;
    const words = sentences.slice(0, kept).join(" ").split(" ");
    for (let head = words.length - 1; head; head--) {
      const whole = `${words.slice(0, head).join(" ")} ${GAP} ${end}`;
      if (fits(whole)) return whole;
    }
    return `${GAP} ${end}`;
  }
  const words = sentences.at(-1)!.split(" ");
  const shorter = (from: number): string => [text.split(" ")[0], GAP, ...words.slice(from)].join(" ");
  const first = words.findIndex((_, index) => index > 0 && fits(shorter(index)));
  if (first < 0) return shorter(-1);
  // rather what follows a comma than half of what precedes it
  const comma = words.slice(0, first + SPARED).findIndex((word, index) => index >= first - 1 && word.endsWith(","));
  return shorter(comma < 0 || words.length - comma - 1 < TOLD ? first : comma + 1);
}

/** Return a function that measures texts in the font of an element, each word once; if the browser cannot draw, by a mean width of
 * letters. */
export function measureIn(element: Element): Measure {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return (text) => 7 * text.length;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`; // the shorthand is empty if the page sets a style of figures
  const known = new Map<string, number>();
  return (text) => {
    let wide = known.get(text);
    if (wide === undefined) known.set(text, (wide = pen.measureText(text).width));
    return wide;
  };
}
