import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    // a click on a link must not load anything
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
    },
    pool: "vmThreads",
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000, // a busy machine is no failure
    restoreMocks: true,
    unstubGlobals: true,
  },
});
