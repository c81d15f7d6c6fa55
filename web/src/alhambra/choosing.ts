/** Which of the choices that the server listed the objects picked so far mean. Pure: no rules, only matching. */

import type { BuyView, LayView, NoCell, PalaceChoices, TakeView } from "../lib/protocol";

/** Cards as one text, whatever their order. */
export function bundle(cards: readonly string[]): string {
  return [...cards].sort().join("+");
}

/** The cards at some places of a row. */
export function cardsAt(row: readonly string[], places: readonly number[]): string[] {
  return places.flatMap((place) => (row[place] === undefined ? [] : [row[place]]));
}

/** Places in a row of cards that show these cards, one for each; those chosen already are kept where they fit. */
export function placesOf(row: readonly string[], cards: readonly string[], kept: readonly number[] = []): number[] {
  const order = [...kept, ...row.keys()].filter((place, index, all) => all.indexOf(place) === index);
  const found: number[] = [];
  for (const card of cards) {
    const place = order.find((candidate) => row[candidate] === card && !found.includes(candidate));
    if (place !== undefined) found.push(place);
  }
  return found.sort((a, b) => a - b);
}

export function takeOf(takes: readonly TakeView[], cards: readonly string[]): TakeView | null {
  const wanted = bundle(cards);
  return takes.find((take) => bundle(take.cards) === wanted) ?? null;
}

export function buyOf(buys: readonly BuyView[], space: number, cards: readonly string[]): BuyView | null {
  const wanted = bundle(cards);
  return buys.find((buy) => buy.space === space && bundle(buy.cards) === wanted) ?? null;
}

/** The ways of paying for a space that are proposed: exact before too much, little before much, plain money and few cards first. */
export function waysOf(buys: readonly BuyView[], space: number): BuyView[] {
  const rank = (buy: BuyView): number[] => [
    buy.exact ? 0 : 1,
    buy.cards.some((card) => card.startsWith("X")) ? 1 : 0,
    buy.paid,
    buy.cards.length,
  ];
  const here = buys.filter((buy) => buy.space === space && !buy.pointless);
  return here.sort((a, b) => (before(rank(a), rank(b)) ? -1 : before(rank(b), rank(a)) ? 1 : 0));
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** What an object that can be moved may do on each cell of the palace. */
export function cellsFor(choices: PalaceChoices, picked: Picked | null): LayView[] {
  if (!picked) return [];
  if (picked.from === "palace") {
    return choices.cells.filter((cell) => cell.key === "remove" && cell.x === picked.x && cell.y === picked.y);
  }
  const keys = picked.from === "aside" ? ["lay"] : ["build", "swap"];
  return choices.cells.filter((cell) => cell.tile === picked.tile && keys.includes(cell.key));
}

/** Where it cannot go. */
export function refusedFor(choices: PalaceChoices, picked: Picked | null): NoCell[] {
  if (!picked) return [];
  if (picked.from === "palace") {
    return choices.refused.filter((cell) => cell.tile === picked.tile && cell.x === picked.x && cell.y === picked.y);
  }
  return choices.refused.filter((cell) => cell.tile === picked.tile);
}

/** A tile that is about to move. */
export interface Picked {
  from: "aside" | "reserve" | "palace";
  tile: string;
  x: number;
  y: number;
}

/** The place a count takes among others: 1 is first; `tied` tells whether somebody has as many. */
export function placeOf(count: number, others: readonly number[]): { place: number; tied: boolean } {
  return { place: 1 + others.filter((other) => other > count).length, tied: others.includes(count) };
}
