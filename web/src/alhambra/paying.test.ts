import { describe, expect, it } from "vitest";
import { PalaceBook } from "./book";
import { troubleOf, unlistedBuy, type Asked } from "./paying";

const NAMES: Record<string, string> = { b: "denar", y: "florin", o: "ducat", g: "dirham" };
const money = ["b2", "b3", "b5", "b9", "y2", "o4"].map((code) => ({ code, currencies: [NAMES[code.charAt(0)] ?? ""], value: Number(code.charAt(1)) }));
const joins = [
  { code: "Xby", currencies: ["denar", "florin"], value: 0 },
  { code: "Xog", currencies: ["ducat", "dirham"], value: 0 },
  { code: "Xbo", currencies: ["denar", "ducat"], value: 0 },
];
const book = new PalaceBook({ picture: "{name}", tiles: [], cards: [...money, ...joins], types: [], currencies: [] });
const asked: Asked = { currency: "denar", price: 8, exact: false, joins: "one" };

describe("cards that do not pay", () => {
  it("are too few, or one too many", () => {
    expect(troubleOf(book, asked, [], [])).toEqual({ key: "none" });
    expect(troubleOf(book, asked, ["b2", "b5"], [])).toEqual({ key: "short", paid: 7 });
    // 9 alone is enough for 8
    expect(troubleOf(book, asked, ["b9", "b2", "b3"], [])).toEqual({ key: "spare", card: "b2" });
    expect(troubleOf(book, asked, ["b9"], [])).toBeNull();
  });

  it("are of another currency, with a word on the card that would join it", () => {
    expect(troubleOf(book, asked, ["b5", "y2"], ["b5", "y2", "Xog"])).toEqual({ key: "currency", card: "y2", join: null });
    expect(troubleOf(book, asked, ["b5", "y2"], ["b5", "y2", "Xby"])).toEqual({ key: "currency", card: "y2", join: "Xby" });
    expect(troubleOf(book, asked, ["b5", "y2", "Xby"], [])).toEqual({ key: "short", paid: 7 });
    expect(troubleOf(book, asked, ["o4", "b5", "Xby"], ["Xby"])).toEqual({ key: "currency", card: "o4", join: null });
  });

  it("hold a joining card that does not belong there, or two of them", () => {
    expect(troubleOf(book, asked, ["b9", "Xog"], [])).toEqual({ key: "wrong-join", card: "Xog" });
    expect(troubleOf(book, asked, ["y2", "o4", "b2", "Xby", "Xbo"], [])).toEqual({ key: "many-joins" });
    expect(troubleOf(book, { ...asked, joins: "any" }, ["y2", "o4", "Xby", "Xbo"], [])).toEqual({ key: "short", paid: 6 });
  });

  it("are too much where nothing may be left over", () => {
    expect(troubleOf(book, { ...asked, exact: true }, ["b9"], [])).toEqual({ key: "over", over: 1 });
  });
});

describe("a way of paying that is not listed", () => {
  const more = { space: 2, tile: "pavilion8o", stem: "$b:pavilion8o=" };

  it("is told by its cards, with what it pays", () => {
    expect(unlistedBuy(book, asked, more, ["b5", "y2", "b2", "Xby"], [])).toMatchObject({ token: "$b:pavilion8o=b5+y2+b2+Xby", space: 2, paid: 9, exact: false, pointless: false });
    expect(unlistedBuy(book, asked, more, ["b3", "b5"], [])).toMatchObject({ paid: 8, exact: true, pointless: false });
    expect(unlistedBuy(book, asked, more, ["b9", "Xbo"], [])).toMatchObject({ paid: 9, pointless: true });
  });

  it("is none where something is wrong with the cards", () => {
    expect(unlistedBuy(book, asked, more, ["b5"], [])).toBeNull();
    expect(unlistedBuy(book, asked, more, ["b9", "b2"], [])).toBeNull();
    expect(unlistedBuy(book, { ...asked, exact: true }, more, ["b9"], [])).toBeNull();
  });
});
