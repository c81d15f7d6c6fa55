import { describe, expect, it } from "vitest";
import { bringIntoView, clampPan, fit, freeRect, holds, twist } from "./view";

const SCREEN = { width: 1280, height: 800 };

describe("freeRect", () => {
  it("is the screen less rail, bar, tools and dock", () => {
    const free = freeRect(SCREEN, [
      { edge: "right", rect: { x: 956, y: 0, width: 324, height: 800 } },
      { edge: "top", rect: { x: 12, y: 12, width: 300, height: 52 } },
      { edge: "left", rect: { x: 16, y: 260, width: 44, height: 280 } },
      { edge: "bottom", rect: { x: 78, y: 652, width: 800, height: 136 } },
    ]);
    expect(free).toEqual({ x: 60, y: 64, width: 896, height: 588 });
  });
  it("takes no room for what is not shown", () => {
    expect(freeRect(SCREEN, [{ edge: "right", rect: { x: 0, y: 0, width: 0, height: 0 } }])).toEqual({ x: 0, y: 0, ...SCREEN });
  });
  it("never closes up", () => {
    const free = freeRect({ width: 320, height: 300 }, [{ edge: "bottom", rect: { x: 0, y: 20, width: 320, height: 280 } }]);
    expect(free.height).toBeGreaterThanOrEqual(80);
  });
});

describe("fit", () => {
  const free = { x: 100, y: 50, width: 800, height: 600 };
  it("centres what fits, as large as it may be", () => {
    // 400 x 200 units in 780 x 580: 1.95, more than the largest tile of 140 px allows.
    const now = fit({ left: -200, top: -100, right: 200, bottom: 100 }, free, 0, null);
    expect(now).toEqual({ k: 1.4, x: 500, y: 350 });
  });
  it("shows all of a large board", () => {
    const box = { left: -1000, top: -400, right: 1000, bottom: 400 };
    const now = fit(box, free, 0, { x: 900, y: 0 });
    expect(now.k).toBeCloseTo(780 / 2000);
    expect(box.left * now.k + now.x).toBeCloseTo(110);
    expect(box.right * now.k + now.x).toBeCloseTo(890);
  });
  it("keeps tiles as large as a finger and looks at the last move when all does not fit", () => {
    const box = { left: -2000, top: -100, right: 2000, bottom: 100 };
    const now = fit(box, free, 44, { x: 500, y: 0 });
    expect(now.k).toBe(0.44);
    expect(500 * now.k + now.x).toBeCloseTo(500);
    // At the far end the edge of the board stays at the edge of the screen.
    const end = fit(box, free, 44, { x: 1990, y: 0 });
    expect(box.right * end.k + end.x).toBeCloseTo(890);
  });
});

describe("holds", () => {
  const free = { x: 0, y: 0, width: 400, height: 400 };
  const now = { k: 1, x: 200, y: 200 };
  it("is so for what lies inside the margin", () => {
    expect(holds(now, { left: -190, top: -50, right: 190, bottom: 50 }, free)).toBe(true);
    expect(holds(now, { left: -195, top: -50, right: 190, bottom: 50 }, free)).toBe(false);
  });
  it("is not so for what is larger than the room, though it is centred", () => {
    expect(holds(now, { left: -50, top: -260, right: 50, bottom: 260 }, free)).toBe(false);
  });
  it("is so for what has just been fitted", () => {
    const box = { left: -700, top: -300, right: 350, bottom: 900 };
    expect(holds(fit(box, free, 0, null), box, free)).toBe(true);
  });
});

describe("bringIntoView", () => {
  const free = { x: 0, y: 0, width: 400, height: 400 };
  const now = { k: 1, x: 200, y: 200 };
  it("does not move for what is seen", () => {
    expect(bringIntoView(now, { left: -50, top: -50, right: 50, bottom: 50 }, free)).toBe(now);
  });
  it("moves no further than needed and keeps the scale", () => {
    // The right edge falls on 200 + 250 = 450 and has to come to 390.
    expect(bringIntoView(now, { left: 150, top: -50, right: 250, bottom: 50 }, free)).toEqual({ k: 1, x: 140, y: 200 });
  });
});

describe("clampPan", () => {
  it("keeps a part of the board in sight", () => {
    const box = { left: -50, top: -50, right: 50, bottom: 50 };
    const free = { x: 0, y: 0, width: 400, height: 400 };
    const far = clampPan({ k: 1, x: 5000, y: -5000 }, box, free);
    // 60 px stay: the left edge at 340, the lower edge at 60.
    expect(far).toEqual({ k: 1, x: 390, y: 10 });
  });
});

describe("twist", () => {
  const pair = (degrees: number): [{ clientX: number; clientY: number }, { clientX: number; clientY: number }] => {
    const angle = (degrees * Math.PI) / 180;
    return [
      { clientX: 0, clientY: 0 },
      { clientX: 100 * Math.cos(angle), clientY: 100 * Math.sin(angle) },
    ];
  };
  it("measures the turn of two fingers, clockwise positive", () => {
    expect(twist(pair(0), pair(40))).toBeCloseTo(40);
    expect(twist(pair(40), pair(0))).toBeCloseTo(-40);
  });
  it("goes the short way round", () => {
    expect(twist(pair(170), pair(-170))).toBeCloseTo(20);
  });
});
