/** A tournament as the server sends it, with only the parts spelt out that matter to a test. */
import type { Entrant, StandingLine, Tournament, TournamentRound, TournamentTable } from "../../src/api/types";

const PEOPLE = ["Anna", "Bruno", "Carla", "Emil"];

export const entrant = (number: number): Entrant => ({
  number,
  name: PEOPLE[number - 1] ?? `Guest ${number}`,
  handle: null,
  avatar: "owl-0",
});

export const line = (number: number, more: Partial<StandingLine> = {}): StandingLine => ({
  place: number,
  entrant: entrant(number),
  points: 0,
  rounds: [],
  opponents: 0,
  meetings: 0,
  wins: 0,
  state: "in",
  rating: null,
  you: false,
  ...more,
});

export const table = (number: number, more: Partial<TournamentTable> = {}): TournamentTable => ({
  number,
  table: `t${number}`,
  state: "running",
  turns: 14,
  yours: false,
  seats: [2 * number - 1, 2 * number].map((one) => ({ entrant: entrant(one), bot: null, place: null, points: null })),
  ...more,
});

export const round = (number: number, more: Partial<TournamentRound> = {}): TournamentRound => ({
  number,
  state: "running",
  starts: 0,
  ended: null,
  closed: false,
  seal: null,
  secret: null,
  resting: [],
  tables: [table(1), table(2)],
  ...more,
});

export const tournament = (more: Partial<Tournament> = {}): Tournament => ({
  id: "k3",
  name: "Thursday Swiss",
  game: "horus",
  seats: 2,
  format: "swiss",
  rounds: 4,
  minutes: null,
  clock: { kind: "realtime", bank: 1_500_000, increment: 10_000 },
  entry: "everybody",
  rated: true,
  duplicate: false,
  state: "running",
  starts: 0,
  round: 1,
  people: 4,
  director: "Hatsu",
  entered: false,
  directs: false,
  options: {},
  pause: 120,
  ends: null,
  late_entry: false,
  may_enter: false,
  why_not: null,
  token: null,
  seal: "5c0e91aa",
  secret: null,
  rounds_played: [round(1)],
  standings: [1, 2, 3, 4].map((number) => line(number)),
  mine: null,
  log: [],
  ...more,
});
