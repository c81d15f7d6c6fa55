import { describe, expect, it } from "vitest";
import { bounds, following, nearest, neighbour, outline, readingOrder, squares } from "./cells";

// A plus of legal cells round the tile at 0,0, and one far away.
const CELLS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 4, y: 0 },
];

describe("readingOrder", () => {
  it("goes by rows, then columns, and leaves the list alone", () => {
    const before = JSON.stringify(CELLS);
    expect(readingOrder(CELLS).map(({ x, y }) => [x, y])).toEqual([
      [0, -1],
      [-1, 0],
      [1, 0],
      [4, 0],
      [0, 1],
    ]);
    expect(JSON.stringify(CELLS)).toBe(before);
  });
});

describe("neighbour", () => {
  it("finds the nearest cell in a direction", () => {
    expect(neighbour(CELLS, { x: -1, y: 0 }, "right")).toEqual({ x: 1, y: 0 });
    expect(neighbour(CELLS, { x: 1, y: 0 }, "right")).toEqual({ x: 4, y: 0 });
    expect(neighbour(CELLS, { x: 1, y: 0 }, "up")).toEqual({ x: 0, y: -1 });
  });
  it("stays where nothing lies that way, and starts at the first without a start", () => {
    expect(neighbour(CELLS, { x: 4, y: 0 }, "right")).toEqual({ x: 4, y: 0 });
    expect(neighbour(CELLS, null, "down")).toEqual({ x: 0, y: -1 });
    expect(neighbour([], null, "down")).toBeNull();
  });
});

describe("following", () => {
  it("goes round in reading order", () => {
    expect(following(CELLS, { x: 0, y: 1 }, 1)).toEqual({ x: 0, y: -1 });
    expect(following(CELLS, { x: 0, y: -1 }, -1)).toEqual({ x: 0, y: 1 });
    expect(following(CELLS, null, 1)).toEqual({ x: 0, y: -1 });
    expect(following(CELLS, null, -1)).toEqual({ x: 0, y: 1 });
    expect(following([], null, 1)).toBeNull();
  });
});

describe("nearest", () => {
  it("takes the cell under the point", () => {
    expect(nearest(CELLS, 120, 10, 20)).toEqual({ x: 1, y: 0 });
  });
  it("takes the nearer of two when the point lies between them, within reach only", () => {
    // 155 is 5 beyond the right edge (150) of cell 1,0.
    expect(nearest(CELLS, 155, 0, 20)).toEqual({ x: 1, y: 0 });
    expect(nearest(CELLS, 200, 0, 20)).toBeNull();
  });
});

describe("bounds", () => {
  it("holds whole cells", () => {
    expect(bounds(CELLS)).toEqual({ left: -150, top: -150, right: 450, bottom: 150 });
    expect(bounds([])).toEqual({ left: -50, top: -50, right: 50, bottom: 50 });
  });
});

describe("outline", () => {
  const corners = (path: string): number => (path.match(/L/g) ?? []).length;
  it("goes round one cell by its four sides", () => {
    expect(outline([{ x: 0, y: 0 }])).toBe("M-50 -50L50 -50L50 50L-50 50L-50 -50z");
  });
  it("has no line between two cells of the set", () => {
    // Two cells side by side: 8 sides less the shared one on each = 6.
    expect(corners(outline([{ x: 0, y: 0 }, { x: 1, y: 0 }]))).toBe(6);
  });
  it("draws a hole as a ring of its own", () => {
    const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
    // Outside 12 sides, inside 4.
    expect(corners(outline(ring))).toBe(16);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });
  it("keeps cells that touch only at a corner closed", () => {
    const path = outline([{ x: 0, y: 0 }, { x: 1, y: 1 }]);
    expect(corners(path)).toBe(8);
  });
});

describe("squares", () => {
  it("is one closed square for each cell", () => {
    expect(squares([{ x: 1, y: 0 }])).toBe("M50 -50h100v100h-100z");
  });
});
