/** One table of Alhambra as this person sees it: what the server last sent, and what is picked but not yet sent. */

import { getPalaceArt } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { LiveTable } from "../lib/live.svelte";
import type { BuyView, CellRef, EventView, LayView, PalaceAct, PalaceSeat, PalaceTable } from "../lib/protocol";
import { play } from "../lib/sound";
import { reasonText, undoText } from "../lib/words";
import { PalaceBook } from "./book";
import { bestBuy, buyOf, cardsAt, cellsFor, placesOf, refusedFor, takeOf, type Picked } from "./choosing";
import { actWords, cardName, countWords, roundName, seatNamed, sumWords, tileName } from "./words";

export type Sheet = "log" | "majorities" | "supplies" | "menu" | "settings" | "rules" | "round" | "table";

/** What the primary button would do now. */
export interface Plan {
  token: string | null;
  title: string;
  lines: string[];
  label: string;
  /** Good news that is worth a colour: an exact payment. */
  good: boolean;
}

/** What the log points at in a palace. */
export interface Lit {
  seat: number;
  cells: readonly CellRef[];
  segments: readonly (readonly [number, number, number])[];
}

export class PalaceStore extends LiveTable<PalaceTable> {
  book: PalaceBook | null = $state.raw(null);

  /** The space of the market, the cards of the hand and of the display that are picked. */
  space: number | null = $state(null);
  cards: readonly number[] = $state.raw([]);
  money: readonly number[] = $state.raw([]);
  picked: Picked | null = $state.raw(null);
  cell: { x: number; y: number } | null = $state.raw(null);
  /** An annex or a secret card, by the token that takes or reveals it. */
  object: { token: string; tile: string; key: "annex" | "reveal" } | null = $state.raw(null);
  waking = $state(false);

  sheet: Sheet | null = $state(null);
  round = $state(0);
  /** Whether the round is gone through one type at a time, as when it has just been scored. */
  walking = $state(false);
  walked = $state(0);
  /** The game has just ended, and the result waits until the last round has been looked at. */
  private ended = false;
  logTab: "points" | "moves" = $state("moves");
  /** The event whose sum is open in the log, by its id, or the ply that is looked at; and what is pointed at there. */
  pinned: number | PalaceAct | null = $state.raw(null);
  pointed: EventView | PalaceAct | null = $state.raw(null);
  /** The seat whose palace is shown in place of the own one. */
  looking: number | null = $state(null);
  wallShown = $state(false);
  /** Who has said that they are at the device, where several persons share it. */
  seated: number | null = $state(null);
  // -- what is so ---------------------------------------------------------------------------------------------------

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

  get mover(): PalaceSeat | null {
    const seat = this.table?.to_move;
    return seat == null ? null : (this.table?.seats[seat] ?? null);
  }

  get deciding(): boolean {
    return this.table?.mine === true && !this.table.over && this.curtain === null;
  }

  get placing(): boolean {
    return this.deciding && this.table?.step === "place";
  }

