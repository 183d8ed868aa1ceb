/** How requests and messages travel to the host of the tables. Today that is a server across the network. */

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
