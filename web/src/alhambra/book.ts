/** What lies in the box of Alhambra and how to picture it, looked up by code. Pure. */

import type { PalaceArt, PalaceCard, PalaceTile } from "../lib/protocol";

export class PalaceBook {
  private readonly tiles: Map<string, PalaceTile>;
  private readonly cards: Map<string, PalaceCard>;

  constructor(readonly art: PalaceArt) {
    this.tiles = new Map(art.tiles.map((tile) => [tile.code, tile]));
    this.cards = new Map(art.cards.map((card) => [card.code, card]));
  }

  /** Address of a picture by its name: tiles and cards are pictured under their codes. */
  picture(name: string): string {
    return this.art.picture.replace("{name}", encodeURIComponent(name));
  }

  tile(code: string): PalaceTile | undefined {
    return this.tiles.get(code);
  }

  card(code: string): PalaceCard | undefined {
    return this.cards.get(code);
  }

  type(code: string): string {
    return this.tiles.get(code)?.type ?? "";
  }

  /** The colour of the type of a tile. */
  colour(code: string): string {
    return this.art.types.find((one) => one.key === this.type(code))?.colour ?? "";
  }

  get types(): string[] {
    return this.art.types.map((type) => type.key);
  }

  /** Points of the places of a type in a round, 1 to 3; places that are worth nothing are left out. */
  points(type: string, round: number): number[] {
    return (this.art.types.find((one) => one.key === type)?.rounds[round - 1] ?? []).filter((points) => points > 0);
  }

  /** The sum of the money among some cards. */
  worth(cards: readonly string[]): number {
    return cards.reduce((sum, card) => sum + (this.cards.get(card)?.value ?? 0), 0);
  }
}
