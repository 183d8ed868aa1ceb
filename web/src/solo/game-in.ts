/** Return the game that the body of a request names: as its id, or in the head of the file of a table. */
export function gameIn(body: string): string | undefined {
  try {
    const given = JSON.parse(body || "{}") as { game?: unknown; text?: unknown };
    const head = typeof given.text === "string" ? given.text.replace(/^\uFEFF/, "").split("\n", 1)[0]! : "{}";
    const { game } = given.game === undefined ? (JSON.parse(head) as { game?: unknown }) : given;
    return typeof game === "string" && /^[a-z0-9-]+$/.test(game) ? game : undefined;
  } catch {
    return undefined;
  }
}
