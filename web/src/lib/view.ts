/** Where the board may be seen, and how it is moved there. Pure: rectangles in, numbers out. */

import type { Box } from "./cells";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Edge = "top" | "right" | "bottom" | "left";

/** A panel that lies over the board, and the edge of the screen it takes room from. */
export interface Panel {
  edge: Edge;
  rect: Rect;
}

/** Scale (pixels per board unit) and where the board's origin falls, in pixels. */
export interface Transform {
  k: number;
  x: number;
  y: number;
}

export const SMALLEST_TILE = 28;
export const LARGEST_TILE = 140;
export const TOUCH_TILE = 44;
const UNITS = 100;
const MARGIN = 10;

/** The viewport less the panels. Never smaller than 80 px either way, so that something can always be aimed at. */
export function freeRect(viewport: { width: number; height: number }, panels: readonly Panel[]): Rect {
  let left = 0;
  let top = 0;
  let right = viewport.width;
  let bottom = viewport.height;
  for (const { edge, rect } of panels) {
    if (rect.width <= 0 || rect.height <= 0) continue;
    if (edge === "top") top = Math.max(top, rect.y + rect.height);
    else if (edge === "bottom") bottom = Math.min(bottom, rect.y);
    else if (edge === "left") left = Math.max(left, rect.x + rect.width);
    else right = Math.min(right, rect.x);
  }
  if (right - left < 80) [left, right] = [0, viewport.width];
  if (bottom - top < 80) [top, bottom] = [0, Math.max(80, viewport.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Show a box of board units whole in the free rectangle; when that would make tiles smaller than `least`, centre on `focus`. */
export function fit(box: Box, free: Rect, least: number, focus: { x: number; y: number } | null): Transform {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const whole = Math.min((free.width - 2 * MARGIN) / width, (free.height - 2 * MARGIN) / height);
  const smallest = Math.max(SMALLEST_TILE, least) / UNITS;
  const k = Math.min(LARGEST_TILE / UNITS, Math.max(smallest, whole));
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const slackX = Math.max(0, (width * k + 2 * MARGIN - free.width) / 2 / k);
  const slackY = Math.max(0, (height * k + 2 * MARGIN - free.height) / 2 / k);
  const aim = focus ?? middle;
  const cx = Math.min(middle.x + slackX, Math.max(middle.x - slackX, aim.x));
  const cy = Math.min(middle.y + slackY, Math.max(middle.y - slackY, aim.y));
  return { k, x: free.x + free.width / 2 - cx * k, y: free.y + free.height / 2 - cy * k };
}

/** The least move that brings a box of board units into the free rectangle; the same transform when it is there already. */
export function bringIntoView(now: Transform, box: Box, free: Rect): Transform {
  const left = box.left * now.k + now.x;
  const right = box.right * now.k + now.x;
  const top = box.top * now.k + now.y;
  const bottom = box.bottom * now.k + now.y;
  const shift = (low: number, high: number, from: number, to: number): number => {
    if (high - low > to - from) return (from + to) / 2 - (low + high) / 2;
    if (low < from + MARGIN) return from + MARGIN - low;
    if (high > to - MARGIN) return to - MARGIN - high;
    return 0;
  };
  const dx = shift(left, right, free.x, free.x + free.width);
  const dy = shift(top, bottom, free.y, free.y + free.height);
  return dx === 0 && dy === 0 ? now : { k: now.k, x: now.x + dx, y: now.y + dy };
}

/** Whether a box lies whole in the free rectangle, its margin included; what is larger never does, centred or not. */
export function holds(now: Transform, box: Box, free: Rect): boolean {
  const within = (low: number, high: number, from: number, to: number): boolean => low > from + MARGIN - 0.5 && high < to - MARGIN + 0.5;
  const across = within(box.left * now.k + now.x, box.right * now.k + now.x, free.x, free.x + free.width);
  return across && within(box.top * now.k + now.y, box.bottom * now.k + now.y, free.y, free.y + free.height);
}

/** How far the board may be dragged: its box must stay at least partly inside the free rectangle. */
export function clampPan(now: Transform, box: Box, free: Rect): Transform {
  const keep = 60;
  const clampAxis = (value: number, low: number, high: number, from: number, size: number): number =>
    Math.min(from + size - keep - low * now.k, Math.max(from + keep - high * now.k, value));
  return {
    k: now.k,
    x: clampAxis(now.x, box.left, box.right, free.x, free.width),
    y: clampAxis(now.y, box.top, box.bottom, free.y, free.height),
  };
}

/** Degrees a pair of fingers has turned, in -180..180. */
export function twist(from: readonly [Touchpoint, Touchpoint], to: readonly [Touchpoint, Touchpoint]): number {
  const angle = (pair: readonly [Touchpoint, Touchpoint]): number =>
    Math.atan2(pair[1].clientY - pair[0].clientY, pair[1].clientX - pair[0].clientX);
  const turned = ((angle(to) - angle(from)) * 180) / Math.PI;
  return ((((turned + 180) % 360) + 360) % 360) - 180;
}

export interface Touchpoint {
  clientX: number;
  clientY: number;
}
