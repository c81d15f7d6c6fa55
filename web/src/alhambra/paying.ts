/** What is wrong with cards that do not pay for a tile, for the words beside them; what is legal the server has listed. Pure. */

import type { BuyView, PalaceChoices } from "../lib/protocol";
import type { PalaceBook } from "./book";

/** What is asked for: a currency, a price, whether nothing may be left over, whether several joining cards may be used. */
export interface Asked {
  currency: string;
  price: number;
  exact: boolean;
  joins: "one" | "any";
}

export type Trouble =
  /** No card yet. */
  | { key: "none" }
  | { key: "short"; paid: number }
  | { key: "spare"; card: string }
  | { key: "over"; over: number }
  /** A card of another currency; `join` would admit it and is in the hand. */
  | { key: "currency"; card: string; join: string | null }
  /** A joining card that does not show the currency of the space. */
  | { key: "wrong-join"; card: string }
  | { key: "many-joins" };

/** The first thing wrong with some cards; null when only the server knows. */
export function troubleOf(book: PalaceBook, asked: Asked, cards: readonly string[], hand: readonly string[]): Trouble | null {
  if (cards.length === 0) return { key: "none" };
  const known = cards.flatMap((code) => book.card(code) ?? []);
  const joins = known.filter((card) => card.value === 0);
  const money = known.filter((card) => card.value > 0);
  const stray = joins.find((card) => !card.currencies.includes(asked.currency));
  if (stray) return { key: "wrong-join", card: stray.code };
  if (joins.length > 1 && asked.joins === "one") return { key: "many-joins" };
  const admitted = new Set([asked.currency, ...joins.flatMap((card) => card.currencies)]);
  const foreign = money.find((card) => !admitted.has(card.currencies[0] ?? ""));
  if (foreign) {
    const wanted = [asked.currency, foreign.currencies[0] ?? ""];
    const join = hand.find((code) => book.card(code)?.value === 0 && wanted.every((one) => book.card(code)?.currencies.includes(one)));
    return { key: "currency", card: foreign.code, join: join ?? null };
  }
  const paid = book.worth(cards);
  if (paid < asked.price) return { key: "short", paid };
  const spare = money.filter((card) => paid - card.value >= asked.price).sort((a, b) => a.value - b.value)[0];
  if (spare) return { key: "spare", card: spare.code };
  return asked.exact && paid > asked.price ? { key: "over", over: paid - asked.price } : null;
}

/** The purchase that some cards make although it is not listed, where a space has more ways than are; the server has the last word. */
export function unlistedBuy(book: PalaceBook, asked: Asked, more: PalaceChoices["more"][number], cards: readonly string[], hand: readonly string[]): BuyView | null {
  if (troubleOf(book, asked, cards, hand) !== null) return null;
  const known = cards.flatMap((code) => book.card(code) ?? []);
  const joined = known.some((card) => card.value === 0);
  const paid = book.worth(cards);
  return {
    token: more.stem + cards.join("+"),
    space: more.space,
    tile: more.tile,
    cards: [...cards],
    paid,
    exact: paid === asked.price,
    pointless: joined && known.every((card) => card.value === 0 || card.currencies[0] === asked.currency),
  };
}
