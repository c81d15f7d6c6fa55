import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockLeft, startClock } from "./clock";

describe("a clock", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  it("runs from the moment it came, and not below nothing", () => {
    const clock = { seconds: 20, left: 12_000 };
    startClock(clock);
    vi.advanceTimersByTime(5000);
    expect(clockLeft(clock)).toBe(7000);
    vi.advanceTimersByTime(9000);
    expect(clockLeft(clock)).toBe(0);
  });
});
