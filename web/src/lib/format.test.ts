import { describe, expect, it } from "vitest";
import { capital, cellName, int, minutesBetween, signed } from "./format";

describe("numbers", () => {
  it("carry the real minus sign", () => {
    expect(int(-3)).toBe("\u22123");
    expect(int(0)).toBe("0");
    expect(signed(4)).toBe("+4");
    expect(signed(0)).toBe("0");
    expect(signed(-2)).toBe("\u22122");
    expect(cellName(-3, 1)).toBe("\u22123,1");
  });
});

describe("capital", () => {
  it("raises the first letter only", () => {
    expect(capital("al norte Ciudad")).toBe("Al norte Ciudad");
    expect(capital("")).toBe("");
  });
});

describe("minutesBetween", () => {
  it("rounds to minutes, one at least", () => {
    expect(minutesBetween("2026-01-01T10:00:00Z", "2026-01-01T10:48:20Z")).toBe(48);
    expect(minutesBetween("2026-01-01T10:00:00Z", "2026-01-01T10:00:05Z")).toBe(1);
  });
  it("is null without both ends", () => {
    expect(minutesBetween("2026-01-01T10:00:00Z", null)).toBeNull();
    expect(minutesBetween("yesterday", "2026-01-01T10:00:05Z")).toBeNull();
  });
});
