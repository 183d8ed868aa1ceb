/** The picture of each game, by its id, which is the name of its file in this folder. */
import type { Component } from "svelte";

type Picture = Component<{ small?: boolean }>;
const FILES = import.meta.glob<Picture>("./[a-z]*.svelte", { eager: true, import: "default" });

export const PICTURES: Record<string, Picture> = Object.fromEntries(
  Object.entries(FILES).map(([path, picture]) => [path.slice(2, -".svelte".length), picture]),
);
