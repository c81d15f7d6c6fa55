import { describe, expect, it } from "vitest";
import type { BuyView } from "../lib/protocol";
import { bundle, buyOf, placeOf, placesOf, waysOf } from "./choosing";

function buy(space: number, cards: string[], paid: number, exact: boolean, pointless = false): BuyView {
  return { token: cards.join("+"), space, tile: "tower8N", cards, paid, exact, pointless };
}

describe("payments", () => {
  const buys = [buy(0, ["b9"], 9, false), buy(0, ["b3", "b5"], 8, true), buy(0, ["Xby", "b1", "y7"], 8, true), buy(0, ["Xby", "b3", "b5"], 8, true, true), buy(1, ["y4"], 4, true)];

  it("are proposed exact and in plain money first, and never to no purpose", () => {
    expect(waysOf(buys, 0).map((way) => way.cards)).toEqual([["b3", "b5"], ["Xby", "b1", "y7"], ["b9"]]);
    expect(waysOf(buys, 2)).toEqual([]);
    // put together by hand it is a way all the same (AMB-30)
    expect(buyOf(buys, 0, ["b3", "b5", "Xby"])?.pointless).toBe(true);
  });

  it("are found by their cards in any order", () => {
    expect(buyOf(buys, 0, ["b5", "b3"])?.paid).toBe(8);
    expect(buyOf(buys, 1, ["b5", "b3"])).toBeNull();
    expect(bundle(["y4", "b1"])).toBe("b1+y4");
  });

  it("are cards of the hand, of equal ones those chosen already", () => {
    expect(placesOf(["b3", "b3", "y2"], ["b3", "y2"], [1])).toEqual([1, 2]);
    expect(placesOf(["b3", "b3", "y2"], ["b3", "b3"])).toEqual([0, 1]);
  });
});

describe("places", () => {
  it("are shared by equal counts", () => {
    expect(placeOf(3, [2, 1])).toEqual({ place: 1, tied: false });
    expect(placeOf(2, [2, 3])).toEqual({ place: 2, tied: true });
  });
});
