/** Return a text as a sentence begins: with a capital. The language is that of the page if none is given. */
export const sentence = (text: string, language = document.documentElement.lang || "en"): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
