import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** Of the fonts' many files, keeps those that our five languages and a Greek word need, in the one format that every browser
 * supports. */
const fonts: Plugin = {
  name: "fonts",
  enforce: "pre",
  transform(code, id) {
    if (!/@fontsource\/.*\.css$/.test(id)) return null;
    const faces = code.match(/@font-face \{[^}]*\}/g) ?? [];
    const needed = faces.filter((face) => /-(latin|latin-ext|greek)-\d+-/.test(face));
    return needed.map((face) => face.replace(/, url\([^)]*\.woff\) format\('woff'\)/, "")).join("\n");
  },
};

/** Makes links relative to the folder of a static site, which src/api/base.ts finds out. */
const links: Plugin = {
  name: "links",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".svelte") ? code.replace(/\bhref="\/(?!\/)/g, 'href="{globalThis.ilionBase}') : null),
};

/** The static site has another entry. */
const entry: Plugin = {
  name: "entry",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace("/src/main.ts", "/src/solo/main.ts") },
};

const TEXTS = /[\\/]texts[\\/](\w\w)[\\/][^\\/]+\.ftl|[\\/]listing[\\/](\w\w)\.ftl/;

/** Modules that are always loaded together become one file, because a phone waits for the answer to every request. */
const codeSplitting = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 2 },
    {
      name: (source: string) => {
        const [found, page, listing] = TEXTS.exec(source) ?? [];
        return found ? `texts-${page ?? listing}` : null;
      },
      priority: 1,
    },
    { name: "boards", test: /[\\/]src[\\/]games[\\/][^\\/]+$/ },
  ],
};

/** Writes compressed copies beside each text file, so that the server need not compress anything. */
let folder = "";
const packed: Plugin = {
  name: "packed",
  apply: "build",
  configResolved(config) {
    folder = resolve(config.root, config.build.outDir);
  },
  closeBundle() {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
      const path = join(folder, name);
      const plain = readFileSync(path);
      if (plain.length < 1000) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(plain));
      writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    }
  },
};

// `npm run dev` serves the web app of a server that runs beside it: ilion serve --origin http://127.0.0.1:5173
// `vite build --mode site` builds the static site, which lies in any folder and has its tables in the browser: tools/site
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: mode === "site" ? [fonts, links, entry, svelte()] : [fonts, svelte(), packed],
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 200,
    manifest: true,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: process.env.ILION_SERVER ?? "http://127.0.0.1:8080", ws: true } },
  },
}));
