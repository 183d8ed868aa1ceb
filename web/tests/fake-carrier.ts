/** A carrier whose other end is the test. */
import type { Carrier, Channel, ChannelEvents } from "../src/api/carrier";
import type { ClientMessage, ServerMessage } from "../src/api/types";

export class FakeChannel implements Channel {
  state: Channel["state"] = "connecting";
  readonly sent: ClientMessage[] = [];
  private read = 0;

  constructor(
    readonly table: string,
    private readonly events: ChannelEvents,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.state = "closed";
  }

  /** Send a message from the server; the first one is the welcome of a connection that opens with it. */
  deliver(message: ServerMessage): void {
    this.state = "open";
    this.events.onMessage(JSON.stringify(message));
  }
  /** Return the next request of a type that the test has not seen yet. */
  take<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    const number = this.sent.findIndex((message, index) => index >= this.read && message.type === type);
    if (number < 0) throw new Error(`no ${type} among ${JSON.stringify(this.sent.slice(this.read))}`);
    this.read = number + 1;
    return this.sent[number] as Extract<ClientMessage, { type: T }>;
  }
  /** End the connection from the server's side. */
  break(code = 1006): void {
    this.state = "closed";
    this.events.onClose(code);
  }
}

export class FakeCarrier implements Carrier {
  readonly channels: FakeChannel[] = [];
  readonly requests: { path: string; init: RequestInit | undefined }[] = [];
  /** Answers by path; a function may fail. */
  answers: Record<string, () => Response | Promise<Response>> = {};

  fetch(path: string, init?: RequestInit): Promise<Response> {
    this.requests.push({ path, init });
    const answer = this.answers[path];
    return answer ? Promise.resolve().then(answer) : Promise.reject(new TypeError("unreachable"));
  }
  open(table: string, events: ChannelEvents): Channel {
    const channel = new FakeChannel(table, events);
    this.channels.push(channel);
    return channel;
  }
  get channel(): FakeChannel {
    return this.channels.at(-1)!;
  }
}
