/** When the clocks of the server run out on this device. */

import type { ClockView } from "./protocol";

const ends = new WeakMap<ClockView, number>();

/** A clock has come with a message: its time runs from now on, whoever shows it later. */
export function startClock(clock: ClockView): void {
  ends.set(clock, performance.now() + clock.left);
}

/** Milliseconds that are left of a clock. */
export function clockLeft(clock: ClockView): number {
  return Math.max(0, (ends.get(clock) ?? 0) - performance.now());
}
