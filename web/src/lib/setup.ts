/** The choices of the new-game page as plain values. Pure. */

import type { BotEntry, GameEntry, NewTable, SeatSpec } from "./protocol";

export interface SeatChoice {
  kind: "person" | "bot";
  name: string;
  bot: string | null;
}

export interface Setup {
  game: string;
  edition: string;
  expansions: string[];
  options: Record<string, string>;
  seats: SeatChoice[];
  randomStart: boolean;
  tilesLeft: boolean;
  windowSeconds: number;
}

/** The times on offer for a window; 0 is as long as one likes. */
export const WINDOW_SECONDS: readonly number[] = [0, 10, 20, 30, 60];

/** Whether something that is chosen asks in windows, so that a clock makes sense. */
export function hasWindows(game: GameEntry, expansions: readonly string[]): boolean {
  return game.expansions.some((one) => one.windows && expansions.includes(one.key));
}

export const MAX_NAME = 24;

/** House rules that the edition and the chosen expansions offer. */
export function optionsOffered(game: GameEntry, edition: string, expansions: readonly string[]): GameEntry["options"] {
  return game.options.filter(
    (option) =>
      (option.editions.length === 0 || option.editions.includes(edition)) &&
      (option.expansion === null || option.expansion === "" || option.expansion === game.base || expansions.includes(option.expansion)),
  );
}

/** The house rules that differ from their defaults, among those on offer. */
export function changedOptions(game: GameEntry, setup: Setup): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const option of optionsOffered(game, setup.edition, setup.expansions)) {
    const value = setup.options[option.key];
    if (value !== undefined && value !== option.values[0] && option.values.includes(value)) changed[option.key] = value;
  }
  return changed;
}

/** `carcassonne/2014(farms=devir)+key`: defaults left out, keys sorted. */
export function rulesetText(game: GameEntry, setup: Setup): string {
  const changed = Object.entries(changedOptions(game, setup)).sort(([a], [b]) => (a < b ? -1 : 1));
  const bracket = changed.length > 0 ? `(${changed.map(([key, value]) => `${key}=${value}`).join(",")})` : "";
  const chosen = game.expansions.map((one) => one.key).filter((key) => setup.expansions.includes(key));
  return `${game.key}/${setup.edition}${bracket}${chosen.map((key) => `+${key}`).join("")}`;
}

/** The first name of a list that nobody has. */
export function freeName(names: readonly string[], taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.trim().toLocaleLowerCase()));
  return names.find((name) => !used.has(name.toLocaleLowerCase())) ?? `${names[0] ?? "?"} ${taken.length + 1}`;
}

/** What is wrong with the seats: the id of a text, or null. */
export function seatProblem(seats: readonly SeatChoice[]): "name-missing" | "names-must-differ" | null {
  const names = seats.map((seat) => seat.name.trim().toLocaleLowerCase());
  if (names.some((name) => name === "")) return "name-missing";
  return new Set(names).size < names.length ? "names-must-differ" : null;
}

/** Turn a list so that the item at `start` comes first. */
export function rotated<T>(items: readonly T[], start: number): T[] {
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The request for a table; `start` is the seat that comes first (and begins, unless the deal decides). */
export function newTable(game: GameEntry, setup: Setup, start: number, fast: boolean): NewTable {
  const seats: SeatSpec[] = rotated(setup.seats, start).map((seat) => ({
    kind: seat.kind,
    name: seat.name.trim().slice(0, MAX_NAME),
    bot: seat.kind === "bot" ? seat.bot : null,
  }));
  return { ruleset: rulesetText(game, setup), seats, settings: { fast, tiles_left: setup.tilesLeft, window_seconds: hasWindows(game, setup.expansions) ? setup.windowSeconds : 0 } };
}

/** The default level of bot. */
export function defaultBot(bots: readonly BotEntry[]): string | null {
  return (bots.find((bot) => bot.default) ?? bots[bots.length - 1])?.key ?? null;
}

/** The seats with a level of bot that there is, the default where there is not. */
export function fitted(seats: readonly SeatChoice[], bots: readonly BotEntry[]): SeatChoice[] {
  const levels = new Set(bots.map((bot) => bot.key));
  return seats.map((seat) => ({ ...seat, bot: seat.bot !== null && levels.has(seat.bot) ? seat.bot : defaultBot(bots) }));
}

/** A stored setup made fit for the catalog: what no longer exists falls back to the default. */
export function repaired(stored: unknown, fallback: Setup, game: GameEntry): Setup {
  if (typeof stored !== "object" || stored === null) return fallback;
  const kept = stored as Partial<Setup>;
  const editions = game.editions.map((edition) => edition.key);
  const known = new Set(game.expansions.map((one) => one.key));
  const seats = Array.isArray(kept.seats) ? kept.seats.filter(isSeat) : [];
  const valid = seats.length >= game.players[0] && seats.length <= game.players[1];
  return {
    game: game.key,
    edition: kept.edition !== undefined && editions.includes(kept.edition) ? kept.edition : fallback.edition,
    expansions: Array.isArray(kept.expansions) ? kept.expansions.filter((key) => known.has(key)) : [],
    options: typeof kept.options === "object" && kept.options !== null ? { ...kept.options } : {},
    seats: valid ? fitted(seats, game.bots) : fallback.seats,
    randomStart: kept.randomStart !== false,
    tilesLeft: kept.tilesLeft !== false,
    windowSeconds: WINDOW_SECONDS.find((one) => one === kept.windowSeconds) ?? 0,
  };
}

function isSeat(value: unknown): value is SeatChoice {
  if (typeof value !== "object" || value === null) return false;
  const seat = value as Partial<SeatChoice>;
  return (seat.kind === "person" || seat.kind === "bot") && typeof seat.name === "string" && (seat.bot === null || typeof seat.bot === "string");
}
