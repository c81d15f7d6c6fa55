/** What is picked at a table of Alhambra but not yet sent: cards, tiles, cells. */

import { following, readingOrder, sameCell, type Cell } from "../lib/cells";
import { t } from "../lib/i18n.svelte";
import type { BuyView, LayView, NoCell, PalaceTable } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { buyOf, cardsAt, cellsFor, placesOf, refusedFor, takeOf, waysOf, type Picked } from "./choosing";
import { unlistedBuy, type Asked } from "./paying";
import { planOf, whyNot, type Plan } from "./plan";
import { PalaceReading } from "./reading.svelte";
import { spotsOf, type Spot } from "./spots";

/** What is laid out in the dock in place of the hand: tiles that can be redesigned, annexes that can be taken. */
export type Tray = "redesign" | "annex";

/** A table of Alhambra with what this person has picked. */
export abstract class PalacePicks extends PalaceReading {
  /** The space of the market, the cards of the hand and of the display that are picked. */
  space: number | null = $state(null);
  cards: readonly number[] = $state.raw([]);
  money: readonly number[] = $state.raw([]);
  picked: Picked | null = $state.raw(null);
  cell: Cell | null = $state.raw(null);
  /** An annex or a secret card, by the token that takes or reveals it. */
  object: { token: string; tile: string; key: "annex" | "reveal" } | null = $state.raw(null);
  waking = $state(false);
  /** An option of a decision that a module asks, by its token. */
  option: string | null = $state(null);
  tray: Tray | null = $state(null);
  /** The cell of the palace that is pointed at, the one that was asked about, and the one that the keyboard is on. */
  aimed: Cell | null = $state.raw(null);
  asked: Cell | null = $state.raw(null);
  here: Cell | null = $state.raw(null);
  /** Changes whenever the palace should check that some cells can be seen. */
  sight: { cells: readonly Cell[]; stamp: number } = $state.raw({ cells: [], stamp: 0 });

  /** The state of the table in which this device declined by itself. */
  protected declinedAt = $state(-1);

  // -- what is so ---------------------------------------------------------------------------------------------------

  get deciding(): boolean {
    return this.table?.mine === true && !this.table.over && this.curtain === null && !this.unasked;
  }

  get placing(): boolean {
    return this.deciding && this.table?.step === "place";
  }

  /** A decision between two turns that may be declined; the key of declining. */
  get window(): "gap-no" | "open-no" | null {
    return this.deciding ? windowOf(this.table) : null;
  }

  /** The key of a decision that a step of a module asks; empty when none does. */
  get asks(): string {
    return this.deciding ? (this.table?.choices.asks ?? "") : "";
  }

  get hand(): readonly string[] {
    return this.curtain ? [] : (this.table?.hand ?? []);
  }

  get chosenCards(): string[] {
    return cardsAt(this.hand, this.cards);
  }

  get cells(): LayView[] {
    return this.table && this.deciding ? cellsFor(this.table.choices, this.picked) : [];
  }

  get refused(): NoCell[] {
    return this.table && this.deciding ? refusedFor(this.table.choices, this.picked) : [];
  }

  /** The cells of the palace on the screen. */
  get spots(): Spot[] {
    const { shown, own } = this;
    return shown ? spotsOf(shown.palace, own ? this.cells : [], own ? this.refused : []) : [];
  }

  /** Whether a tile of the palace on the screen can be picked up. */
  get movable(): boolean {
    return this.own && this.deciding && this.table?.step === "action";
  }

  get lay(): LayView | null {
    return this.cells.find((cell) => sameCell(cell, this.cell)) ?? null;
  }

  get buy(): BuyView | null {
    return this.space === null ? null : this.buyWith(this.space, this.chosenCards);
  }

  /** The purchase that some cards make at a space of the market, also one that there was no room to list. */
  buyWith(space: number, cards: readonly string[]): BuyView | null {
    const { table, book } = this;
    if (!table || !book || !this.deciding) return null;
    const more = table.choices.more.find((one) => one.space === space);
    const listed = buyOf(table.choices.buys, space, cards);
    return listed || !more ? listed : unlistedBuy(book, this.askedOf(space), more, cards, this.hand);
  }

