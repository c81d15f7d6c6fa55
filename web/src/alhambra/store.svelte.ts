/** One table of Alhambra as this person sees it: what is decided, and what is said of it. */

import { getPalaceArt } from "../lib/api";
import { sameCell } from "../lib/cells";
import { remember } from "../lib/fly";
import { first, t } from "../lib/i18n.svelte";
import type { PalaceTable } from "../lib/protocol";
import { set, settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { decideText } from "../lib/words";
import { PalaceBook } from "./book";
import { PalacePicks } from "./picks.svelte";
import { BONUS, roundOf } from "./rounds";
import { actWords, beganWords, roundName, seatNamed, spotWords } from "./words";

export type { Lit, Sheet } from "./reading.svelte";

export class PalaceStore extends PalacePicks {
  // -- deciding -----------------------------------------------------------------------------------------------------

  get canConfirm(): boolean {
    return this.link === "online" && this.pending === null && this.plan?.token != null;
  }

  confirm(): void {
    if (this.table?.over) this.showResult = true;
    else if (this.canConfirm) this.act(this.plan?.token ?? null);
  }

  /** A choice that needs nothing else: to the reserve, to the neutral player, declining. */
  decide(token: string | null): void {
    if (token !== null && this.deciding && this.link === "online" && !this.pending) this.act(token);
  }

  /** Nothing: decline what may be declined, put a waiting tile on the reserve. */
  decline(): void {
    if (this.asks) this.decide(this.table?.choices.none ?? null);
    else if (this.window) this.decide(this.plain(this.window));
    else if (this.placing) this.decide(this.putToken("reserve"));
  }

  putToken(to: "reserve" | "neutral"): string | null {
    return this.table?.choices.puts.find((put) => put.to === to && put.tile === this.picked?.tile)?.token ?? null;
  }

  get undoReason(): string {
    return !this.table || this.table.undo.can ? "" : this.undoWords(this.table.undo.reason);
  }

  undo(): void {
    if (this.table && !this.drop()) this.takeBack();
  }

  protected override undoWords(reason: string): string {
    return first([`pal-undo-no-${reason}`, `undo-no-${reason}`, "undo-no-nothing-to-undo"]);
  }

  sit(): void {
    this.seated = this.table?.viewer ?? null;
    this.clear();
    if (this.table) this.autoPick(this.table);
    this.greetTurn();
  }

  escape(): void {
    if (this.sheet) this.open(null);
    else if (this.pinned !== null) this.pinned = null;
    else if (this.looking !== null) this.looking = null;
    else if (this.asked) this.asked = null;
    else this.drop();
  }

  // -- declining by itself ------------------------------------------------------------------------------------------

  /** Whether windows in which nothing can be done are declined without asking: by default where only bots could learn from the pause. */
  get declinesAlone(): boolean {
    const table = this.table;
    if (!table || table.shared) return false;
    if (settings.declineAlone !== "auto") return settings.declineAlone === "on";
    return table.seats.every((seat) => seat.mine || seat.kind === "bot");
  }

  setAlone(on: boolean): void {
    set("declineAlone", on ? "on" : "off");
    this.declineAlone();
  }

  /** Decline a window that offers nothing, once for a state of the table: a refusal leaves it to the person. */
  private declineAlone(): void {
    const table = this.table;
    const window = this.window;
    if (!table || !window || !this.declinesAlone || this.pending || this.declinedAt === table.seq) return;
    const offered = window === "gap-no" ? table.choices.buys : table.choices.reveals;
    if (offered.length > 0) return;
    this.declinedAt = table.seq;
    this.act(this.plain(window));
  }

  // -- words --------------------------------------------------------------------------------------------------------

  /** Read out the cell that the keyboard is on, or the one that is chosen, with what lies around it. */
  read(): void {
    const at = this.here ?? this.cell ?? { x: 0, y: 0 };
    const spot = this.spots.find((one) => sameCell(one, at));
    if (spot && this.book) this.say(spotWords(this.book, this.spots, spot));
  }

  private greetTurn(): void {
    const opening = this.opened && this.table ? `${t("pal-opening")} ${beganWords(this.table)}` : "";
    if (!this.deciding) {
      if (opening) this.say(opening);
    } else if (opening) this.say(`${opening} ${t("your-turn")}`);
    else if (this.window) this.say(t(this.window === "gap-no" ? "pal-gap-title" : "pal-open-title"));
    else if (this.placing) this.announce();
    else this.say(this.asks ? decideText(this.asks, "", "decide-title") : t("your-turn"));
  }

  // -- the line -----------------------------------------------------------------------------------------------------

  protected async readArt(): Promise<void> {
    this.book = new PalaceBook(await getPalaceArt(this.id));
  }

  protected arrived(before: PalaceTable | null, table: PalaceTable, undone: boolean): void {
    if (before?.seq === table.seq) return;
    remember();
    if (table.viewer !== this.seated && table.shared) this.seated = null;
    this.clear();
    if (this.deciding) this.looking = null;
    this.autoPick(table);
    this.declineAlone();
    if (before) this.tellChange(before, table, undone);
    else {
      this.showResult = table.over;
      this.greetTurn();
    }
  }

  /** A tile that waits is in hand at once. */
  private autoPick(table: PalaceTable): void {
    const tile = table.aside[0];
    if (this.placing && tile) this.picked = { from: "aside", tile, x: 0, y: 0 };
  }

  private tellChange(before: PalaceTable, table: PalaceTable, undone: boolean): void {
    if (undone) {
      this.say(t("say-undone"));
      return;
    }
    const scored = table.events.slice(before.events.length);
    const round = roundOf(scored.find((event) => event.phase !== BONUS));
    if (round > 0) {
      // Nothing lies over a question whose seconds run.
      if (table.clock && this.deciding) this.notify(t("pal-round-later", { round: roundName(round) }), false);
      else this.openRound(round, true);
      play(table.over ? "end" : "points");
    }
    if (table.over && !before.over) {
      this.ended = round > 0;
      this.showResult = !this.ended;
      return;
    }
    const mover = before.to_move;
    const last = table.log[table.log.length - 1]?.acts.filter((act) => act.token !== "").at(-1);
    const others = this.book && last && mover !== null && (last.clock || !before.seats[mover]?.mine);
    const words = others && this.book ? `${seatNamed(table, last.seat)} ${actWords(this.book, last)}.` : "";
    if (this.deciding && !before.mine) play("turn");
    const next = round > 0 ? roundName(round) : this.deciding && !this.placing ? t("your-turn") : "";
    const text = [words, next].filter((part) => part !== "").join(" ");
    if (text) this.say(text);
    else if (this.placing) this.announce();
  }
}
