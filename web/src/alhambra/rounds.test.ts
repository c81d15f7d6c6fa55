import { describe, expect, it } from "vitest";
import type { EventView } from "../lib/protocol";
import { countOf, rulesOf, standings, sums } from "./rounds";

function event(seat: number, count: number, points: number, extra: Partial<EventView> = {}): EventView {
  const terms = [{ code: "buildings", count, each: 0, points: 0, rule: "ALB-45" }];
  return { id: seat, turn: 9, seat, kind: "tower", points, phase: "round2", rule: "ALB-44", site: "", x: 0, y: 0, winners: [], terms, spots: [], cells: [], values: [], figures: [], ...extra };
}

describe("standings", () => {
  it("gives a tie the places it occupies, and the next one the place after (ALB-46, ALB-47)", () => {
    // Towers in round 2 are worth 13 and 6: two at the top share (13 + 6) / 2 = 9; the third place is worth nothing.
    const found = standings([event(2, 1, 0), event(0, 3, 9), event(1, 3, 9)], [13, 6]);
    expect(found.map(({ seats, count, places, worth, points, shifted }) => ({ seats, count, places, worth, points, shifted }))).toEqual([
      { seats: [0, 1], count: 3, places: [1, 2], worth: [13, 6], points: 9, shifted: false },
      { seats: [2], count: 1, places: [3], worth: [0], points: 0, shifted: true },
    ]);
  });

  it("counts what modules add to the buildings, but not the pot", () => {
    const terms = [
      { code: "buildings", count: 2, each: 0, points: 0, rule: "ALB-45" },
      { code: "bonus", count: 1, each: 0, points: 0, rule: "BON-4" },
      { code: "pot", count: 19, each: 0, points: 0, rule: "ALB-46" },
      { code: "sharers", count: 2, each: 0, points: 0, rule: "ALB-46" },
      { code: "share", count: 1, each: 9, points: 9, rule: "ALB-46" },
    ];
    const tied = event(0, 0, 9, { terms, rule: "ALB-46" });
    expect(countOf(tied)).toBe(3);
    expect(rulesOf([tied])).toEqual(["ALB-46", "ALB-45", "BON-4"]);
  });

  it("does not count a place or a share that is worth nothing", () => {
    // Round 3, pavilions 16, 8, 1: the third to fifth place share 1 / 3, that is 0 (ALB-46).
    const share = { code: "share", count: 1, each: 0, points: 0, rule: "ALB-46" };
    const place = { code: "place4", count: 1, each: 0, points: 0, rule: "ALB-43" };
    const base = event(0, 1, 0).terms;
    expect(countOf(event(0, 1, 0, { terms: [...base, share] }))).toBe(1);
    expect(countOf(event(0, 1, 0, { terms: [...base, place] }))).toBe(1);
  });

  it("adds up seats and leaves the neutral player out", () => {
    expect(sums([event(0, 3, 9), event(-3, 3, 9), event(0, 1, 4)], 2)).toEqual([13, 0]);
  });
});
