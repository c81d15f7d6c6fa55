/** One table as this person sees it: what the server last sent, and what is being chosen but not yet sent. */

import { placeWords, turnBegins, turnWords } from "./announce";
import { getArt } from "./api";
import { ArtBook } from "./art";
import { following, neighbour, readingOrder, sameCell, type Cell, type Direction } from "./cells";
import { int, signed } from "./format";
import { t } from "./i18n.svelte";
import { LiveTable } from "./live.svelte";
import { choosing, optionsOf, type Option } from "./options";
import type { EventView, FigureView, Placement, Rotation, SeatView, Table } from "./protocol";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { changeWords, chosenWords, reasonText, seatNames, undoText } from "./words";

export type Sheet = "log" | "left" | "rules" | "howto" | "settings" | "menu" | "tile" | "list";

const FLIGHT = 420;

export class TableStore extends LiveTable<Table> {
  book: ArtBook | null = $state.raw(null);

  chosen: Cell | null = $state.raw(null);
  turns = $state(0);
  hovered: Cell | null = $state.raw(null);
  option: string | null = $state(null);
  hoveredOption: string | null = $state(null);
  pinned: number | null = $state(null);
  pointed: number | null = $state(null);
  pointedSeat: number | null = $state(null);
  sheet: Sheet | null = $state(null);
  /** The link of how to play from which a rule was opened. */
  followed: string | null = $state(null);
  tile: Cell | null = $state.raw(null);
  seenEvents = $state(0);
  /** Figures that have just been taken off the board, while they are seen to go. */
  leaving: readonly FigureView[] = $state.raw([]);
  /** Changes whenever the board should check that the last move, a chosen cell or a lit event can be seen. */
  look: { cells: readonly Cell[]; stamp: number } = $state.raw({ cells: [], stamp: 0 });

  // -- what is so ---------------------------------------------------------------------------------------------------

  get placements(): readonly Placement[] {
    return this.table?.choices.placements ?? [];
  }

  get placing(): boolean {
    return this.placements.length > 0;
  }

  get claiming(): boolean {
    return choosing(this.table);
  }

  get mover(): SeatView | null {
    const seat = this.table?.to_move;
    return seat == null ? null : (this.table?.seats[seat] ?? null);
  }

  /** Several persons on this device: then the dock names who is to play. */
  get shared(): boolean {
    return (this.table?.seats.filter((seat) => seat.mine).length ?? 0) > 1;
  }

  get placement(): Placement | null {
    return this.placements.find((placement) => sameCell(placement, this.chosen)) ?? null;
  }

  get rotation(): Rotation | null {
    return this.placement?.rotations.find((rotation) => rotation.turns === this.turns) ?? null;
  }

  /** The options of the follower step, numbered as on the magnified tile. */
  get options(): Option[] {
    return optionsOf(this.table);
  }

  get events(): EventView[] {
    const table = this.table;
    return table ? [...table.log.flatMap((turn) => turn.events), ...table.bonus] : [];
  }

  get lit(): EventView | null {
    const id = this.pointed ?? this.pinned;
    return id === null ? null : (this.events.find((event) => event.id === id) ?? null);
  }

  get unseen(): number {
    return Math.max(0, this.events.length - this.seenEvents);
  }

  get canConfirm(): boolean {
    if (this.link !== "online" || this.pending) return false;
    if (this.placing) return this.rotation !== null;
    return this.claiming && (this.option !== null || this.table?.choices.none != null);
  }

  /** Why undo does nothing now; empty when it works. */
  get undoReason(): string {
    if (this.placing && this.chosen) return "";
    if (!this.table) return "";
    return this.table.undo.can ? "" : undoText(this.table.undo.reason);
  }

  // -- choosing -----------------------------------------------------------------------------------------------------

