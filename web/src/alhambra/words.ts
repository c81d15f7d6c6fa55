/** Codes and numbers of a palace table in words of the chosen language. */

import { capital, int } from "../lib/format";
import { first, listed, t } from "../lib/i18n.svelte";
import type { PalaceAct, PalaceOption, PalaceTable } from "../lib/protocol";
import { kindName } from "../lib/words";
import type { PalaceBook } from "./book";
import { placeOf } from "./choosing";
import type { Standing } from "./rounds";
import { besides, type Spot } from "./spots";

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

const typeName = (type: string): string => lower(kindName(type));
export const currencyPlural = (currency: string): string => first([`currencies-${currency}`, `currency-${currency}`, "no-text"]);
export const currencyName = (currency: string): string => first([`currency-${currency}`, "no-text"]);

/** `torre 8`, or what an annex is called with its type. */
export function tileName(book: PalaceBook, code: string): string {
  const tile = book.tile(code);
  if (!tile) return code;
  return tile.annex ? t("pal-annex-name", { type: typeName(tile.type) }) : t("pal-tile-name", { type: typeName(tile.type), price: tile.price });
}

/** `torre 8, murallas al norte y al este`. */
export function tileLong(book: PalaceBook, code: string): string {
  const walls = book.tile(code)?.walls ?? "";
  const sides = [...walls].map((side) => t(`at-${side}`));
  const name = tileName(book, code);
  return walls === "" ? t("pal-tile-open", { name }) : t("pal-tile-walls", { name, sides: listed(sides) });
}

/** `denario 3`, `oficina de cambio (denario y florín)`. */
export function cardName(book: PalaceBook, code: string): string {
  const card = book.card(code);
  if (!card) return code;
  const names = card.currencies.map(currencyName);
  return card.value > 0 ? t("pal-card-name", { currency: names[0] ?? "", value: card.value }) : t("pal-joining-name", { currencies: listed(names) });
}

function cardNames(book: PalaceBook, cards: readonly string[]): string {
  return listed(cards.map((card) => cardName(book, card)));
}

/** A sum as it is paid, each currency named once: `denario 3 + 5, florín 2`. */
export function sumWords(book: PalaceBook, cards: readonly string[]): string {
  const parts: string[] = [];
  let before = "";
  for (const code of cards) {
    const card = book.card(code);
    const currency = card && card.value > 0 ? (card.currencies[0] ?? "") : "";
    if (currency !== "" && currency === before) parts.push(`${parts.pop()} + ${card?.value}`);
    else parts.push(cardName(book, code));
    before = currency;
  }
  return parts.join(", ");
}

/** What a change of counts does for the majority: `Torres: 2 a 3, primer puesto`. */
export function countWords(table: PalaceTable, seat: number, type: string, count: number): string {
  const before = table.seats[seat]?.counts[type] ?? 0;
  const others = table.seats.filter((other) => other.seat !== seat).map((other) => other.counts[type] ?? 0);
  if (type in table.neutral_counts) others.push(table.neutral_counts[type] ?? 0);
  const { place, tied } = placeOf(count, others);
  const args = { type: kindName(type), before, after: count, place: t("pal-nth", { n: place }) };
  if (count === 0) return t("pal-count-none", args);
  return tied ? t("pal-count-tied", args) : t("pal-count-place", args);
}

/** What lies on a cell: `Torre 8, muralla al norte, en 1, −2`. */
export function spotName(book: PalaceBook, spot: Spot): string {
  const at = { x: int(spot.x), y: int(spot.y) };
  if (spot.fountain) return t("pal-at", { name: t("pal-fountain"), ...at });
  return spot.code ? t("pal-at", { name: capital(tileLong(book, spot.code)), ...at }) : t("pal-cell", at);
}

/** The neighbours of a cell, side by side: `al norte torre 8`. */
export function besideWords(book: PalaceBook, spots: readonly Spot[], spot: Spot): string {
  const words = besides(spots, spot).flatMap((other, side) => {
    if (!other) return [];
    return [t("pal-beside", { side: t(`at-${"NESW".charAt(side)}`), tile: other.fountain ? lower(t("pal-fountain")) : tileName(book, other.code) })];
  });
  return words.length > 0 ? listed(words) : t("pal-beside-none");
}