  /** What a space of the market asks for. */
  askedOf(space: number): Asked {
    const here = this.table?.market[space];
    return {
      currency: here?.currency ?? "",
      price: this.book?.tile(here?.tile ?? "")?.price ?? 0,
      exact: this.window === "gap-no",
      joins: this.table?.options["exchange_cards_per_purchase"] === "any" ? "any" : "one",
    };
  }

  /** The ways of paying for the space that is picked. */
  get ways(): BuyView[] {
    return this.table && this.space !== null ? waysOf(this.table.choices.buys, this.space) : [];
  }

  /** Spaces of the market that the cards picked so far buy. */
  get matching(): number[] {
    const cards = this.chosenCards;
    return cards.length === 0 ? [] : [0, 1, 2, 3].filter((space) => this.buyWith(space, cards) !== null);
  }

  /** What can be laid out in the dock now. */
  get trays(): Tray[] {
    const choices = this.movable ? this.table?.choices : null;
    if (!choices) return [];
    const found: Tray[] = choices.cells.length > 0 ? ["redesign"] : [];
    return choices.annexes.length > 0 ? [...found, "annex"] : found;
  }

  // -- picking ------------------------------------------------------------------------------------------------------

  clear(): void {
    this.space = null;
    this.cards = [];
    this.money = [];
    this.picked = null;
    this.cell = null;
    this.object = null;
    this.waking = false;
    this.option = null;
    this.tray = null;
    this.aimed = null;
    this.asked = null;
  }

  pickSpace(space: number): void {
    const table = this.table;
    if (!table || !this.deciding || table.step === "place" || this.window === "open-no") return;
    if (!table.market[space]?.tile) return;
    const kept = this.cards;
    const again = this.space === space;
    this.clear();
    if (again) return;
    this.space = space;
    const found = this.buyWith(space, cardsAt(this.hand, kept)) ?? this.ways[0];
    this.cards = found ? placesOf(this.hand, found.cards, kept) : kept;
    this.announce();
  }

  /** The next of several ways of paying. */
  nextWay(step: 1 | -1): void {
    const ways = this.ways;
    if (ways.length < 2) return;
    const at = ways.findIndex((way) => way.token === this.buy?.token);
    const next = ways[at < 0 ? 0 : (at + step + ways.length) % ways.length];
    this.cards = placesOf(this.hand, next?.cards ?? [], this.cards);
    this.announce();
  }

  toggleCard(place: number): void {
    if (!this.deciding || this.placing || this.window === "open-no") return;
    const space = this.space;
    const kept = this.cards;
    this.clear();
    this.space = space;
    this.cards = kept.includes(place) ? kept.filter((one) => one !== place) : [...kept, place].sort((a, b) => a - b);
    this.announce();
  }

  toggleMoney(place: number): void {
    const table = this.table;
    if (!table || !this.deciding || table.choices.takes.length === 0) return;
    const kept = this.money;
    this.clear();
    const next = kept.includes(place) ? kept.filter((one) => one !== place) : [...kept, place].sort((a, b) => a - b);
    const legal = next.length === 0 || takeOf(table.choices.takes, cardsAt(table.display, next));
    // More than may be taken together: the new card alone, and the rule in words.
    this.money = legal ? next : [place];
    if (!legal) this.notify(t("pal-money-rule"), false);
    this.announce();
  }

  /** Lay tiles out in the dock; once more puts them away. */
  layOut(tray: Tray): void {
    const open = this.trays.includes(tray) && this.tray !== tray;
    this.clear();
    this.looking = null;
    if (!open) return;
    this.tray = tray;
    this.say(t(`pal-tray-${tray}`));
  }