  /** Choose a cell; the rotation stays if it is legal there, else the first legal one is taken. */
  choose(cell: Cell, announce = true): void {
    const placement = this.placements.find((candidate) => sameCell(candidate, cell));
    if (!placement || !this.table || !this.book) return;
    if (!placement.rotations.some((rotation) => rotation.turns === this.turns)) {
      this.turns = placement.rotations[0]?.turns ?? 0;
    }
    this.pinned = null;
    this.pointed = null;
    this.chosen = { x: cell.x, y: cell.y };
    this.look = { cells: [this.chosen], stamp: this.look.stamp + 1 };
    const rotation = this.rotation;
    if (announce && rotation) this.say(chosenWords(this.book, this.table, placement, rotation));
  }

  /** Tap on the board: choose the cell, or turn (or, when one tap confirms, lay) the tile that is there already. */
  tap(cell: Cell): void {
    if (!sameCell(cell, this.chosen)) this.choose(cell);
    else if (settings.oneTap) this.confirm();
    else this.rotate(1);
  }

  /** The next legal rotation on the chosen cell, or of the tile in hand. */
  rotate(step: 1 | -1): void {
    if (!this.placing || !this.table || !this.book) return;
    const placement = this.placement;
    if (!placement) {
      this.turns = (this.turns + step + 4) % 4;
      return;
    }
    const ways = placement.rotations.map((rotation) => rotation.turns);
    const at = ways.indexOf(this.turns);
    this.turns = ways[(at + step + ways.length) % ways.length] ?? this.turns;
    const rotation = this.rotation;
    if (rotation) this.say(chosenWords(this.book, this.table, placement, rotation));
  }

  move(way: Direction): void {
    const cell = neighbour(this.placements, this.chosen, way);
    if (cell) this.choose(cell);
  }

  step(step: 1 | -1): void {
    const cell = following(this.placements, this.chosen, step);
    if (cell) this.choose(cell);
  }

  end(last: boolean): void {
    const ordered = readingOrder(this.placements);
    const cell = ordered[last ? ordered.length - 1 : 0];
    if (cell) this.choose(cell);
  }

  /** Say why a tile cannot be covered; false when it is not a matter of covering. */
  tellRefused(cell: Cell): boolean {
    const refused = this.table?.choices.cover?.refused.find((one) => sameCell(one, cell));
    if (!refused) return false;
    const why = reasonText(refused.reason, this.namesOf(refused.seats));
    this.notify(t("cover-not", { x: int(cell.x), y: int(cell.y), why }), false);
    return true;
  }

  /** Choose an option of the follower step by its number; 0 is nobody. */
  pick(number: number): void {
    if (!this.claiming) return;
    if (number === 0) this.option = null;
    else this.option = this.options[number - 1]?.token ?? this.option;
  }

  pickAbbot(): void {
    const recall = this.options.find((option) => option.recall !== null);
    if (recall) this.option = this.option === recall.token ? null : recall.token;
  }

  /** What the primary button of the dock does. */
  confirm(): void {
    if (this.pinned !== null) {
      this.pin(null);
      return;
    }
    if (this.table?.over) {
      this.showResult = true;
      return;
    }
    if (!this.canConfirm) return;
    if (this.placing) this.act(this.rotation?.token ?? null);
    else this.act(this.option ?? this.table?.choices.none ?? null);
  }

  undo(): void {
    if (!this.table) return;
    if (this.placing && this.chosen) {
      this.chosen = null;
      return;
    }
    this.takeBack();
  }

  pin(id: number | null): void {
    this.pinned = id;
    if (id === null) return;
    const event = this.events.find((candidate) => candidate.id === id);
    if (event) this.look = { cells: event.cells, stamp: this.look.stamp + 1 };
  }

  /** Close a sheet, unpin an event, drop the ghost: the first of them that there is. */
  escape(): void {
    if (this.sheet) this.open(null);
    else if (this.pinned !== null) this.pin(null);
    else if (this.chosen) this.chosen = null;
  }

  open(sheet: Sheet | null): void {
    const before = this.sheet;
    this.sheet = this.sheet === sheet ? null : sheet;
    if (sheet !== "rules") this.rule = null;
    // A rule that was opened out of how to play goes back there.
    if (before === "rules" && this.sheet === null && this.followed !== null) this.sheet = "howto";
    else this.followed = null;
    if (this.sheet === "log") this.seenEvents = this.events.length;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.sheet = "rules";
  }

