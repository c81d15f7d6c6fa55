/** What the primary button would do with the objects picked so far, in words. */

import { capital } from "../lib/format";
import { t } from "../lib/i18n.svelte";
import type { BuyView, LayView, PalaceTable } from "../lib/protocol";
import { decideText, reasonText } from "../lib/words";
import type { PalaceBook } from "./book";
import { cardsAt, takeOf, type Picked } from "./choosing";
import { troubleOf } from "./paying";
import { ruleOf } from "./spots";
import type { PalacePicks } from "./picks.svelte";
import { cardName, countWords, optionWords, sumWords, tileName } from "./words";

export interface Line {
  text: string;
  /** Good news or a warning, worth a colour. */
  tone?: "good" | "warn";
  rule?: string | null;
  /** It can be seen on the table as well: left out where there is little room. */
  seen?: boolean;
}

export interface Plan {
  token: string | null;
  title: string;
  lines: Line[];
  label: string;
}

const line = (text: string, tone?: Line["tone"]): Line => (tone ? { text, tone } : { text });

/** The plan of a store; null when nothing is picked. */
export function planOf(store: PalacePicks): Plan | null {
  const { table, book } = store;
  if (!table || !book || !store.deciding) return null;
  if (store.asks) return optionPlan(table, book, store.option);
  if (store.money.length > 0) return takePlan(store, table, book);
  if (store.space !== null) return buyPlan(store, table, book, store.space);
  if (store.cards.length > 0) return cardsPlan(store, book);
  if (store.object) return objectPlan(book, store.object);
  if (store.waking) return { token: store.plain("wake"), title: t("pal-wake-title"), lines: [line(t("pal-wake-help"))], label: t("pal-wake") };
  if (store.picked) return layPlan(store, book, store.picked);
  const pass = store.plain("pass");
  if (pass) return { token: pass, title: t("pal-pass-title"), lines: [line(t("pal-pass-help"))], label: t("pal-pass") };
  return null;
}

function optionPlan(table: PalaceTable, book: PalaceBook, token: string | null): Plan | null {
  const key = table.choices.asks;
  const option = table.choices.options.find((one) => one.token === token);
  return option ? { token, title: optionWords(book, key, option), lines: helpLines(key), label: decideText(key, "do", "finish") } : null;
}

/** What a module says about its question, if anything. */
export function helpLines(key: string): Line[] {
  const text = decideText(key, "help", "no-text");
  return text ? [line(text)] : [];
}

function takePlan(store: PalacePicks, table: PalaceTable, book: PalaceBook): Plan {
  const cards = cardsAt(table.display, store.money);
  const take = takeOf(table.choices.takes, cards);
  const lines = cards.length > 1 ? [line(t("pal-take-sum", { cards: sumWords(book, cards), sum: book.worth(cards) }))] : [];
  const card = book.card(cards[0] ?? "");
  if (card?.value === 0) lines.push(line(t("pal-take-join")));
  return { token: take?.token ?? null, title: t("pal-take-title", { n: cards.length, card: cardName(book, cards[0] ?? "") }), lines, label: t("pal-take") };
}

function buyPlan(store: PalacePicks, table: PalaceTable, book: PalaceBook, space: number): Plan | null {
  const tile = table.market[space]?.tile;
  if (!tile) return null;
  const buy = store.buy;
  const lines = buy ? paidLines(store, table, book, buy) : [troubleLine(store, book, space)];
  const name = tileName(book, tile);
  // What cannot be bought so far is named, and no more.
  return { token: buy?.token ?? null, title: buy ? t("pal-buy-title", { tile: name }) : capital(name), lines, label: t("pal-buy") };
}

function paidLines(store: PalacePicks, table: PalaceTable, book: PalaceBook, buy: BuyView): Line[] {
  const price = book.tile(buy.tile)?.price ?? 0;
  const lines: Line[] = [{ text: t("pal-buy-sum", { cards: sumWords(book, buy.cards), sum: buy.paid }), seen: true }];
  if (store.window === "gap-no") lines.push(line(t("pal-buy-gap")));
  else if (buy.exact) lines.push(line(t("pal-buy-exact"), "good"));
  else lines.push(line(t("pal-buy-over", { over: buy.paid - price })));
  const joins = buy.cards.filter((card) => book.card(card)?.value === 0);
  if (buy.pointless) lines.push({ text: t("pal-buy-pointless", { card: cardName(book, joins[0] ?? "") }), tone: "warn" });
  else if (joins.length > 0) lines.push({ text: t("pal-buy-join", { n: joins.length }), rule: "CAM-6" });
  const type = book.type(buy.tile);
  if (table.choices.more.some((more) => more.space === buy.space)) lines.push(line(t("pal-buy-more-ways")));
  if (store.me) lines.push(line(t("pal-if-built", { what: countWords(table, store.me.seat, type, (store.me.counts[type] ?? 0) + 1) })));
  return lines;
}

/** Why the cards picked do not buy the tile of a space, or what is missing when none is picked. */
function troubleLine(store: PalacePicks, book: PalaceBook, space: number): Line {
  const asked = store.askedOf(space);
  const currency = t(`currency-${asked.currency}`);
  const trouble = troubleOf(book, asked, store.chosenCards, store.hand);
  switch (trouble?.key) {
    case "none":
      return line(missingWords(store, space, currency));
    case "short":
      return line(t("pal-buy-short", { paid: trouble.paid, price: asked.price }));
    case "spare":
      return line(t("pal-buy-spare", { card: cardName(book, trouble.card) }), "warn");
    case "over":
      return line(t("pal-buy-not-exact", { over: trouble.over }), "warn");
    case "currency":
      return trouble.join
        ? line(t("pal-buy-needs-join", { card: cardName(book, trouble.card), join: cardName(book, trouble.join) }), "warn")
        : line(t("pal-buy-currency", { card: cardName(book, trouble.card), currency }), "warn");
    case "wrong-join":
      return line(t("pal-buy-wrong-join", { card: cardName(book, trouble.card), currency }), "warn");
    case "many-joins":
      return { text: t("pal-buy-many-joins"), tone: "warn", rule: "CAM-8" };
    default:
      return line(t("pal-buy-no-way"), "warn");
  }
}

