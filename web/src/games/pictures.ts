/** The picture of each game: `Picture.svelte` in its folder, otherwise cards on a table. */
import type { Component } from "svelte";
import AnyPicture from "../any-game/Picture.svelte";

type Picture = Component<{ small?: boolean }>;
const FOUND = import.meta.glob<Picture>("./*/Picture.svelte", { eager: true, import: "default" });

export function pictureOf(game: string): Picture {
  return FOUND[`./${game}/Picture.svelte`] ?? AnyPicture;
}
