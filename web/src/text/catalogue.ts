/** Texts in the reader's language: one Fluent bundle for the web app, one per game. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { requestText } from "../api/http";
import { Problem } from "../api/problem";
import type { Facts } from "../games/contract";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

const PAGE = import.meta.glob<string>("../../texts/*/*.ftl", { query: "?raw", import: "default" });
const LISTINGS = import.meta.glob<string>("../games/*/listing/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });
const ANY_BOARD = import.meta.glob<string>("../any-game/texts/*.ftl", { query: "?raw", import: "default" });
const REVIEW = import.meta.glob<string>("../review/texts/*.ftl", { query: "?raw", import: "default" });
const PEOPLE = import.meta.glob<string>("../people/texts/*.ftl", { query: "?raw", import: "default" });
const TOURNAMENTS = import.meta.glob<string>("../tournaments/texts/*.ftl", { query: "?raw", import: "default" });
const LESSONS = import.meta.glob<string>("../games/*/lesson/*.ftl", { query: "?raw", import: "default" });

/** The reader's names for the seats: the names of their players, and "you" for the reader's own seats. */
export interface Names {
  players: readonly string[];
  yours: readonly number[];
}

const ANONYMOUS: Names = { players: [], yours: [] };

export class Catalogue {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    /** The keys of all messages, in the order of their files. */
    readonly keys: readonly string[],
  ) {}

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Return a message with its facts. A missing key is shown as it is, so that a test finds it. */
  say(key: string, facts: Facts = {}, names: Names = ANONYMOUS): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `{${key}}`;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) Object.assign(given, this.forms(name, value, names));
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, given, errors);
    return errors.length ? `{${key}: ${errors[0]!.message}}` : words;
  }

  /** Return an attribute of a message, such as a clause's ruling. */
  attribute(key: string, name: string): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern) : null;
  }

  /** Return a fact as a message may use it: itself or its word, the word's other forms, and the bare value. As in ilion.core.text. */
  private forms(name: string, value: Facts[string], names: Names): Record<string, FluentVariable> {
    if (Array.isArray(value)) {
      const phrases = value.map((part) => this.say(part.key, part.facts, names));
      return { [name]: this.joined(phrases), [`${name}-count`]: phrases.length };
    }
    const kind = name.slice(name.lastIndexOf("_") + 1);
    if (kind === "seat") return this.seatForms(name, Number(value), names);
    const word = typeof value === "string" ? this.bundle.getMessage(`${kind}-${value}`) : undefined;
    if (!word?.value) return { [name]: value };
    const found: Record<string, FluentVariable> = { [name]: this.bundle.formatPattern(word.value), [`${name}-id`]: value };
    for (const [form, pattern] of Object.entries(word.attributes)) found[`${name}-${form}`] = this.bundle.formatPattern(pattern);
    return found;
  }

  private seatForms(name: string, seat: number, names: Names): Record<string, FluentVariable> {
    const yours = names.yours.includes(seat);
    const player = yours ? "" : names.players[seat];
    const number = seat + 1; // people count the seats from 1
    const form = (form: string): string => player || this.formatted(yours ? `you-${form}` : `seat-${form}`, { seat: number });
    return {
      [name]: number,
      [`${name}-you`]: yours ? "yes" : "no",
      [`${name}-name`]: form("name"),
      [`${name}-start`]: form("start"),
    };
  }

  /** Return phrases joined as a list in the reader's language. */
  private joined([first = "", ...rest]: readonly string[]): string {
    return rest.reduce(
      (listed, next, at) => this.formatted(at === rest.length - 1 ? "list-last" : "list-more", { listed, next }),
      first,
    );
  }

  /** Return a message of the core, whose facts have no other forms. */
  private formatted(key: string, facts: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts) : `{${key}}`;
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
    found.catch(() => catalogues.delete(key)); // the next caller tries again
    catalogues.set(key, found);
  }
  return found;
}

/** Load the translation of an English file of texts; the English one if there is none, nothing if that is missing too. */
async function translated(files: Record<string, () => Promise<string>>, english: string, language: Language): Promise<string> {
  const path = english.replace(/\ben\b(?=\/|\.ftl$)/, language);
  return (await (files[path] ?? files[english])?.()) ?? "";
}

/** Load the texts of the web app, every file of `texts/en/`, with the games' descriptions of themselves. */
export function loadPageTexts(language: Language): Promise<Catalogue> {
  const all = { ...PAGE, ...LISTINGS };
  const files = Object.keys(all).filter((path) => path.startsWith("../../texts/en/") || path.endsWith("/listing/en.ftl"));
  return once(`page ${language}`, async () =>
    catalogueOf(language, await Promise.all(files.map((path) => translated(all, path, language)))),
  );
}

/** Load the texts of a game, which are on the server because they belong to the rules, and of its board or of the one for any game.
 */
export function loadGameTexts(game: string, language: Language): Promise<Catalogue> {
  return once(`${game} ${language}`, async () => {
    try {
      const rules = await requestText(`/games/${game}/texts/${language}`);
      const drawn = `../games/${game}/texts/en.ftl`;
      if (drawn in BOARDS) return catalogueOf(language, [rules, await translated(BOARDS, drawn, language)]);
      return catalogueOf(language, [await translated(ANY_BOARD, "../any-game/texts/en.ftl", language), rules]);
    } catch (error) {
      const missing = error instanceof Problem && error.details.status === 404;
      if (missing && language !== "en") return loadGameTexts(game, "en"); // the game is not translated into this language
      throw error;
    }
  });
}

/** Load the texts of a game's lesson and of its strategy page, after those of its board: a task quotes a button by its message. */
export function loadLessonTexts(game: string, language: Language): Promise<Catalogue> {
  return once(`lesson ${game} ${language}`, async () =>
    catalogueOf(language, [
      await translated(BOARDS, `../games/${game}/texts/en.ftl`, language),
      await translated(LESSONS, `../games/${game}/lesson/en.ftl`, language),
    ]),
  );
}

/** Load the texts of the review of a game. */
export function loadReviewTexts(language: Language): Promise<Catalogue> {
  return once(`review ${language}`, async () =>
    catalogueOf(language, [await translated(REVIEW, "../review/texts/en.ftl", language)]),
  );
}

/** Load the texts of the pages about people. */
export function loadPeopleTexts(language: Language): Promise<Catalogue> {
  return once(`people ${language}`, async () =>
    catalogueOf(language, [await translated(PEOPLE, "../people/texts/en.ftl", language)]),
  );
}

/** Load the texts of the pages about tournaments. */
export function loadTournamentTexts(language: Language): Promise<Catalogue> {
  return once(`tournaments ${language}`, async () =>
    catalogueOf(language, [await translated(TOURNAMENTS, "../tournaments/texts/en.ftl", language)]),
  );
}

/** Return the first of the reader's languages that the web app supports. */
export function preferred(): Language {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}
