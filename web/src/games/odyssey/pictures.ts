/** The drawn icons of islands and adventure cards, each round its centre within ±12. */
import type { NamedCard, Player } from "./types";
import type { Token } from "../contract";
import type { Island } from "./geometry";

export type Card = NamedCard["card"];

export const TOKENS: Readonly<Record<Player["colour"], Token>> = {
  red: "pR",
  yellow: "pY",
  blue: "pB",
  green: "pG",
  white: "pW",
  black: "pK",
};

const SHORES = [
  "M-23 6C-26-4-18-10-14-17-4-25 4-17 11-19 22-18 20-8 25-1 25 10 14 12 10 19 0 25-8 18-14 19-20 18-20 12-23 6Z",
  "M-24-3C-20-14-10-12-5-21 6-26 10-15 19-14 27-8 21 1 23 8 19 19 8 16 1 22-9 25-13 15-20 13-27 9-22 3-24-3Z",
  "M-20-12C-12-22-2-16 6-21 18-22 18-12 24-6 26 4 18 8 17 15 9 24 0 17-8 21-20 20-18 10-24 4-27-4-23-7-20-12Z",
  "M-25 1C-25-9-16-8-12-14-6-24 5-20 8-14 16-17 25-11 24-2 26 8 17 9 15 15 9 23-1 19-5 15-12 20-23 15-25 1Z",
] as const;

/** The outline of an island, and its rotation: no two look alike. */
export const shore = (number: number): { path: string; turn: number } => ({
  path: SHORES[(number - 1) % 4]!,
  turn: (67 * (number - 1)) % 360,
});

const JAR = "M-4-10H4L3-6C9-2 8 6 2 10H-2C-8 6-9-2-3-6Z";
const FLOWER = "M0-10C4-5 4 0 0 4-4 0-4-5 0-10ZM-9-6C-3-4-2 0-2 5-8 4-10 0-9-6ZM9-6C3-4 2 0 2 5 8 4 10 0 9-6ZM-10 7H10V9H-10Z";
const CUP = "M-8-9H8C8-2 5 2 1.5 3V7H6V10H-6V7H-1.5V3C-5 2-8-2-8-9Z";
const BULL = "M-11-10C-9-3-5-3-3-4H3C5-3 9-3 11-10 13 0 7 2 6 3L3 11H-3L-6 3C-7 2-13 0-11-10Z";
const BOAT = "M-11 1C-8 4-6 3-5 3H7C9 3 10 0 11-3 11 5 9 9 5 9H-5C-9 9-11 5-11 1ZM-1-11H1V2H-1ZM2-10C8-8 8-3 2-1Z";
const LYRE = "M-7-9C-3-9-4 3 0 3S3-9 7-9C11-8 6-3 7 3 7 8 3 10 0 10S-7 8-7 3C-6-3-11-8-7-9ZM-1-6H1V3H-1Z";
const CYPRESS = "M-4 10C-8 2-3-4-3-11 3-6 3 3 1 10ZM3 10C2 5 5 1 5-4 10 1 9 7 7 10Z";
const GATE = "M-10 9V-8H-4V-2C-4-6 4-6 4-2V-8H10V9H4V2A4 4 0 0 0-4 2V9Z";

export const ISLAND_SIGN: Readonly<Record<Island, string>> = {
  ismaros: JAR,
  tenedos: "M-10 8 0-10 10 8H4L0-1-4 8Z",
  telepylos: GATE,
  kythera: "M-11 2C-6-2-5-7 1-8 0-5 3-3 8-6L11-7C10 2 5 8-4 8L-9 10-6 5Z",
  aiaia: CUP,
  aiolia: "M-10 2C-10-12 10-12 9 1 8 10-5 9-4 1-3-4 4-3 3 1L0 1C-1 4 6 5 6 0 6-8-7-8-7 2-6 12 8 12 11 6 8 14-10 14-10 2Z",
  crete: BULL,
  "lotus-coast": FLOWER,
  pharos: "M-5 10-3-4H-5V-7H-3V-11H3V-7H5V-4H3L5 10ZM-12-9-6-10V-8ZM12-9 6-10V-8Z",
  "goat-island": "M-3-1C-12-2-12-12-4-11-8-9-8-5-2-5H2C8-5 8-9 4-11 12-12 12-2 3-1L2 8 0 11-2 8Z",
  scheria: BOAT,
  thrinakia:
    "M0-11 3-5H-3ZM-1.5-6H1.5V10H-1.5ZM-9-10-6-4H-12ZM-10-5C-10 2-5 3 0 2V4C-8 6-12 2-11-5ZM9-10 12-4H6ZM10-5C10 2 5 3 0 2V4C8 6 12 2 11-5Z",
  anthemoessa: LYRE,
  ogygia: CYPRESS,
  asteris: "M0-12 2-3 11-4 4 2 7 10 0 5-7 10-4 2-11-4-2-3Z",
};