  pick(picked: Picked): void {
    if (!this.deciding) return;
    const same = this.picked?.from === picked.from && this.picked.tile === picked.tile && picked.from !== "aside";
    const tray = this.tray === "redesign" ? this.tray : null;
    this.clear();
    this.tray = tray;
    this.looking = null;
    if (same) return;
    this.picked = picked;
    if (picked.from === "palace") this.cell = { x: picked.x, y: picked.y };
    this.announce();
  }

  /** A press on a cell of the palace. */
  touch(spot: Spot): void {
    this.here = { x: spot.x, y: spot.y };
    if (spot.lay && spot.lay.key !== "remove") this.pickCell(spot);
    else if (spot.no !== null && this.picked?.from !== "palace") this.ask(spot);
    else if (spot.code !== "" && this.movable) this.pick({ from: "palace", tile: spot.code, x: spot.x, y: spot.y });
  }

  /** Choose a cell for the tile in hand; the chosen one again confirms, for those who like it so. */
  pickCell(cell: Cell): void {
    if (!this.deciding) return;
    if (sameCell(cell, this.cell) && settings.oneTap) this.confirm();
    this.cell = { x: cell.x, y: cell.y };
    this.asked = null;
    this.see([this.cell]);
    this.announce();
  }

  private ask(spot: Spot): void {
    this.asked = { x: spot.x, y: spot.y };
    this.say(whyNot(spot.no ?? "", false).text);
  }

  /** The legal cell after or before the chosen one, in reading order. */
  step(step: 1 | -1): void {
    this.goTo(following(this.cells, this.cell, step));
  }

  end(last: boolean): void {
    const ordered = readingOrder(this.cells);
    this.goTo(ordered[last ? ordered.length - 1 : 0] ?? null);
  }

  private goTo(cell: LayView | null): void {
    if (!cell) return;
    this.here = { x: cell.x, y: cell.y };
    this.pickCell(cell);
  }

  see(cells: readonly Cell[]): void {
    this.sight = { cells, stamp: this.sight.stamp + 1 };
  }

  pickObject(token: string, tile: string, key: "annex" | "reveal"): void {
    if (!this.deciding) return;
    const same = this.object?.token === token;
    const tray = key === "annex" ? this.tray : null;
    this.clear();
    this.tray = tray;
    this.object = same ? null : { token, tile, key };
    this.announce();
  }

  pickOption(token: string): void {
    if (!this.deciding) return;
    const again = this.option === token;
    this.clear();
    if (!again) this.option = token;
    this.announce();
  }

  wake(): void {
    if (!this.deciding || !this.plain("wake")) return;
    const on = this.waking;
    this.clear();
    this.waking = !on;
    this.announce();
  }

  plain(key: string): string | null {
    return this.table?.choices.plain.find((one) => one.key === key)?.token ?? null;
  }

  /** Let go of what was picked last; false when nothing is. */
  protected drop(): boolean {
    if (this.cell && this.picked && this.picked.from !== "palace") this.cell = null;
    else if (this.picked && !this.placing) [this.picked, this.cell] = [null, null];
    else if (this.object && this.tray) this.object = null;
    else if (this.space !== null || this.cards.length > 0 || this.money.length > 0 || this.object || this.waking || this.option || this.tray) this.clear();
    else return false;
    return true;
  }

  get plan(): Plan | null {
    return planOf(this);
  }

  protected announce(): void {
    const plan = this.plan;
    if (plan) this.say([plan.title, ...plan.lines.map((line) => line.text.replace(/\.$/, ""))].join(". "));
  }

  protected override get unasked(): boolean {
    return this.pending !== null && this.pending.seq === this.declinedAt;
  }

  /** Whether undo lets something go before it takes a ply back. */
  get droppable(): boolean {
    return this.deciding && (this.tray !== null || this.cards.length > 0 || (this.plan !== null && !(this.placing && !this.cell) && !this.plain("pass")));
  }
}

function windowOf(table: PalaceTable | null): "gap-no" | "open-no" | null {
  const found = table?.choices.plain.find((one) => one.key === "gap-no" || one.key === "open-no")?.key;
  return found === "gap-no" || found === "open-no" ? found : null;
}
