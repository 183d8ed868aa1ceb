/** Return a text with a capital letter, to begin a sentence. The language is that of the page if none is given. */
export const sentence = (text: string, language = document.documentElement.lang || "en"): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
