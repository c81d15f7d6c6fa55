/** Several figures on one segment: where each stands, so that they can be counted. Pure. */

import type { FigureView } from "./protocol";

export interface Standing {
  figure: FigureView;
  /** From the seat of the segment, in board units. */
  dx: number;
  dy: number;
  scale: number;
  key: string;
}

export interface Crowd {
  x: number;
  y: number;
  segment: number;
  /** How many there are of each seat, in seat order. */
  counts: { seat: number; count: number }[];
}

const GAP_X = 25;
const GAP_Y = 27;
const WIDE = 78;

/** Figures alone stand on their seat; several stand in rows, seat by seat, smaller the more there are. */
export function standings(figures: readonly FigureView[]): Standing[] {
  return [...groups(figures)].flatMap(([place, group]) => {
    const ordered = [...group].sort((a, b) => a.seat - b.seat || a.piece.localeCompare(b.piece));
    const columns = Math.ceil(Math.sqrt(ordered.length * 1.4));
    const rows = Math.ceil(ordered.length / columns);
    const scale = ordered.length === 1 ? 1 : Math.min(0.85, WIDE / (columns * GAP_X), WIDE / (rows * GAP_Y));
    return ordered.map((figure, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, ordered.length - row * columns);
      return {
        figure,
        dx: ((index % columns) - (inRow - 1) / 2) * GAP_X * scale,
        dy: (row - (rows - 1) / 2) * GAP_Y * scale,
        scale,
        key: `${place},${index}`,
      };
    });
  });
}

/** Segments on which more than one figure stands, with how many each seat has there. */
export function crowds(figures: readonly FigureView[]): Crowd[] {
  return [...groups(figures).values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const seats = [...new Set(group.map((figure) => figure.seat))].sort((a, b) => a - b);
      const [one] = group;
      return {
        x: one?.x ?? 0,
        y: one?.y ?? 0,
        segment: one?.segment ?? 0,
        counts: seats.map((seat) => ({ seat, count: group.filter((figure) => figure.seat === seat).length })),
      };
    });
}

function groups(figures: readonly FigureView[]): Map<string, FigureView[]> {
  const found = new Map<string, FigureView[]>();
  for (const figure of figures) {
    const place = `${figure.x},${figure.y},${figure.segment}`;
    found.set(place, [...(found.get(place) ?? []), figure]);
  }
  return found;
}