  /** A decision between two turns that may be declined; the key of declining. */
  get window(): "gap-no" | "open-no" | null {
    const plain = this.deciding ? (this.table?.choices.plain ?? []) : [];
    const found = plain.find((one) => one.key === "gap-no" || one.key === "open-no")?.key;
    return found === "gap-no" || found === "open-no" ? found : null;
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

  get refused(): { x: number; y: number; reason: string }[] {
    return this.table && this.deciding ? refusedFor(this.table.choices, this.picked) : [];
  }

  get lay(): LayView | null {
    return this.cells.find((cell) => cell.x === this.cell?.x && cell.y === this.cell.y) ?? null;
  }

  get buy(): BuyView | null {
    if (!this.table || this.space === null) return null;
    return buyOf(this.table.choices.buys, this.space, this.chosenCards);
  }

  /** Spaces of the market that the cards picked so far buy. */
  get matching(): number[] {
    if (!this.table || this.cards.length === 0) return [];
    const cards = this.chosenCards;
    return [0, 1, 2, 3].filter((space) => buyOf(this.table?.choices.buys ?? [], space, cards) !== null);
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
    const cards = cardsAt(this.hand, kept);
    const found = buyOf(table.choices.buys, space, cards) ?? bestBuy(table.choices.buys, space);
    this.cards = found ? placesOf(this.hand, found.cards, kept) : [];
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

  pick(picked: Picked): void {
    if (!this.deciding) return;
    const same = this.picked?.from === picked.from && this.picked.tile === picked.tile && picked.from !== "aside";
    this.clear();
    this.looking = null;
    if (same) return;
    this.picked = picked;
    if (picked.from === "palace") {
      this.cell = { x: picked.x, y: picked.y };
      const refused = this.refused[0];
      if (refused) this.notify(t("pal-cannot-move", { why: reasonText(refused.reason) }), false);
    }
    this.announce();
  }

  pickCell(x: number, y: number): void {
    if (!this.deciding) return;
    const refused = this.refused.find((one) => one.x === x && one.y === y);
    if (refused) {
      this.notify(t("pal-cannot-place", { why: reasonText(refused.reason) }), false);
      return;
    }
    this.cell = { x, y };
    this.announce();
  }

  pickObject(token: string, tile: string, key: "annex" | "reveal"): void {
    if (!this.deciding) return;
    const same = this.object?.token === token;
    this.clear();
    this.object = same ? null : { token, tile, key };
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

  look(seat: number | null): void {
    this.looking = seat === this.me?.seat ? null : seat;
  }

  // -- the plan: what the primary button would do --------------------------------------------------------------------

  get plan(): Plan | null {
    const { table, book } = this;
    if (!table || !book || !this.deciding) return null;
    if (this.money.length > 0) return this.takePlan(table, book);
    if (this.space !== null) return this.buyPlan(table, book, this.space);
    if (this.object) return this.objectPlan(book, this.object);
    if (this.waking) return { token: this.plain("wake"), title: t("pal-wake-title"), lines: [t("pal-wake-help")], label: t("pal-wake"), good: false };
    if (this.picked) return this.layPlan(table, book, this.picked);
    const pass = this.plain("pass");
    if (pass) return { token: pass, title: t("pal-pass-title"), lines: [t("pal-pass-help")], label: t("pal-pass"), good: false };
    return null;
  }

  private takePlan(table: PalaceTable, book: PalaceBook): Plan {
    const cards = cardsAt(table.display, this.money);
    const take = takeOf(table.choices.takes, cards);
    const sum = book.worth(cards);
    const lines = cards.length > 1 ? [t("pal-take-sum", { cards: sumWords(book, cards), sum })] : [];
    return { token: take?.token ?? null, title: t("pal-take-title", { n: cards.length, card: cardName(book, cards[0] ?? "") }), lines, label: t("pal-take"), good: false };
  }

  private buyPlan(table: PalaceTable, book: PalaceBook, space: number): Plan | null {
    const here = table.market[space];
    if (!here?.tile) return null;
    const tile = here.tile;
    const price = book.tile(tile)?.price ?? 0;
    const buy = this.buy;
    const paid = book.worth(this.chosenCards);
    const title = t("pal-buy-title", { tile: tileName(book, tile) });
    const lines: string[] = [];
    if (buy) {
      lines.push(t("pal-buy-sum", { cards: sumWords(book, buy.cards), sum: buy.paid }));
      if (this.window === "gap-no") lines.push(t("pal-buy-gap"));
      else lines.push(buy.exact ? t("pal-buy-exact") : t("pal-buy-over", { over: buy.paid - price }));
      const type = book.type(tile);
      if (this.me) lines.push(t("pal-if-built", { what: countWords(table, this.me.seat, type, (this.me.counts[type] ?? 0) + 1) }));
    } else if (this.cards.length > 0) {
      lines.push(paid < price ? t("pal-buy-short", { paid, price }) : t("pal-buy-wrong", { paid, price }));
    } else {
      lines.push(here.missing > 0 ? t("pal-buy-missing", { n: here.missing }) : t("pal-buy-pick"));
    }
    return { token: buy?.token ?? null, title, lines, label: t("pal-buy"), good: buy?.exact === true };
  }

  private objectPlan(book: PalaceBook, object: { token: string; tile: string; key: "annex" | "reveal" }): Plan {
    if (object.key === "annex") {
      return { token: object.token, title: t("pal-annex-title", { tile: tileName(book, object.tile) }), lines: [t("pal-annex-help")], label: t("pal-annex"), good: false };
    }
    return { token: object.token, title: t("pal-reveal-title", { tile: tileName(book, object.tile) }), lines: [t("pal-reveal-help")], label: t("pal-reveal"), good: false };
  }

  private layPlan(table: PalaceTable, book: PalaceBook, picked: Picked): Plan {
    const name = tileName(book, picked.tile);
    const lay = this.lay;
    const lines: string[] = [];
    if (lay && this.me) {
      if (lay.wall !== this.me.wall) lines.push(t("pal-wall-change", { before: this.me.wall, after: lay.wall }));
      for (const [type, count] of Object.entries(lay.counts)) lines.push(countWords(table, this.me.seat, type, count));
      if (lines.length === 0) lines.push(t("pal-no-change"));
    } else {
      lines.push(t("pal-cells", { n: this.cells.length }));
      if (this.refused.length > 0) lines.push(t("pal-cells-why"));
    }
    const keys = { aside: "pal-lay", reserve: lay?.key === "swap" ? "pal-swap" : "pal-build", palace: "pal-remove" };
    const key = keys[picked.from];
    return { token: lay?.token ?? null, title: t(`${key}-title`, { tile: name }), lines, label: t(key), good: false };
  }

  get canConfirm(): boolean {
    return this.link === "online" && this.pending === null && this.plan?.token != null;
  }

  // -- deciding -----------------------------------------------------------------------------------------------------

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
    if (this.window) this.decide(this.plain(this.window));
    else if (this.placing) this.decide(this.putToken("reserve"));
  }

  putToken(to: "reserve" | "neutral"): string | null {
    return this.table?.choices.puts.find((put) => put.to === to && put.tile === this.picked?.tile)?.token ?? null;
  }

  get undoReason(): string {
    return !this.table || this.table.undo.can ? "" : undoText(this.table.undo.reason);
  }

  undo(): void {
    const table = this.table;
    if (!table) return;
    if (this.plan && !(this.placing && this.cell === null) && !this.plain("pass")) {
      const picked = this.picked;
      this.clear();
      if (this.placing) this.picked = picked;
      return;
    }
    this.takeBack();
  }

  sit(): void {
    this.seated = this.table?.viewer ?? null;
    this.clear();
    if (this.table) this.autoPick(this.table);
    this.greetTurn();
  }

  open(sheet: Sheet | null): void {
    const before = this.sheet;
    this.sheet = this.sheet === sheet ? null : sheet;
    if (this.sheet !== "rules") this.rule = null;
    // A rule that was opened out of a round goes back there.
    if (before === "rules" && this.sheet === null && this.round > 0) this.sheet = "round";
    else if (before === "round") this.closeRound();
    else this.round = 0;
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

  escape(): void {
    if (this.sheet) this.open(null);
    else if (this.pinned !== null) this.pinned = null;
    else if (this.looking !== null) this.looking = null;
    else if (this.plan) this.undo();
  }

  // -- words --------------------------------------------------------------------------------------------------------

  private announce(): void {
    const plan = this.plan;
    if (plan) this.say([plan.title, ...plan.lines].join(". "));
  }

  private greetTurn(): void {
    if (!this.deciding) return;
    if (this.window) this.say(t(this.window === "gap-no" ? "pal-gap-title" : "pal-open-title"));
    else if (this.placing) this.announce();
    else this.say(t("your-turn"));
  }

  // -- the line -----------------------------------------------------------------------------------------------------

  protected async readArt(): Promise<void> {
    this.book = new PalaceBook(await getPalaceArt(this.id));
  }

  protected arrived(before: PalaceTable | null, table: PalaceTable, undone: boolean): void {
    if (before?.seq === table.seq) return;
    if (table.viewer !== this.seated && table.shared) this.seated = null;
    this.clear();
    if (this.deciding) this.looking = null;
    this.autoPick(table);
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
    const round = Number(scored[0]?.phase.slice(5) ?? 0);
    if (round > 0) {
      this.openRound(round, true);
      play(table.over ? "end" : "points");
    }
    if (table.over && !before.over) {
      this.ended = round > 0;
      this.showResult = !this.ended;
      return;
    }
    const mover = before.to_move;
    const last = table.log[table.log.length - 1]?.acts.at(-1);
    const others = this.book && last && mover !== null && (last.clock || !before.seats[mover]?.mine);
    const words = others && this.book ? `${seatNamed(table, last.seat)} ${actWords(this.book, last)}.` : "";
    if (this.deciding && !before.mine) play("turn");
    const next = round > 0 ? roundName(round) : this.deciding && !this.placing ? t("your-turn") : "";
    const text = [words, next].filter((part) => part !== "").join(" ");
    if (text) this.say(text);
    else if (this.placing) this.announce();
  }
}
