/** The line to a table: opens itself again, says hello with what it has, and keeps quiet otherwise. */

import { startClock } from "./clock";
import type { ClientMessage, PalaceTable, Refused, ServerMessage, Table } from "./protocol";

export type Link = "opening" | "online" | "offline";

export interface Listener<T extends Table | PalaceTable> {
  table(table: T): void;
  refused(message: Refused): void;
  /** The state of the line; `retryAt` (ms) is when the next attempt is made. */
  link(state: Link, retryAt: number | null): void;
  /** A new line works and what the client has is still the last word. */
  current(): void;
  /** The server does not know the table, or not this visitor. */
  gone(): void;
  /** Last row this client has seen, for hello. */
  since(): number | null;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const WAITS = [500, 1000, 2000, 4000, 8000, 15_000];
/** Close codes of the server that no new attempt can cure: not this visitor's table, no such table. */
const FINAL_CODES = new Set([4403, 4404]);

/** `T` is what tables of the game look like. */
export class TableSocket<T extends Table | PalaceTable> {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private attempts = 0;
  private heard = 0;
  private closed = false;
  /** A hello on a new line waits for its answer: what was sent on the line before may be lost. */
  private greeting = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener<T>,
  ) {
    addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Send now if the line is open; tells whether it was. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  readonly retryNow = (): void => {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** A phone that slept may hold a line that is long dead: ask, and open a new one if nothing was heard for a while. */
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (!this.socket) this.retryNow();
    else if (Date.now() - this.heard > PING_EVERY + 5000) this.socket.close();
    else this.send({ type: "ping" });
  };

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.socket = null;
  }

  private open(): void {
    this.listener.link(this.attempts === 0 ? "opening" : "offline", null);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.greeting = true;
      this.send({ type: "hello", since: this.listener.since() });
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (message) => this.receive(String(message.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.pinger);
      if (this.closed) return;
      if (FINAL_CODES.has(event.code)) {
        this.closed = true;
        this.listener.gone();
        return;
      }
      const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)] ?? 1000;
      this.attempts += 1;
      this.listener.link("offline", Date.now() + wait);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private receive(text: string): void {
    this.heard = Date.now();
    this.attempts = 0;
    const message = JSON.parse(text) as ServerMessage;
    this.listener.link("online", null);
    if (message.type === "table" || message.type === "palace") {
      if (message.clock) startClock(message.clock);
      this.listener.table(message as T);
    } else if (message.type === "refused") this.listener.refused(message);
    else if (message.seq !== this.listener.since()) this.send({ type: "hello", since: this.listener.since() });
    else if (this.greeting) this.listener.current();
    if (message.type !== "refused") this.greeting = false;
  }
}

/** Address of a table's socket on the server this page came from. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/${encodeURIComponent(table)}`;
}
