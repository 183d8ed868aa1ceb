/** Words: one Fluent bundle for the page, one a game, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { requestText } from "../api/http";
import { Problem } from "../api/problem";
import type { Facts } from "../games/contract";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

const PAGE = import.meta.glob<string>("../../texts/*/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });
const LESSONS = import.meta.glob<string>("../games/*/lesson/*.ftl", { query: "?raw", import: "default" });

export class Catalogue {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    /** The messages there are, in the order of their files. */
    readonly keys: readonly string[],
  ) {}

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its facts; a key that is missing shows itself, so that a test finds it. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `{${key}}`;
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, this.forms(facts), errors);
    return errors.length ? `{${key}: ${errors[0]!.message}}` : words;
  }

  /** An attribute of a message, such as a clause's ruling. */
  attribute(key: string, name: string): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern) : null;
  }

  /** A fact as a message may use it: itself or its word, the word's other forms, and the bare value. As in ilion.core.text. */
  private forms(facts: Facts): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      given[name] = value;
      if (name === "seat" && !("seat-name" in facts))
        for (const form of ["seat-name", "seat-start"]) given[form] = this.say(form, { "seat-name": "", seat: value });
      if (typeof value !== "string") continue;
      const word = this.bundle.getMessage(`${name.slice(name.lastIndexOf("_") + 1)}-${value}`);
      if (!word?.value) continue;
      given[name] = this.bundle.formatPattern(word.value);
      given[`${name}-id`] = value;
      for (const [form, pattern] of Object.entries(word.attributes)) given[`${name}-${form}`] = this.bundle.formatPattern(pattern);
    }
    return given;
  }
}

/** Make a catalogue of Fluent sources; a later one may replace messages of an earlier one. */
export function catalogueOf(language: Language, sources: readonly string[]): Catalogue {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const keys: string[] = [];
  for (const source of sources) {
    const resource = new FluentResource(source);
    bundle.addResource(resource, { allowOverrides: true });
    keys.push(...resource.body.map((entry) => entry.id));
  }
  return new Catalogue(language, bundle, keys);
}

const catalogues = new Map<string, Promise<Catalogue>>();

function once(key: string, load: () => Promise<Catalogue>): Promise<Catalogue> {
  let found = catalogues.get(key);
  if (!found) {
    found = load();
    found.catch(() => catalogues.delete(key)); // the next reader tries again
    catalogues.set(key, found);
  }
  return found;
}

/** Load a file of texts, whose path is given for English, in a language; in English if it is not translated; nothing if there is none. */
async function translated(files: Record<string, () => Promise<string>>, english: string, language: Language): Promise<string> {
  const path = english.replace(/\ben\b(?=\/|\.ftl$)/, language);
  return (await (files[path] ?? files[english])?.()) ?? "";
}

/** Load the texts of the web app: every file of `texts/en/`. */
export function loadPageTexts(language: Language): Promise<Catalogue> {
  const files = Object.keys(PAGE).filter((path) => path.startsWith("../../texts/en/"));
  return once(`page ${language}`, async () =>
    catalogueOf(language, await Promise.all(files.map((path) => translated(PAGE, path, language)))),
  );
}

/** Load the texts of a game, which the server has because they belong to its rules, and of its board. */
export function loadGameTexts(game: string, language: Language): Promise<Catalogue> {
  return once(`${game} ${language}`, async () => {
    try {
      const rules = await requestText(`/games/${game}/texts/${language}`);
      return catalogueOf(language, [rules, await translated(BOARDS, `../games/${game}/texts/en.ftl`, language)]);
    } catch (error) {
      const missing = error instanceof Problem && error.details.status === 404;
      if (missing && language !== "en") return loadGameTexts(game, "en"); // the game is not translated into this language
      throw error;
    }
  });
}

/** Load the texts of a game's lesson and of its strategy page. */
export function loadLessonTexts(game: string, language: Language): Promise<Catalogue> {
  return once(`lesson ${game} ${language}`, async () =>
    catalogueOf(language, [await translated(LESSONS, `../games/${game}/lesson/en.ftl`, language)]),
  );
}

/** The first of the reader's languages that we speak. */
export function preferred(): Language {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}