  openTile(cell: Cell): void {
    this.tile = cell;
    this.sheet = "tile";
  }

  /** Read out the chosen cell, or the tile last laid or looked at with its zones. */
  read(): void {
    if (!this.table || !this.book) return;
    const words = placeWords(this.book, this.table, this.placement, this.tile ?? this.table.last);
    if (words) this.say(words);
  }

  // -- the line -----------------------------------------------------------------------------------------------------

  protected async readArt(): Promise<void> {
    this.book = new ArtBook(await getArt(this.id));
    // The first table may have come before the art that its sentence needs.
    if (this.table) this.announceTurn(this.table);
  }

  protected arrived(before: Table | null, table: Table, undone: boolean): void {
    this.forgetChoices(before, table);
    if (before) this.tellChange(before, table, undone);
    else this.greet(table);
  }

  private greet(table: Table): void {
    this.seenEvents = this.events.length;
    this.showResult = table.over;
    this.announceTurn(table);
  }

  private forgetChoices(before: Table | null, table: Table): void {
    const samePlace = before !== null && before.turn === table.turn && before.hand === table.hand && before.step === table.step;
    if (!samePlace) {
      this.pointed = null;
      this.chosen = null;
      this.hovered = null;
      this.option = null;
      this.hoveredOption = null;
      if (before?.hand !== table.hand || before?.turn !== table.turn) this.turns = 0;
    } else if (this.chosen && !this.placement) {
      this.chosen = null;
    }
    if (this.option && !this.options.some((option) => option.token === this.option)) this.option = null;
    if (this.pinned !== null && !this.events.some((event) => event.id === this.pinned)) this.pinned = null;
  }

  private tellChange(before: Table, table: Table, undone: boolean): void {
    if (before.seq === table.seq) return;
    if (undone) {
      this.say(t("say-undone"));
      return;
    }
    this.sendHome(before, table);
    if (table.tiles.length > before.tiles.length) play("placed");
    const earlier = before.log.reduce((sum, turn) => sum + turn.events.length, 0);
    const now = table.log.reduce((sum, turn) => sum + turn.events.length, 0);
    if (now > earlier) setTimeout(() => play("points"), 160);
    if (table.over && !before.over) setTimeout(() => play("end"), 400);
    if (table.discards.length > before.discards.length) {
      this.notify(t(table.over ? "notice-last-no-place" : "notice-no-place"), false);
    }
    const said = this.book ? changeWords(this.book, before, table) : "";
    this.announceTurn(table, said, before);
  }

  private sendHome(before: Table, table: Table): void {
    const key = (figure: FigureView): string => `${figure.x},${figure.y},${figure.segment},${figure.seat}`;
    const there = new Set(table.figures.map(key));
    const gone = before.figures.filter((figure) => !there.has(key(figure)));
    if (gone.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.leaving = gone;
    setTimeout(() => (this.leaving = []), FLIGHT);
  }

  /** Say whose turn it is, and what can be done, behind what has happened; look where it matters. */
  private announceTurn(table: Table, said = "", before: Table | null = null): void {
    const words = this.book ? turnWords(this.book, before, table, this.shared) : "";
    const begins = turnBegins(before, table);
    if (before && begins && this.placing) play("turn");
    if (table.last && table.mine && (begins || this.claiming)) this.look = { cells: [table.last], stamp: this.look.stamp + 1 };
    const parts = [said, words].filter((part) => part !== "");
    if (parts.length > 0) this.say(parts.join(" "));
  }

  /** Names of who stands in the way of a claim. */
  namesOf(seats: readonly number[]): string {
    return this.table ? seatNames(this.table, seats) : "";
  }

  /** `+4 si acabara ahora`, or nothing when it would change nothing. */
  stoppedText(seat: SeatView): string {
    const diff = seat.stopped - seat.score;
    return t("points-now", { diff: signed(diff) });
  }
}
