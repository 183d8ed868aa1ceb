/** Tables, states and messages as the server sends them, with only the parts spelt out that matter to a test. */
import type {
  EventView,
  Move,
  SeatInfo,
  ServerMessage,
  Story,
  TableInfo,
  TableState,
  TableSummary,
  TurnView,
  Update,
  Welcome,
  Words,
} from "../src/api/types";

const STORY: Story = { count: 0, turns: [], events: [] };

export const words = (key: string, facts: Words["facts"] = {}): Words => ({ clause: "XX-1", key, facts });

export const move = (text: string, more: Partial<Move> = {}): Move => ({
  text,
  words: words(text),
  data: {},
  final: false,
  ...more,
});

export const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  stand_in: null,
  resigned: false,
  filled: true,
  online: true,
  ...more,
});

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "table-1",
  game: "trojan-horse",
  rules: "1",
  options: {},
  clock: { kind: "none" },
  public: false,
  rated: false,
  lesson: false,
  practice: false,
  status: "running",
  commitment: "",
  seats: [seat("Anna"), seat("Bruno")],
  ...more,
});

/** The first seat is the viewer's and to act. */
export const tableState = (more: Partial<TableState> = {}): TableState => ({
  seq: 1,
  events: 0,
  past_from: 0,
  memory_clause: null,
  status: "running",
  actor: 0,
  viewer: 0,
  view: { phase: "some" },
  prompt: words("prompt"),
  moves: [move("a"), move("b")],
  draft: [],
  clock: { left: [], running: null, since: 0, graced: [] },
  undo: null,
  result: null,
  ...more,
});

export const event = (number: number, actor: number | null, more: Partial<EventView> = {}): EventView => ({
  number,
  actor,
  text: `event ${number}`,
  ...more,
});

export const welcome = (now: Partial<TableState> = {}, more: Partial<Welcome> = {}): ServerMessage => ({
  type: "welcome",
  table: tableInfo(),
  your_seats: [0],
  now: tableState(now),
  log: [],
  story: STORY,
  chat: [],
  server_time: Date.now(),
  ...more,
});

export const update = (now: Partial<TableState>, log: EventView[] = [], more: Partial<Update> = {}): Update => ({
  type: "update",
  now: tableState(now),
  log,
  redacted: [],
  story: STORY,
  server_time: Date.now(),
  ...more,
});

export const turn = (number: number, seat: number | null, events: number[], more: Partial<TurnView> = {}): TurnView => ({
  number,
  kind: seat === null ? "set-up" : "turn",
  seat,
  events,
  opening: [],
  finished: true,
  sentences: [words("told-turn", { seat: seat ?? 0, number })],
  ...more,
});

export const summary = (more: Partial<TableSummary> = {}): TableSummary => ({
  id: "table-1",
  game: "troia",
  status: "running",
  seats: 2,
  free: 0,
  names: [],
  your_turn: false,
  rated: false,
  updated: 0,
  players: [],
  turn: null,
  places: null,
  public: false,
  owner: false,
  clock: "none",
  options: {},
  created: 0,
  ...more,
});
