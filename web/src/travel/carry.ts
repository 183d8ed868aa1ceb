/** A game in an address: the file of a table behind the #, which no server ever sees or logs, compressed. */

const MAX_CHARACTERS = 1 << 20; // of the file of a table

/** Return the path, including the game, at which another host continues with the file of a table. */
export async function carryPath(file: string): Promise<string> {
  const packed = await collected(new Blob([file]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return `/carry#${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Return the file of a table from the part behind the #. Rejects if it contains none. */
export async function carriedFile(hash: string): Promise<string> {
  const letters = atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await collected(
    new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")),
    4 * MAX_CHARACTERS,
  );
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) throw new RangeError("this is more than a game");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
