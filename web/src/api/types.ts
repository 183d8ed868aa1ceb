// Made by tools/make_types.py from the types of the Python package. Do not edit.

export type Ack = {
  type: "ack";
  id: string | null;
  seq: number;
};

export type AnswerUndo = {
  id?: string | null;
  seat?: number | null;
  type: "answer-undo";
  accept: boolean;
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

export type ChatMessage = {
  type: "chat";
  line: ChatLine;
};

/** A numbered rule; its text is the message of that name. `origin`: R rulebook, D follows from it, S description, P ours. */
export type ClauseInfo = {
  id: string;
  origin: string;
};

export type ClientMessage = Play | Undo | Commit | RequestUndo | AnswerUndo | Resign | StandIn | Reclaim | Chat | ViewAs | Shown | Preview | Explain | Hint | Past | Sheet | Ping;

export type ClockSpec = {
  kind?: "none" | "realtime" | "correspondence";
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

export type DraftMove = {
  text: string;
  words: Words;
  data: Record<string, unknown>;
};

/** An event of the record as this viewer perceives it; `undone` says how many earlier ones it takes back. */
export type EventView = {
  number: number;
  actor: number | null;
  text?: string | null;
  words?: Words | null;
  data?: Record<string, unknown> | null;
  undone?: number | null;
};

/** Ask whether a text is a legal move, and if not, why. */
export type Explain = {
  id?: string | null;
  seat?: number | null;
  type: "explain";
  move: string;
};

/** `refusal` says why the text is not a legal move or, if not `understood`, why it cannot be read; `detail` is that in English. */
export type Explained = {
  type: "explain";
  id: string | null;
  move: string;
  legal: boolean;
  understood: boolean;
  refusal: Words | null;
  detail: string | null;
};

/** The answer, as in `Explained`. */
export type Explanation = {
  type: "explanation";
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
  presets: Record<string, Record<string, string | number>>;
  rules: number;
  languages: string[];
  levels: string[];
  default_level: string;
  clauses: ClauseInfo[];
};

/** The game is over; it wants no reply. */
export type GameEnd = {
  type: "end";
  game: string;
  seats: number;
  options: Record<string, string | number>;
  seat: number;
  scores: number[];
  places: number[];
  ending: string | null;
  record: string;
};

export type GameInfo = {
  id: string;
  title: string;
  seats: number[];
  options: Record<string, OptionInfo>;
  presets: Record<string, Record<string, string | number>>;
  rules: number;
  languages: string[];
  levels: string[];
  default_level: string;
};

/** Ask what a bot would do in your place; not in rated games. */
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

/** The best moves in the position at `seq`, best first. */
export type Hinted = {
  type: "hint";
  id: string | null;
  seat: number;
  seq: number;
  moves: HintMove[];
};

/** A question that the program may ask before it answers: why is this not a legal move? */
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

/** The program's answer; other fields are ignored. */
export type MoveReply = {
  move: string;
};

/** The server's request for a move when it is the program's turn. */
export type MoveRequest = {
  type: "move";
  game: string;
  seats: number;
  options: Record<string, string | number>;
  seat: number;
  view: Record<string, unknown>;
  prompt: string;
  moves: string[];
  seconds: number;
  start?: ProgramStart | null;
};

export type NewTable = {
  game: string;
  seats: SeatSpec[];
  options?: Record<string, string | number>;
  clock?: ClockSpec;
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

/** Ask for the view after `number` events. Once the game is over, `seat` may be any seat. */
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

/** Ask whether the connection is still alive. The reply is `ack`. */
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

/** An error (RFC 9457). A refused move names its clause, with key and facts for other languages. */
export type Problem = {
  type?: string;
  title: string;
  status: number;
  detail: string;
  key?: string | null;
  clause?: string | null;
  facts?: Record<string, string | number> | null;
};

export type ProblemMessage = {
  type?: "problem";
  title: string;
  status: number;
  detail: string;
  key?: string | null;
  clause?: string | null;
  facts?: Record<string, string | number> | null;
  id?: string | null;
};

/** What a program may want to know before its first decision. */
export type ProgramStart = {
  protocol: number;
  ilion: string;
  rules: number;
  title: string;
};

export type Rating = {
  player: string;
  mu: number;
  sigma: number;
  games: number;
};

export type Reclaim = {
  id?: string | null;
  seat?: number | null;
  type: "reclaim";
};

export type Rename = {
  name: string;
};

export type RequestUndo = {
  id?: string | null;
  seat?: number | null;
  type: "request-undo";
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

/** A seat of a new table: for me, for me again at the same device, for a friend with an invitation, for anybody, for a bot, or for an external program. */
export type SeatSpec = {
  kind: "me" | "hotseat" | "invited" | "open" | "bot" | "external";
  name?: string | null;
  level?: string | null;
};

/** A seat in a list of tables; its number is its place there. */
export type SeatSummary = {
  kind: string;
  name: string;
  level: string | null;
  stand_in: string | null;
  resigned: boolean;
  filled: boolean;
  yours?: boolean;
};

export type ServerMessage = Welcome | Update | TableChanged | ChatMessage | Ack | Previewed | Explained | Hinted | PastView | Sheets | ProblemMessage;

export type SetSeat = {
  kind: "open" | "invited" | "bot" | "external";
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

/** An event as it is to be shown: its beats in order. They conform to the game's `Beat`. */
export type StagedEvent = {
  number: number;
  beats: (Record<string, unknown>)[];
};

/** Let a bot play for your own seat or, with `absent`, for a seat whose holder is not connected. */
export type StandIn = {
  id?: string | null;
  seat?: number | null;
  type: "stand-in";
  absent?: number | null;
};

/** Turns and events that are new or shown differently from now on; each replaces the one with the same number. A `welcome` has all of them. */
export type Story = {
  count: number;
  turns: TurnView[];
  events: StagedEvent[];
};

export type TableChanged = {
  type: "table";
  table: TableInfo;
  your_seats: number[];
};

export type TableCreated = {
  table: TableInfo;
  invitations: Record<string, string>;
};

/** A table as the current user may see it: `yours` and `owner` are about that user. */
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
  unsupported_reason?: string | null;
};

/** The table as its viewer may see it now; complete every time. */
export type TableState = {
  seq: number;
  events: number;
  past_from: number;
  memory_clause: string | null;
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

/** A table in a list. */
export type TableSummary = {
  id: string;
  game: string;
  status: string;
  seats: number;
  free: number;
  names: string[];
  your_turn: boolean;
  rated: boolean;
  updated: number;
  players: SeatSummary[];
  turn: number | null;
  places: number[] | null;
  public: boolean;
  owner: boolean;
  clock: "none" | "realtime" | "correspondence";
  options: Record<string, string | number>;
  created: number;
};

/** A turn as this viewer perceives it. It is sent as soon as it begins, and again with every event. */
export type TurnView = {
  number: number;
  kind: "set-up" | "turn" | "end";
  seat: number | null;
  events: number[];
  opening: (Record<string, unknown>)[];
  finished: boolean;
  sentences: Words[];
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
  pending: number[];
};

export type Update = {
  type: "update";
  now: TableState;
  log: EventView[];
  redacted: EventView[];
  story: Story;
  server_time: number;
};

/** Uncover one of your seats at a shared device; without a seat, cover all of them. */
export type ViewAs = {
  id?: string | null;
  seat?: number | null;
  type: "view-as";
};

export type Welcome = {
  type: "welcome";
  id?: string | null;
  table: TableInfo;
  your_seats: number[];
  now: TableState;
  log: EventView[];
  story: Story;
  chat: ChatLine[];
  server_time: number;
};

/** A text as a key with facts. A fact named `seat` or `…_seat` is a seat's number; a list of texts becomes one phrase. */
export type Words = {
  clause: string;
  key: string;
  facts: Record<string, string | number | Words[]>;
};
