// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Answer = {
  id?: string | null;
  seat?: number | null;
  type: "answer";
  agrees: boolean;
};

export type Ask = {
  id?: string | null;
  seat?: number | null;
  type: "ask";
};

export type Chat = {
  id?: string | null;
  seat?: number | null;
  type: "chat";
  text: string;
};

export type ChatLine = {
  id: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
};

/** What the program answers; whatever else it says is ignored. */
export type Choice = {
  move: string;
};

/** A numbered rule; its text is the message of that name. `origin`: R rulebook, D follows from it, S description, P ours. */
export type ClauseInfo = {
  id: string;
  origin: string;
};

export type ClientMessage = Play | Undo | Commit | Ask | Answer | Resign | StandIn | HandBack | Chat | Look | Preview | Explain | Hint | Past | Sheet | Ping;

export type ClockWish = {
  kind?: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: number;
  on_timeout?: "bot" | "resign";
};

export type Clocks = {
  left: number[];
  running: number | null;
  since: number;
};

export type Commit = {
  id?: string | null;
  seat?: number | null;
  type: "commit";
  seq: number;
  key: string;
};

export type Commitment = {
  commitment: string;
};

export type Credentials = {
  login: string;
  password: string;
};

export type Done = {
  type: "done";
  id: string | null;
  seq: number;
};

export type DraftMove = {
  text: string;
  words: Words;
  data: Record<string, unknown>;
};

/** Is this a legal move, and if not, why? */
export type Explain = {
  id?: string | null;
  seat?: number | null;
  type: "explain";
  move: string;
};

/** `refusal` says why the text is no legal move, or is not understood (not `understood`); `detail` is the same in English. */
export type Explained = {
  type: "explain";
  id: string | null;
  move: string;
  legal: boolean;
  understood: boolean;
  refusal: Words | null;
  detail: string | null;
};

/** What it is told, as in `Explained`. */
export type Explanation = {
  explain: string;
  legal: boolean;
  understood: boolean;
  refusal: Words | null;
  detail: string | null;
};

export type GameDetail = {
  id: string;
  title: string;
  seats: number[];
  options: Record<string, OptionInfo>;
  rules: number;
  languages: string[];
  levels: string[];
  stand_in: string;
  clauses: ClauseInfo[];
};

export type GameInfo = {
  id: string;
  title: string;
  seats: number[];
  options: Record<string, OptionInfo>;
  rules: number;
  languages: string[];
  levels: string[];
  stand_in: string;
};

export type HandBack = {
  id?: string | null;
  seat?: number | null;
  type: "hand-back";
};

/** An event of the record as this viewer perceives it; `undone` says how many earlier ones it takes back. */
export type Happened = {
  number: number;
  actor: number | null;
  text?: string | null;
  words?: Words | null;
  data?: Record<string, unknown> | null;
  undone?: number | null;
};

/** What would a bot do in my place? Not in rated games. */
export type Hint = {
  id?: string | null;
  seat?: number | null;
  type: "hint";
};

export type HintMove = {
  text: string;
  words: Words;
  data: Record<string, unknown>;
  value: number | null;
  visits: number;
};

/** The best moves first, as things stood at `seq`. */
export type Hinted = {
  type: "hint";
  id: string | null;
  seat: number;
  seq: number;
  moves: HintMove[];
};

/** What the program may ask before it answers: why is this no legal move? */
export type Inquiry = {
  explain: string;
};

export type Invited = {
  token: string | null;
};

export type Join = {
  seat?: number | null;
  token?: string | null;
  name?: string | null;
  value?: string;
};

/** A seat in a list of tables; its number is its place there. */
export type LineSeat = {
  kind: string;
  name: string;
  level: string | null;
  stand_in: string | null;
  resigned: boolean;
  filled: boolean;
  yours?: boolean;
};

/** Uncover one of the own seats at a shared device; without a seat, cover all. */
export type Look = {
  id?: string | null;
  seat?: number | null;
  type: "look";
};

export type Made = {
  table: TableInfo;
  invitations: Record<string, string>;
};

export type Me = {
  id: string | null;
  name: string | null;
  login: string | null;
};

export type Move = {
  text: string;
  words: Words;
  data: Record<string, unknown>;
  final: boolean;
};

export type NewTable = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number>;
  clock?: ClockWish;
  public?: boolean;
  rated?: boolean;
  commitment?: string | null;
  value?: string;
  script?: string[] | null;
};

export type OptionInfo = {
  values: (string | number)[];
  default: string | number;
  clause: string;
};

/** How it stood after so many events. Once the game is over, `seat` may be any. */
export type Past = {
  id?: string | null;
  seat?: number | null;
  type: "past";
  number: number;
};

export type PastView = {
  type: "past";
  id: string | null;
  number: number;
  view: Record<string, unknown>;
  events: number;
  viewer: number | null;
  prompt: Words | null;
  actor: number | null;
};

