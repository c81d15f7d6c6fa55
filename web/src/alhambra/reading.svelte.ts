/** What is looked at on a table of Alhambra: sheets, rounds, the log, other palaces. */

import { LiveTable } from "../lib/live.svelte";
import type { CellRef, EventView, PalaceAct, PalaceSeat, PalaceTable } from "../lib/protocol";
import type { PalaceBook } from "./book";

export type Sheet = "log" | "majorities" | "supplies" | "menu" | "settings" | "rules" | "round" | "table" | "list" | "howto";

/** What the log points at in a palace. */
export interface Lit {
  seat: number;
  cells: readonly CellRef[];
  segments: readonly (readonly [number, number, number])[];
}

/** A table of Alhambra with what this person looks at. */
export abstract class PalaceReading extends LiveTable<PalaceTable> {
  book: PalaceBook | null = $state.raw(null);

  sheet: Sheet | null = $state(null);
  /** The link of how to play from which a rule was opened. */
  followed: string | null = $state(null);
  round = $state(0);
  /** Whether the round is gone through one type at a time, as when it has just been scored. */
  walking = $state(false);
  walked = $state(0);
  /** The game has just ended, and the result waits until the last round has been looked at. */
  protected ended = false;
  logTab: "points" | "moves" = $state("moves");
  /** The event whose sum is open in the log, by its id, or the ply that is looked at; and what is pointed at there. */
  pinned: number | PalaceAct | null = $state.raw(null);
  pointed: EventView | PalaceAct | null = $state.raw(null);
  /** The seat whose palace is shown in place of the own one. */
  looking: number | null = $state(null);
  wallShown = $state(false);
  /** Whether the market has been put away, on a small screen, so that the palace is seen larger. */
  marketFolded = $state(false);
  /** Who has said that they are at the device, where several persons share it. */
  seated: number | null = $state(null);

  /** The curtain: nothing of a seat is shown before it has said that it is at the device. */
  get curtain(): PalaceSeat | null {
    const table = this.table;
    if (!table || table.over || !table.shared || table.viewer === null || table.viewer === this.seated) return null;
    return table.seats[table.viewer] ?? null;
  }

  /** The seat at the device: whose hand is open, whose palace is shown. */
  get me(): PalaceSeat | null {
    const table = this.table;
    if (!table) return null;
    const seat = table.viewer ?? table.seats.find((one) => one.mine)?.seat ?? 0;
    return table.seats[seat] ?? null;
  }

  get shown(): PalaceSeat | null {
    return this.looking === null ? this.me : (this.table?.seats[this.looking] ?? this.me);
  }

  /** Whether the palace on the screen is that of the seat at the device. */
  get own(): boolean {
    return this.shown !== null && this.shown.seat === this.me?.seat;
  }

  /** What is lit in a palace: what is pointed at in the log, else the event that is open there. */
  get lit(): Lit | null {
    const pinned = typeof this.pinned === "number" ? this.table?.events.find((event) => event.id === this.pinned) : this.pinned;
    const found = this.pointed ?? pinned;
    if (!found || found.seat < 0) return null;
    if ("token" in found) return found.cell ? { seat: found.seat, cells: [found.cell], segments: [] } : null;
    // The cells of a wall are those that bear it: its segments say it better.
    return { seat: found.seat, cells: found.spots.length > 0 ? [] : found.cells, segments: found.spots };
  }

  /** Where a palace changed last, while it is still news: until its owner has had another turn. */
  changed(seat: number): CellRef | null {
    const acts = [...(this.table?.log ?? [])].slice(-(this.table?.seats.length ?? 0)).flatMap((turn) => turn.acts);
    return acts.filter((act) => act.seat === seat && act.cell && act.key !== "remove").at(-1)?.cell ?? null;
  }

  /** Whether the starting hands lie open. */
  get opened(): boolean {
    return this.table?.seats.some((seat) => seat.opened !== null) ?? false;
  }

  get mover(): PalaceSeat | null {
    const seat = this.table?.to_move;
    return seat == null ? null : (this.table?.seats[seat] ?? null);
  }

  look(seat: number | null): void {
    this.looking = seat === this.me?.seat ? null : seat;
  }

  open(sheet: Sheet | null): void {
    const before = this.sheet;
    this.sheet = this.sheet === sheet ? null : sheet;
    if (this.sheet !== "rules") this.rule = null;
    // A rule that was opened out of a round, or out of how to play, goes back there.
    if (before === "rules" && this.sheet === null && this.round > 0) this.sheet = "round";
    else if (before === "rules" && this.sheet === null && this.followed !== null) this.sheet = "howto";
    else if (before === "round") this.closeRound();
    else this.round = 0;
    if (this.sheet !== "howto") this.followed = null;
  }

  private closeRound(): void {
    // The last round has been looked at: now the end.
    if (this.ended) this.showResult = true;
    this.ended = false;
    this.walking = false;
    this.round = 0;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.sheet = "rules";
  }

  openRound(round: number, walking = false): void {
    this.round = round;
    this.walked = 0;
    this.walking = walking;
    this.sheet = "round";
  }
}
