/** How requests and messages travel to the host of the tables: a server across the network, or workers in this browser. */

/** One open conversation with a table. */
export interface Channel {
  readonly state: "connecting" | "open" | "closed";
  send(text: string): void;
  close(): void;
}

export interface ChannelEvents {
  onMessage: (text: string) => void;
  /** Called once, with the code of RFC 6455, when the other side closes the channel or it breaks. */
  onClose: (code: number) => void;
}

export interface Carrier {
  /** Send a request to a path of the API. Rejects if the host cannot be reached. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Open a channel to a table. It may still be connecting when this returns. */
  open(table: string, events: ChannelEvents): Channel;
  /** Whether the host is in this browser, so that the network has no say in the connection. */
  readonly local?: boolean;
  /** Milliseconds without a reply after which a connection counts as dead. */
  readonly replyTimeout?: number;
}

export const network: Carrier = {
  fetch: (path, init) => fetch(`/api${path}`, init),

  open(table, { onMessage, onClose }) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
    socket.onmessage = (event) => onMessage(event.data as string);
    socket.onclose = (event) => onClose(event.code);
    return {
      get state() {
        return socket.readyState === WebSocket.OPEN ? "open" : socket.readyState === WebSocket.CONNECTING ? "connecting" : "closed";
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
};

let chosen = network;

/** Let the web app use another host than the server that it comes from. Called before anything else. */
export function useCarrier(carrier: Carrier): void {
  chosen = carrier;
}

/** The host of this web app. */
export const home: Carrier = {
  fetch: (...given) => chosen.fetch(...given),
  open: (...given) => chosen.open(...given),
  get local() {
    return chosen.local;
  },
  get replyTimeout() {
    return chosen.replyTimeout;
  },
};
