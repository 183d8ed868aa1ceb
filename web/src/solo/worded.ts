/** Problems of the tables in words. Their engine has no Fluent and sends a text as its key and facts, which the page formats. */
import type { Problem } from "../api/types";
import { LANGUAGES, catalogueOf, type Language } from "../text/catalogue";
import type { Unworded } from "./unworded";

/** Return a problem with its text in every language; `load` returns the texts in one of them. */
export async function worded({ text, ...problem }: Unworded, load: (language: Language) => Promise<string[]>): Promise<Problem> {
  const say = async (language: Language): Promise<[Language, string]> => [
    language,
    catalogueOf(language, await load(language)).say(text.key, text.facts),
  ];
  const detail_in = Object.fromEntries(await Promise.all((Object.keys(LANGUAGES) as Language[]).map(say)));
  return { ...problem, detail: detail_in.en!, detail_in };
}
