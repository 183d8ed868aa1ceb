import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

export default ts.config(
  { ignores: ["dist/", "src/api/types.ts", "src/games/*/types.ts"] }, // the types are generated
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/only-throw-error": ["error", { allowThrowingUnknown: true, allowRethrowing: true }],
      // Generated types are type aliases; ours follow them.
      "@typescript-eslint/consistent-type-definitions": "off",
      // For ESLint the exports of a component are `any`; svelte-check, which sees their types, checks these.
      ...off(
        "@typescript-eslint/no-unsafe-argument",
        "@typescript-eslint/no-unsafe-assignment",
        "@typescript-eslint/no-unsafe-call",
        "@typescript-eslint/no-unsafe-member-access",
        "@typescript-eslint/no-unsafe-return",
      ),
      // Caches and active pointers are not drawn: they are not reactive on purpose.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["**/*.js", "**/*.mjs", "*.config.ts"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ["tests/**"], rules: off("@typescript-eslint/unbound-method") }, // mocks are not methods
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
