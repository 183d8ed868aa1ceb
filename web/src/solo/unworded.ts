/** A problem that the engine could not put into words. It is separate from `worded.ts`, which is loaded only if there is one. */
import type { Problem } from "../api/types";
import type { Facts } from "../games/contract";

export type Unworded = Problem & { text: { key: string; facts: Facts } };

export const isUnworded = (body: unknown): body is Unworded => typeof body === "object" && body !== null && "text" in body;
