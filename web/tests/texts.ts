/** The catalogues of the app and of the games, as readers get them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueOf, type Catalogue, type Language } from "../src/text/catalogue";

const WEB = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(WEB, path), "utf8");

export function pageTexts(language: Language = "en"): Catalogue {
  const files = readdirSync(join(WEB, "texts", language)).sort();
  const games = readdirSync(join(WEB, "src/games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  return catalogueOf(language, [
    ...files.map((file) => read(`texts/${language}/${file}`)),
    ...games.map(({ name }) => read(`src/games/${name}/listing/${language}.ftl`)),
  ]);
}

export function gameTexts(game: string, language: Language = "en"): Catalogue {
  const rules = `../src/ilion/games/${game.replace("-", "_")}`;
  return catalogueOf(language, [
    read(`../src/ilion/core/texts/${language}.ftl`),
    read(`${rules}/texts/${language}.ftl`),
    read(`src/games/${game}/texts/${language}.ftl`),
  ]);
}

export function reviewTexts(language: Language = "en"): Catalogue {
  return catalogueOf(language, [read(`src/review/texts/${language}.ftl`)]);
}

export function peopleTexts(language: Language = "en"): Catalogue {
  return catalogueOf(language, [read(`src/people/texts/${language}.ftl`)]);
}

export function tournamentTexts(language: Language = "en"): Catalogue {
  return catalogueOf(language, [read(`src/tournaments/texts/${language}.ftl`)]);
}
