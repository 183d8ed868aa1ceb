/** Options of a table in words. */
import type { Catalogue } from "../text/catalogue";

/** Return an option with its value: “Tiles in each pile: Six”. */
export function optionText(page: Catalogue, game: string, name: string, value: string | number): string {
  const key = `option-${game}-${name}`;
  const option = page.knows(key) ? page.say(key) : name;
  return `${option}: ${page.knows(`${key}-${value}`) ? page.say(`${key}-${value}`) : value}`;
}