function missingWords(store: PalacePicks, space: number, currency: string): string {
  const here = store.table?.market[space];
  if (here && here.missing > 0) return t("pal-buy-missing", { n: here.missing, currency });
  if (here && !here.affordable && store.window === "gap-no") return t("pal-gap-no-exact", { currency });
  return t("pal-buy-pick", { currency });
}

/** Cards first: what they buy. */
function cardsPlan(store: PalacePicks, book: PalaceBook): Plan {
  const cards = store.chosenCards;
  const lines = store.matching.flatMap((space) => {
    const buy = store.buyWith(space, cards);
    if (!buy) return [];
    const over = buy.paid - (book.tile(buy.tile)?.price ?? 0);
    const args = { n: space + 1, tile: tileName(book, buy.tile), over };
    return [buy.exact ? line(t("pal-cards-exact", args), "good") : line(t("pal-cards-buy", args))];
  });
  const sum = sumWords(book, cards);
  const title = lines.length > 0 ? t("pal-cards-title", { cards: sum }) : capital(sum);
  if (lines.length === 0) lines.push(line(t("pal-cards-nothing")));
  return { token: null, title, lines, label: t("pal-buy") };
}

function objectPlan(book: PalaceBook, object: NonNullable<PalacePicks["object"]>): Plan {
  const args = { tile: tileName(book, object.tile) };
  if (object.key === "annex") return { token: object.token, title: t("pal-annex-title", args), lines: [line(t("pal-annex-help")), ...provisionalLines(book, object.tile)], label: t("pal-annex") };
  return { token: object.token, title: t("pal-reveal-title", args), lines: [line(t("pal-reveal-help"))], label: t("pal-reveal") };
}

/** What a cell does to wall and counts, in words. */
export function layWords(store: PalacePicks, lay: LayView): string[] {
  const { table, me } = store;
  if (!table || !me) return [];
  const wall = lay.wall === me.wall ? [] : [t("pal-wall-change", { before: me.wall, after: lay.wall })];
  const counts = Object.entries(lay.counts).map(([type, count]) => countWords(table, me.seat, type, count));
  const words = [...wall, ...counts];
  return words.length > 0 ? words : [t("pal-no-change")];
}

/** Why the tile in hand cannot go to a cell, or cannot leave it. */
export function whyNot(reason: string, leaves: boolean): Line {
  return { text: t(leaves ? "pal-cannot-move" : "pal-cannot-place", { why: reasonText(reason) }), tone: "warn", rule: ruleOf(reason, leaves) };
}

const KEYS = { lay: "pal-lay", build: "pal-build", swap: "pal-swap", remove: "pal-remove" } as const;

function layPlan(store: PalacePicks, book: PalaceBook, picked: Picked): Plan {
  const lay = store.lay;
  const act = lay?.key ?? actOf(store, picked);
  const key = KEYS[act ?? "build"];
  const lines = [...(lay ? layLines(store, book, lay) : openLines(store, picked)), ...provisionalLines(book, picked.tile)];
  return { token: lay?.token ?? null, title: act ? t(`${key}-title`, { tile: tileName(book, picked.tile) }) : capital(tileName(book, picked.tile)), lines, label: t(key) };
}

/** What can be done with a tile while no cell is chosen; null when nothing can. */
function actOf(store: PalacePicks, picked: Picked): LayView["key"] | null {
  if (picked.from === "palace") return null;
  return (["lay", "build", "swap"] as const).find((key) => store.cells.some((cell) => cell.key === key)) ?? null;
}

/** That the walls of a tile are a proposal, where nobody has seen the original. */
function provisionalLines(book: PalaceBook, tile: string): Line[] {
  return book.tile(tile)?.provisional ? [line(t("pal-provisional"))] : [];
}

function layLines(store: PalacePicks, book: PalaceBook, lay: LayView): Line[] {
  const lines = layWords(store, lay).map((text) => line(text));
  const out = lay.key === "swap" ? store.shown?.palace.find((tile) => tile.x === lay.x && tile.y === lay.y) : null;
  if (out) lines.unshift(line(t("pal-swap-out", { tile: tileName(book, out.code) })));
  const leaving = out?.code ?? (lay.key === "remove" ? lay.tile : "");
  if (store.me?.revealed.includes(leaving)) lines.push({ text: t("pal-secret-back"), tone: "warn", rule: "BON-7" });
  return lines;
}

/** No cell is chosen yet: how many there are, or why there is none. */
function openLines(store: PalacePicks, picked: Picked): Line[] {
  if (picked.from === "palace") {
    const reason = store.refused[0]?.reason;
    return reason ? [whyNot(reason, true)] : [];
  }
  const swaps = store.cells.filter((cell) => cell.key === "swap").length;
  const lines = [line(t("pal-cells", { n: store.cells.length - swaps }))];
  if (swaps > 0) lines.push(line(t("pal-cells-swap", { n: swaps })));
  if (store.refused.length > 0) lines.push(line(t("pal-cells-why")));
  return lines;
}
