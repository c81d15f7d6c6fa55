import { describe, expect, it } from "vitest";
import { crowds, standings } from "./crowd";
import type { FigureView } from "./protocol";

function figure(seat: number, x = 0, segment = 0): FigureView {
  return { x, y: 0, segment, site: "a", kind: "thing", seat, piece: "follower", lying: false, zone: 0 };
}

describe("figures on one segment", () => {
  it("leaves a figure alone on its seat, in full size", () => {
    expect(standings([figure(1)])).toMatchObject([{ dx: 0, dy: 0, scale: 1 }]);
  });

  it("puts several in rows where no two stand on the same place, seat by seat", () => {
    const many = standings([2, 0, 1, 0, 2, 2, 1, 0].map((seat) => figure(seat)));
    expect(new Set(many.map((one) => `${one.dx},${one.dy}`)).size).toBe(8);
    expect(many.map((one) => one.figure.seat)).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
    expect(new Set(many.map((one) => one.key)).size).toBe(8);
    expect(Math.max(...many.map((one) => Math.abs(one.dx)))).toBeLessThan(50);
  });

  it("counts them for each seat", () => {
    expect(crowds([figure(1), figure(0), figure(1), figure(0, 5)])).toEqual([
      { x: 0, y: 0, segment: 0, counts: [{ seat: 0, count: 1 }, { seat: 1, count: 2 }] },
    ]);
  });
});
