/*
 * The diagrams of the rules for readers without the page: `node diagrams.mjs` prints, by game, language and clause, a piece of HTML
 * with its own styles and symbols, which affect nothing outside (a shadow root).
 */
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { createServer } from "vite";

const GAMES = readdirSync("src/games", { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);
const LANGUAGES = ["en", "de", "fr", "es", "nl"];

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { css: "injected", dev: false } })],
});

/** Make the catalogue of a game and its board. */
async function speaker(game, language) {
  const { catalogueOf } = await vite.ssrLoadModule("/src/text/catalogue.ts");
  const folders = [`../src/ilion/games/${game.replace("-", "_")}`, `src/games/${game}`];
  return catalogueOf(
    language,
    folders.map((folder) => readFileSync(`${folder}/texts/${language}.ftl`, "utf8")),
  );
}

/** Inside a shadow root its host is the root. Behaviour that scripts of the page would add later is not needed. */
const style = (head) =>
  [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, rules]) => rules)
    .join("")
    .replaceAll(":root", ":host");
const bare = (body) => body.replace(/<!--.*?-->/gs, "");

// the page's colours; its rules for whole pages must not apply to a part of another one
const base = readFileSync("src/style/base.css", "utf8")
  .replace(/\/\*.*?\*\//gs, "")
  .replaceAll(/\bcolor-scheme: [^;]*;/g, "")
  .replaceAll(":root", ":host");
const { default: Diagram } = await vite.ssrLoadModule("/src/games/Diagram.svelte");
const { default: Sprite } = await vite.ssrLoadModule("/src/app/Sprite.svelte");
const found = {};
for (const game of GAMES) {
  const { world } = (await vite.ssrLoadModule(`/src/games/${game}/listing.ts`)).default;
  const { default: diagrams } = await vite.ssrLoadModule(`/src/games/${game}/diagrams/diagrams.ts`);
  const symbols = [Sprite, diagrams.Symbols].map((one) => render(one));
  found[game] = {};
  for (const language of LANGUAGES) {
    const words = await speaker(game, language);
    found[game][language] = Object.fromEntries(
      Object.entries(diagrams.figures).map(([clause, figures]) => {
        const drawn = [...symbols, render(Diagram, { props: { figures, words } })];
        const rules = base + drawn.map(({ head }) => style(head)).join("");
        const body = drawn.map((one) => bare(one.body)).join("");
        return [
          clause,
          `<div class="figures"><template shadowrootmode="open"><style>${rules}</style><div data-world="${world}">${body}</div></template></div>`,
        ];
      }),
    );
  }
}
await vite.close();
process.stdout.write(JSON.stringify(found));