/** Is the line still there? Answered by `done`. */
export type Ping = {
  id?: string | null;
  seat?: number | null;
  type: "ping";
};

export type Play = {
  id?: string | null;
  seat?: number | null;
  type: "play";
  move: string;
  seq: number;
  key: string;
};

export type Preview = {
  id?: string | null;
  seat?: number | null;
  type: "preview";
  move: string;
};

export type Previewed = {
  type: "preview";
  id: string | null;
  move: string;
  data: Record<string, unknown>;
};

/** What was wrong (RFC 9457). A refused move names its clause, with key and facts for other languages. */
export type Problem = {
  type?: string;
  title: string;
  status: number;
  detail: string;
  key?: string | null;
  clause?: string | null;
  facts?: Record<string, string | number> | null;
};

/** It is the program's turn. */
export type Question = {
  game: string;
  seats: number;
  options: Record<string, string | number>;
  seat: number;
  view: Record<string, unknown>;
  prompt: string;
  moves: string[];
  seconds: number;
};

export type Rating = {
  player: string;
  mu: number;
  sigma: number;
  games: number;
};

export type Refused = {
  type?: "problem";
  title: string;
  status: number;
  detail: string;
  key?: string | null;
  clause?: string | null;
  facts?: Record<string, string | number> | null;
  id?: string | null;
};

export type Rename = {
  name: string;
};

export type Resign = {
  id?: string | null;
  seat?: number | null;
  type: "resign";
};

export type Result = {
  places: number[];
  scores: number[] | null;
  sheet: SheetLine[] | null;
  ending: Words | null;
  resigned: number[];
};

export type Said = {
  type: "chat";
  line: ChatLine;
};

export type SeatInfo = {
  kind: string;
  name: string;
  level: string | null;
  stand_in: string | null;
  resigned: boolean;
  filled: boolean;
  online?: boolean;
  yours?: boolean;
};

/** Who shall sit: I, I at the same device once more, a friend with an invitation, whoever comes, a bot, a program outside. */
export type SeatWish = {
  kind: "me" | "device" | "invited" | "open" | "bot" | "outside";
  name?: string | null;
  level?: string | null;
};

export type ServerMessage = Welcome | Update | TableChanged | Said | Done | Previewed | Explained | Hinted | PastView | Sheets | Refused;

export type SetSeat = {
  kind: "open" | "invited" | "bot" | "outside";
  level?: string | null;
};

export type Sheet = {
  id?: string | null;
  seat?: number | null;
  type: "sheet";
};

export type SheetLine = {
  seat: number;
  clause: string;
  key: string;
  facts: Record<string, string | number>;
  points: number;
};

export type Sheets = {
  type: "sheet";
  id: string | null;
  lines: SheetLine[];
};

export type Situation = {
  seq: number;
  events: number;
  past_from: number;
  past_by: string | null;
  status: "waiting" | "running" | "over";
  actor: number | null;
  viewer: number | null;
  view: Record<string, unknown> | null;
  prompt: Words | null;
  moves: Move[] | null;
  draft: DraftMove[];
  clock: Clocks;
  undo: UndoRequest | null;
  result: Result | null;
};

/** A bot for one's own seat, or with `absent` for a seat whose holder is not there. */
export type StandIn = {
  id?: string | null;
  seat?: number | null;
  type: "stand-in";
  absent?: number | null;
};

export type TableChanged = {
  type: "table";
  table: TableInfo;
  you: number[];
};

/** What everybody who sees a table may know of it; `yours` and `owner` are about whoever asks. */
export type TableInfo = {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string | number>;
  clock: Record<string, unknown>;
  public: boolean;
  rated: boolean;
  lesson: boolean;
  status: "waiting" | "running" | "over";
  commitment: string;
  seats: SeatInfo[];
  owner?: boolean;
  rematch?: string | null;
  obstacle?: string | null;
};

export type TableLine = {
  id: string;
  game: string;
  status: string;
  seats: number;
  free: number;
  names: string[];
  your_turn: boolean;
  rated: boolean;
  updated: number;
  players: LineSeat[];
  turn: number | null;
  places: number[] | null;
  public: boolean;
  owner: boolean;
  clock: "none" | "live" | "days";
  options: Record<string, string | number>;
  created: number;
};

export type Undo = {
  id?: string | null;
  seat?: number | null;
  type: "undo";
  n?: number;
  seq: number;
  key: string;
};

export type UndoRequest = {
  seat: number;
  number: number;
  waiting: number[];
};

export type Update = {
  type: "update";
  now: Situation;
  log: Happened[];
  faded: Happened[];
  at: number;
};

export type Welcome = {
  type: "welcome";
  id?: string | null;
  table: TableInfo;
  you: number[];
  now: Situation;
  log: Happened[];
  chat: ChatLine[];
  at: number;
};

export type Words = {
  clause: string;
  key: string;
  facts: Record<string, string | number>;
};
