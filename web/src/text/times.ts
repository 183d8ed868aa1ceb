/** Days and times in the reader's format. */
import type { Language } from "./catalogue";

/** Return the reader's own locale if it is in the language of the page (British English), or else that language. */
export function localeOf(language: Language): string {
  return navigator.languages.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
}

/** Return the format of a time of day. */
export const timeFormat = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short" });

/** Return the format of a day with its time. */
export const dayTimeFormat = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" });

/** Return the format of a day with the requested parts. */
export const dayFormat = (language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), parts);
