/** The table's art as the client needs it: addresses and places, looked up by code. Pure. */

import { TILE } from "./cells";
import type { Art, KindArt, OrientationArt, PieceArt, TileView, Table } from "./protocol";

export interface Spotted {
  x: number;
  y: number;
}

export class ArtBook {
  private readonly kinds: Map<string, KindArt>;
  private readonly pieces: Map<string, PieceArt>;

  constructor(readonly art: Art) {
    this.kinds = new Map(art.kinds.map((kind) => [kind.code, kind]));
    this.pieces = new Map(art.pieces.map((piece) => [piece.piece, piece]));
  }

  kind(code: string): KindArt | undefined {
    return this.kinds.get(code);
  }

  way(code: string, turns: number): OrientationArt | undefined {
    return this.kinds.get(code)?.turns[turns];
  }

  /** Address of the picture of a tile as it lies. */
  tile(code: string, turns: number): string {
    return this.art.tile.replace("{code}", encodeURIComponent(code)).replace("{turns}", String(turns));
  }

  figure(piece: string, seat: number, lying = false): string {
    if (seat < 0) return this.art.neutral;
    const art = this.pieces.get(piece) ?? this.art.pieces[0];
    return (lying ? art?.lying : art?.standing)?.[seat] ?? "";
  }

  /** The box of a figure's pictures with its foot at 0,0. */
  box(piece: string): readonly [number, number, number, number] {
    return (this.pieces.get(piece) ?? this.art.pieces[0])?.box ?? [-17, -35, 34, 39];
  }

  /** Where a follower stands on a segment, in board units from the middle of cell 0,0. */
  seat(tile: { code: string; x: number; y: number; turns: number }, segment: number): Spotted {
    const at = this.way(tile.code, tile.turns)?.seats[segment] ?? [0, 0];
    return { x: tile.x * TILE + at[0], y: tile.y * TILE + at[1] };
  }

  /** Path of a segment's area, in the units of its tile. */
  region(code: string, turns: number, segment: number): string {
    return this.way(code, turns)?.regions[segment] ?? "";
  }

  /** Every corner of the board that carries a tower, once each, from back to front. */
  towers(tiles: readonly TileView[]): Spotted[] {
    const seen = new Map<string, Spotted>();
    for (const tile of tiles) {
      for (const [cx, cy] of this.way(tile.code, tile.turns)?.corners ?? []) {
        const at = { x: Math.round(tile.x * TILE + cx), y: Math.round(tile.y * TILE + cy) };
        seen.set(`${at.x},${at.y}`, at);
      }
    }
    return [...seen.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  }
}

/** The tiles one sees: those that nothing covers. */
export function topTiles(table: Table): TileView[] {
  return table.tiles.filter((tile) => !tile.covered);
}

export function tileAt(tiles: readonly TileView[], x: number, y: number): TileView | undefined {
  return tiles.find((tile) => tile.x === x && tile.y === y && !tile.covered);
}
