import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows the page of a server that runs beside it: ilion serve --origin http://127.0.0.1:5173
export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 200 },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: process.env.ILION_SERVER ?? "http://127.0.0.1:8080", ws: true } },
  },
});
