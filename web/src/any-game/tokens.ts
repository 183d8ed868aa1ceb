import type { Token } from "../games/contract";

/** The tokens of the seats, in their order. */
export const TOKENS: readonly Token[] = ["pR", "pB", "pY", "pG", "pW", "pK", "pGr", "pT"];
