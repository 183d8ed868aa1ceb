/** Saves an answer of the tables in this browser as a file: there is no server that could send it. */
import { home } from "../api/carrier";

export async function saveAnswer(path: string, name: string): Promise<void> {
  const response = await home.fetch(path);
  if (!response.ok) return;
  save(await response.blob(), name);
}

/** Let the browser save a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may start reading it later
}