export const CARD_SIGN: Readonly<Record<Card, string>> = {
  wine: JAR,
  lotus: FLOWER,
  polyphemos:
    "M-12 0C-6-10 6-10 12 0 6 10-6 10-12 0ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5ZM0-2.2A2.2 2.2 0 1 1 0 2.2 2.2 2.2 0 1 1 0-2.2Z",
  winds: "M-4-6H4L3-4C10 0 9 11 0 11S-10 0-3-4ZM-6-11C-3-12-2-9 0-9S4-12 6-11L4-7.5H-4Z",
  laistrygonians: "M-2 11-3-2C-7-3-8-11-2-12 5-13 9-6 5-1L3 11ZM-11 11-9 2-5 3-6 11ZM7 11 8 1 11 2V11Z",
  circe: CUP,
  hades:
    "M-9-2C-9-14 9-14 9-2 9 2 6 3 6 6V10H3V7H1.5V10H-1.5V7H-3V10H-6V6C-6 3-9 2-9-2ZM-6-2A2.4 2.8 0 1 0-1.2-2 2.4 2.8 0 1 0-6-2ZM1.2-2A2.4 2.8 0 1 0 6-2 2.4 2.8 0 1 0 1.2-2Z",
  sirens: LYRE,
  skylla: "M-1 11C-4 3-9 4-10-3L-12-5-9-9-5-6C-6 0-2 0 0 4 2 0 6 0 5-6L9-9 12-5 10-3C9 4 4 3 1 11ZM-3-4-4-8 0-12 4-8 3-4 0 0Z",
  charybdis:
    "M-12-3C-11-12 12-12 12 0 12 10-8 11-8 1-8-6 6-6 6 1 6 6-3 6-3 1.5-3-1 1-1 1.5 1 0 0-1 1-.5 2 1 4 3.5 3 3.5 1 3-3-5-3-5 1.5-4 8 8.5 7 9 0 8-9-9-9-9 1-8 8-4 10 0 11.5-8 11-13 5-12-3Z",
  cattle: BULL,
  kalypso: CYPRESS,
  phaiakians: BOAT,
  aegis: "M0-12C4-9 8-9 11-9 12 2 7 9 0 12-7 9-12 2-11-9-8-9-4-9 0-12ZM0-6A5 5 0 1 0 0 4 5 5 0 1 0 0-6ZM-2-2H2V0H-2Z",
  veil: "M-12-8C-6-12-2-4 4-8 8-11 10-9 12-6L9-4C6-7 4-4 0-3-5-2-8-6-12-8ZM-11 0C-5-4-2 4 4 0 8-3 10-1 12 2L9 4C6 1 4 4 0 5-5 6-7 2-11 0ZM-9 7C-5 4-2 11 3 8 7 6 8 7 10 9L7 11C5 9 3 11 0 12-4 12-6 9-9 7Z",
};

/** The icons of the items of a bargain, 20 × 20. */
export const THING_SIGN = {
  gifts: "M6 1H14L13 5C19 8 17 15 12 18V19H8V18C3 15 1 8 7 5Z",
  cards: "M3 1H17V19H3ZM5 3V17H15V3ZM7 9.3C9 6 11 12 13 9L13.5 11C11 14 9 8 6.5 11.5Z",
  islands: "M1 15C3 8 7 9 9 6 12 2 16 8 19 15ZM1 17H19V18.5H1Z",
} as const;
