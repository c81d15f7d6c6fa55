/** Cells of the board as plain values, and what the keyboard and the overlays need of them. Pure. */

export interface Cell {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width of a tile in board units; the middle of cell x,y lies at x*TILE, y*TILE. */
export const TILE = 100;

export type Direction = "up" | "down" | "left" | "right";

export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}

/** Rows from the top, each from the left. */
export function readingOrder<T extends Cell>(cells: readonly T[]): T[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * The cell an arrow leads to: the nearest in that direction, what lies aside counting double.
 * Without one there, the cell stays where it is (null = nothing to choose from).
 */
export function neighbour<T extends Cell>(cells: readonly T[], from: Cell | null, direction: Direction): T | null {
  if (cells.length === 0) return null;
  if (from === null) return readingOrder(cells)[0] ?? null;
  const along = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  let best: T | null = null;
  let bestCost = Infinity;
  for (const cell of cells) {
    const dx = cell.x - from.x;
    const dy = cell.y - from.y;
    const ahead = dx * along[0] + dy * along[1];
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * along[1]) + Math.abs(dy * along[0]);
    const cost = ahead + 2 * aside;
    if (cost < bestCost) [best, bestCost] = [cell, cost];
  }
  return best ?? cells.find((cell) => sameCell(cell, from)) ?? readingOrder(cells)[0] ?? null;
}

/** The next (step 1) or previous (step -1) cell in reading order, round and round. */
export function following<T extends Cell>(cells: readonly T[], from: Cell | null, step: 1 | -1): T | null {
  const ordered = readingOrder(cells);
  if (ordered.length === 0) return null;
  const at = ordered.findIndex((cell) => sameCell(cell, from));
  if (at < 0) return ordered[step === 1 ? 0 : ordered.length - 1] ?? null;
  return ordered[(at + step + ordered.length) % ordered.length] ?? null;
}

/** The cell whose middle is nearest to a point in board units, if within `reach`. */
export function nearest<T extends Cell>(cells: readonly T[], px: number, py: number, reach: number): T | null {
  let best: T | null = null;
  let bestGap = reach;
  for (const cell of cells) {
    const gapX = Math.max(0, Math.abs(px - cell.x * TILE) - TILE / 2);
    const gapY = Math.max(0, Math.abs(py - cell.y * TILE) - TILE / 2);
    const gap = Math.hypot(gapX, gapY);
    if (gap < bestGap) [best, bestGap] = [cell, gap];
  }
  return best;
}

/** The box round some cells in board units; one cell at the origin when there is none. */
export function bounds(cells: readonly Cell[]): Box {
  const all = cells.length > 0 ? cells : [{ x: 0, y: 0 }];
  const xs = all.map((cell) => cell.x);
  const ys = all.map((cell) => cell.y);
  const half = TILE / 2;
  return {
    left: Math.min(...xs) * TILE - half,
    top: Math.min(...ys) * TILE - half,
    right: Math.max(...xs) * TILE + half,
    bottom: Math.max(...ys) * TILE + half,
  };
}

/** SVG path of squares, one per cell: the holes of the veil. */
export function squares(cells: readonly Cell[]): string {
  const half = TILE / 2;
  return cells.map((cell) => `M${cell.x * TILE - half} ${cell.y * TILE - half}h${TILE}v${TILE}h${-TILE}z`).join("");
}

/** SVG path of the outline of a set of cells: every side between a cell of the set and one outside, joined up. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(cellKey));
  const next = new Map<string, [number, number][]>();
  const add = (ax: number, ay: number, bx: number, by: number): void => {
    const key = `${ax},${ay}`;
    next.set(key, [...(next.get(key) ?? []), [bx, by]]);
  };
  for (const { x, y } of cells) {
    if (!inside.has(`${x},${y - 1}`)) add(x, y, x + 1, y);
    if (!inside.has(`${x + 1},${y}`)) add(x + 1, y, x + 1, y + 1);
    if (!inside.has(`${x},${y + 1}`)) add(x + 1, y + 1, x, y + 1);
    if (!inside.has(`${x - 1},${y}`)) add(x, y + 1, x, y);
  }
  let path = "";
  const half = TILE / 2;
  const point = (x: number, y: number): string => `${x * TILE - half} ${y * TILE - half}`;
  for (const start of [...next.keys()]) {
    let here = start;
    let steps = "";
    for (let to = next.get(here)?.shift(); to; to = next.get(here)?.shift()) {
      steps += `L${point(to[0], to[1])}`;
      here = `${to[0]},${to[1]}`;
    }
    if (steps) path += `M${point(...(start.split(",").map(Number) as [number, number]))}${steps}z`;
  }
  return path;
}