/** The long form of a cell: what lies there, and around it. */
export function spotWords(book: PalaceBook, spots: readonly Spot[], spot: Spot): string {
  return `${spotName(book, spot)}. ${capital(besideWords(book, spots, spot))}.`;
}

export function seatNamed(table: PalaceTable, seat: number): string {
  return seat < 0 ? t("pal-neutral") : (table.seats[seat]?.name ?? "");
}

/** What a decision of a module is about: a card or a tile by its name, anything else as it is written. */
function argWords(book: PalaceBook, arg: string): string {
  return book.card(arg) ? cardName(book, arg) : book.tile(arg) ? tileName(book, arg) : arg;
}

/** A choice of a decision of a module, in the words of its folder. */
export function optionWords(book: PalaceBook, key: string, option: PalaceOption): string {
  return first([`decide-${key}-option`, "decide-option"], { arg: argWords(book, option.arg) });
}

/** One ply of the log, without the name of who played it. */
export function actWords(book: PalaceBook, act: PalaceAct): string {
  const played = playedWords(book, act);
  const what = act.back ? t("pal-log-back", { what: played }) : played;
  return act.clock ? t("clock-passed", { what }) : what;
}

function playedWords(book: PalaceBook, act: PalaceAct): string {
  const tile = act.key === "annex" ? typeName(act.tile) : act.tile ? tileName(book, act.tile) : "";
  const other = act.other && act.key === "swap" ? tileName(book, act.other) : "";
  const cards = act.key === "take" ? cardNames(book, act.cards) : "";
  switch (act.key) {
    case "buy":
      return act.exact ? t("pal-log-buy-exact", { tile }) : t("pal-log-buy", { tile, paid: act.paid });
    case "gap-buy":
      return t("pal-log-gap-buy", { tile });
    case "take":
      return t("pal-log-take", { cards });
    case "annex":
      return t("pal-log-annex", { type: tile });
    case "lay":
      return t("pal-log-lay", { tile });
    case "store":
      return t("pal-log-store", { tile });
    case "give":
      return t("pal-log-give", { tile });
    case "build":
      return t("pal-log-build", { tile });
    case "swap":
      return t("pal-log-swap", { tile, other });
    case "remove":
      return t("pal-log-remove", { tile });
    case "reveal":
      return t("pal-log-reveal", { tile });
    case "wake":
      return t("pal-log-wake");
    case "gift":
      return t("pal-log-gift", { tile, currency: currencyPlural(act.other) });
    case "deal":
      return t("pal-log-deal", { n: act.cards.length });
    case "gap-no":
      return t("pal-log-gap-no");
    case "open-no":
      return t("pal-log-open-no");
    case "decide":
      return first([`log-${act.tile}`, "pal-log-decide"], { arg: argWords(book, act.other) });
    case "decide-no":
    case "pass":
      return t("pal-log-pass");
    default:
      return t("pal-log-end");
  }
}

/** What a group of owners gets in a round, in a sentence: places, and how a tie is shared. */
export function standingWords(table: PalaceTable, group: Standing): string {
  const names = listed(group.seats.map((seat) => seatNamed(table, seat)));
  const places = listed(group.places.map((n) => t("pal-nth", { n })));
  const { count, points } = group;
  if (group.seats.length === 1) {
    const key = points > 0 ? "pal-rank-one" : "pal-rank-one-none";
    return sentences(group, t(key, { name: names, count, place: places, points }));
  }
  const pot = group.worth.reduce((sum, one) => sum + one, 0);
  const n = group.seats.length;
  const key = pot > 0 ? "pal-rank-tied" : "pal-rank-tied-none";
  return sentences(group, t(key, { names, count, places, sum: group.worth.join(" + "), n, points, rest: pot % n }));
}

function sentences(group: Standing, first: string): string {
  return group.points > 0 && group.seats.some((seat) => seat < 0) ? `${first}. ${t("pal-rank-neutral")}` : first;
}

/** Who began and why. */
export function beganWords(table: PalaceTable): string {
  return table.began ? t(`pal-began-${table.began.by}`, { name: seatNamed(table, table.began.seat) }) : "";
}

export const roundName = (round: number): string => (round === 0 ? t("pal-points-given") : capital(first([`phase-round${round}`, "no-text"])));
