/** Sentences for the live region: whose turn it is, what there is to choose, what lies somewhere. */

import type { ArtBook } from "./art";
import { sameCell, type Cell } from "./cells";
import { t } from "./i18n.svelte";
import { choosing, optionsOf } from "./options";
import type { Placement, Table } from "./protocol";
import { boardTileWords, cellWords, decideText, decisionDetail, decisionTitle, kindName, tileWords, zonesOn, zoneWords } from "./words";

/** Whether a turn begins, or goes over to another seat, between two views of a table. */
export function turnBegins(before: Table | null, table: Table): boolean {
  return before === null || before.turn !== table.turn || before.to_move !== table.to_move;
}

/** Whose turn it is and what can be done; empty when there is nothing new to say. */
export function turnWords(book: ArtBook, before: Table | null, table: Table, shared: boolean): string {
  const mover = table.to_move === null ? undefined : table.seats[table.to_move];
  if (!mover || table.over) return "";
  const whose = shared || !mover.mine ? t("say-turn-of", { name: mover.name }) : t("say-your-turn");
  const cells = table.choices.placements.length;
  if (cells > 0 && turnBegins(before, table)) {
    const drawn = t(table.choices.forced ? "say-forced" : "say-drawn", { tile: tileWords(book, table.hand ?? "", 0), n: cells });
    const tops = table.choices.placements.filter((placement) => placement.top).length;
    return [whose, drawn, ...(tops > 0 ? [t("say-cover-on", { n: tops })] : [])].join(" ");
  }
  if (table.choices.options.length > 0) return decisionWords(table);
  if (choosing(table)) return t("say-choose-claim", { list: optionWords(table).join(", ") });
  return before === null ? whose : "";
}

/** A decision of an expansion: its question, its choices by number, and 0 where one may decline. */
function decisionWords(table: Table): string {
  const key = table.choices.options[0]?.key ?? "";
  const list = optionsOf(table).map((option) => {
    const decision = option.decision;
    const what = decision ? [decisionTitle(table, decision), decisionDetail(table, decision)].filter((part) => part !== "").join(", ") : "";
    return t("say-claim", { n: option.number, what });
  });
  if (table.choices.none !== null) list.push(`0 ${decideText(key, "none", "decide-pass")}`);
  return `${decideText(key, "", "decide-title")} ${list.join("; ")}.`;
}

function optionWords(table: Table): string[] {
  const named = optionsOf(table).map((option) => {
    const what = option.recall ? t("recall-short") : kindName(option.claim?.kind ?? "").toLocaleLowerCase();
    return t("say-claim", { n: option.number, what });
  });
  return [...named, t("say-claim-none")];
}

/** The long form of a chosen cell, or of a tile on the board with its zones. */
export function placeWords(book: ArtBook, table: Table, placement: Placement | null, at: Cell | null): string {
  if (placement) return cellWords(book, table, placement);
  const tile = table.tiles.find((candidate) => sameCell(candidate, at) && !candidate.covered);
  if (!tile) return "";
  return [boardTileWords(book, table, tile), ...zonesOn(table, tile.x, tile.y).map((zone) => zoneWords(table, zone))].join(" ");
}
