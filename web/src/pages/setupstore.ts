/** The last table that was set up on this device, as the next one's default. */

import { t } from "../lib/i18n.svelte";
import type { Catalog } from "../lib/protocol";
import { defaultBot, repaired, type Setup } from "../lib/setup";

const STORE = "losetas.setup";

/** The names offered for new players. */
export function offeredNames(): string[] {
  return t("default-names")
    .split(",")
    .map((name) => name.trim());
}

export function loadSetup(catalog: Catalog): Setup | null {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(STORE) ?? "null");
  } catch {
    // Nothing readable is kept: the defaults will do.
  }
  const wanted = typeof kept === "object" && kept !== null && "game" in kept ? kept.game : null;
  const game = catalog.games.find((one) => one.key === wanted) ?? catalog.games[0];
  if (!game) return null;
  const names = offeredNames();
  const fallback: Setup = {
    game: game.key,
    edition: game.editions.find((edition) => edition.key === "2014")?.key ?? game.editions[0]?.key ?? "",
    expansions: [],
    options: {},
    seats: [
      { kind: "person", name: names[0] ?? "Ana", bot: defaultBot(game.bots) },
      { kind: "bot", name: names[1] ?? "Bruno", bot: defaultBot(game.bots) },
    ],
    randomStart: true,
    tilesLeft: true,
    windowSeconds: 0,
  };
  return repaired(kept, fallback, game);
}

export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(setup));
  } catch {
    // Private windows may refuse; the next table then starts from the defaults.
  }
}
