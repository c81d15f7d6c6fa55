/** What every table on the screen shares whatever is played at it: the line to the server, what waits for its answer, and what is said aloud. */

import { ProblemError } from "./api";
import { gameEntry } from "./catalog.svelte";
import { t } from "./i18n.svelte";
import type { PalaceTable, Refused, Table } from "./protocol";
import { hasWindows } from "./setup";
import { TableSocket, socketUrl, type Link } from "./socket";
import { reasonText, undoText } from "./words";

/** What was sent, for which state of the table. */
export interface Pending {
  token: string;
  undo: boolean;
  seq: number;
}

const LONG_SEND = 400;
const NOTICE_TIME = 6000;
const ART_AGAIN = 2000;

/** A table as the server last sent it, the line to it, notices and the live regions. */
export abstract class LiveTable<T extends Table | PalaceTable> {
  table: T | null = $state.raw(null);
  missing = $state(false);
  link: Link = $state("opening");
  retryAt: number | null = $state(null);
  backOnline = $state(false);
  pending: Pending | null = $state.raw(null);
  slow = $state(false);
  rule: string | null = $state(null);
  notice: { text: string; bad: boolean } | null = $state.raw(null);
  said = $state("");
  alert = $state("");
  showResult = $state(false);

  private readonly socket: TableSocket<T>;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt = -1;
  private lasting = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket<T>(socketUrl(id), {
      table: (table) => this.receive(table),
      refused: (message) => this.refuse(message),
      link: (state, retryAt) => this.setLink(state, retryAt),
      current: () => this.resend(),
      gone: () => (this.missing = true),
      since: () => this.table?.seq ?? null,
    });
    void this.loadArt();
  }

  /** What the primary button of the dock does. */
  abstract confirm(): void;
  /** Read the pictures; raises ProblemError when the server does not give them. */
  protected abstract readArt(): Promise<void>;
  /** A table has come, and is already `table`; `undone` when it answers an undo of ours. */
  protected abstract arrived(before: T | null, table: T, undone: boolean): void;

  close(): void {
    clearTimeout(this.noticeTimer);
    clearTimeout(this.slowTimer);
    this.socket.close();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  /** A click on the primary button; the second half of a double click must not confirm the next step as well. */
  press(clicks: number): void {
    const seq = this.table?.seq ?? -1;
    if (clicks > 1 && seq !== this.pressedAt) return;
    this.pressedAt = seq;
    this.confirm();
  }

  /** Bots answer at once, or at a pace that can be followed. */
  setFast(fast: boolean): void {
    this.socket.send({ type: "settings", fast });
  }

  /** How long persons may think in windows; 0 for as long as they like. */
  setWindowSeconds(seconds: number): void {
    this.socket.send({ type: "settings", window_seconds: seconds });
  }

  /** The time of windows where it may be changed: at a table that has windows, for who sits at it. */
  get windowSeconds(): number | null {
    const table = this.table;
    const game = table ? gameEntry(table.game) : null;
    const sits = table?.seats.some((seat) => seat.mine) ?? false;
    return table && game && sits && !table.over && hasWindows(game, table.expansions) ? (table.settings.window_seconds ?? 0) : null;
  }

  say(text: string): void {
    // The same sentence twice would not be read again: a trailing space makes it another one.
    this.said = text === this.said ? `${text} ` : text;
  }

  /** Show a notice for a while, or until the table moves on when it `lasts`. */
  notify(text: string, bad: boolean, lasts = false): void {
    clearTimeout(this.noticeTimer);
    this.notice = { text, bad };
    if (bad) this.alert = text;
    else this.say(text);
    this.lasting = lasts;
    if (!lasts) this.noticeTimer = setTimeout(() => (this.notice = null), NOTICE_TIME);
  }

  protected act(token: string | null): void {
    if (token === null || !this.table) return;
    this.begin({ token, undo: false, seq: this.table.seq });
  }

  /** Why nothing can be taken back. */
  protected undoWords(reason: string): string {
    return undoText(reason);
  }

  /** Whether what waits for its answer was sent without the person; that the table moved on is then no news. */
  protected get unasked(): boolean {
    return false;
  }

  /** Ask the server to take the last ply back, or say why it will not. */
  protected takeBack(): void {
    const table = this.table;
    if (!table) return;
    if (!table.undo.can) this.notify(this.undoWords(table.undo.reason), false);
    else if (!this.pending) this.begin({ token: "", undo: true, seq: table.seq });
  }

  private async loadArt(): Promise<void> {
    try {
      await this.readArt();
    } catch (error) {
      if (error instanceof ProblemError && (error.status === 404 || error.status === 403)) this.missing = true;
      else setTimeout(() => void this.loadArt(), ART_AGAIN);
    }
  }

  private begin(pending: Pending): void {
    this.pending = pending;
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => (this.slow = true), LONG_SEND);
    this.resend();
  }

  private settle(): void {
    this.pending = null;
    this.slow = false;
    clearTimeout(this.slowTimer);
  }

  /** Send what is waiting, once the line is open and the table has not moved on. */
  private resend(): void {
    const waiting = this.pending;
    if (!waiting || this.table?.seq !== waiting.seq) return;
    this.socket.send(waiting.undo ? { type: "undo", seq: waiting.seq } : { type: "act", seq: waiting.seq, token: waiting.token });
  }

  private setLink(state: Link, retryAt: number | null): void {
    if (state === "online" && this.link === "offline") {
      this.backOnline = true;
      this.alert = t("online-again");
      setTimeout(() => (this.backOnline = false), 3000);
    }
    if (state === "offline" && this.link === "online") this.alert = t("offline");
    this.link = state;
    this.retryAt = retryAt;
  }

  private refuse(message: Refused): void {
    const undone = this.pending?.undo ?? false;
    const unasked = this.unasked;
    this.settle();
    if (message.reason === "stale") {
      if (!unasked) this.notify(t("notice-stale"), true);
    }
    else if (undone && message.reason === "cannot-undo") this.notify(this.undoWords(message.where), true);
    else if (message.reason === "faulty-expansion") this.notify(t("notice-faulty", { key: message.found, why: message.detail }), true, true);
    else this.notify(t("notice-refused", { why: reasonText(message.reason) }), true);
  }

  private receive(table: T): void {
    const before = this.table;
    if (before && table.seq < before.seq) return;
    const waiting = this.pending;
    const undone = waiting?.undo === true && before !== null && table.seq !== before.seq;
    if (waiting && table.seq !== waiting.seq) this.settle();
    this.table = table;
    if (before?.seq === table.seq) this.resend();
    else if (this.lasting) this.notice = null;
    this.arrived(before, table, undone);
  }
}
