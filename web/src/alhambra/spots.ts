/** The cells of a palace that can be pointed at: what lies there, what may be done there, or why not. Pure. */

import { cellKey, type Cell } from "../lib/cells";
import type { BuiltView, LayView, NoCell } from "../lib/protocol";

export interface Spot extends Cell {
  /** The tile that lies there; empty for the fountain and for a free cell. */
  code: string;
  fountain: boolean;
  /** What the tile in hand may do there. */
  lay: LayView | null;
  /** Why the tile in hand may do nothing there; null when none is in hand, or when it may. */
  no: string | null;
}

export function spotsOf(palace: readonly BuiltView[], cells: readonly LayView[], refused: readonly NoCell[]): Spot[] {
  const spots = new Map<string, Spot>([["0,0", { x: 0, y: 0, code: "", fountain: true, lay: null, no: null }]]);
  for (const { code, x, y } of palace) spots.set(cellKey({ x, y }), { x, y, code, fountain: false, lay: null, no: null });
  const at = ({ x, y }: Cell): Spot => {
    const found = spots.get(cellKey({ x, y })) ?? { x, y, code: "", fountain: false, lay: null, no: null };
    spots.set(cellKey({ x, y }), found);
    return found;
  };
  for (const lay of cells) at(lay).lay = lay;
  for (const no of refused) {
    const spot = at(no);
    if (!spot.lay) spot.no = no.reason;
  }
  return [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The rule that a reason comes from, for a cell where something is put or (`leaves`) taken away. */
export function ruleOf(reason: string, leaves: boolean): string | null {
  if (leaves && (reason === "unreachable" || reason === "hole")) return "ALB-38";
  return RULES[reason] ?? null;
}

const RULES: Record<string, string> = {
  "no-shared-side": "ALB-30",
  occupied: "ALB-30",
  "wall-mismatch": "ALB-31",
  unreachable: "ALB-32",
  hole: "ALB-33",
  fountain: "ALB-2",
};

/** The tiles on the four sides of a cell, clockwise from the north; null where there is none. */
export function besides(spots: readonly Spot[], cell: Cell): (Spot | null)[] {
  const sides: readonly [number, number][] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  return sides.map(([dx, dy]) => spots.find((spot) => spot.x === cell.x + dx && spot.y === cell.y + dy && (spot.code !== "" || spot.fountain)) ?? null);
}
