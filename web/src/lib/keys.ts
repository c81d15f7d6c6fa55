/** From keys to commands. Pure. */

import type { Direction } from "./cells";

/** What the keys do at every table. */
export type SharedCommand =
  | { do: "move"; way: Direction }
  | { do: "pan"; way: Direction }
  | { do: "next"; step: 1 | -1 }
  | { do: "ends"; last: boolean }
  | { do: "choose"; option: number }
  | { do: "zoom"; step: 1 | -1 }
  | { do: "confirm" | "undo" | "fit" | "coordinates" | "left" | "log" | "read" | "dock" | "help" | "howto" | "escape" };

/** What they do at a table of Carcassonne. */
export type Command = SharedCommand | { do: "rotate"; step: 1 | -1 } | { do: "abbot" | "fields" };

export interface KeyLike {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const NAMED: Record<string, SharedCommand> = {
  u: { do: "undo" },
  f: { do: "fit" },
  g: { do: "coordinates" },
  l: { do: "left" },
  p: { do: "log" },
  i: { do: "read" },
  t: { do: "dock" },
  "+": { do: "zoom", step: 1 },
  "=": { do: "zoom", step: 1 },
  "-": { do: "zoom", step: -1 },
  "?": { do: "help" },
  j: { do: "howto" },
  Home: { do: "ends", last: false },
  End: { do: "ends", last: true },
  Enter: { do: "confirm" },
  Escape: { do: "escape" },
};

/**
 * The command of a key, or null. Keys with Alt, Ctrl or Meta belong to the browser, save Ctrl+Z.
 *
 * `own` holds the letters of one game; it is asked with the direction that Shift gives.
 */
export function commandOf<C>(event: KeyLike, own: (key: string, step: 1 | -1) => C | null): SharedCommand | C | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === "z" && !event.shiftKey ? { do: "undo" } : null;
  if (event.altKey) return null;
  const way = ARROWS[key];
  if (way) return event.shiftKey ? { do: "pan", way } : { do: "move", way };
  const step = event.shiftKey ? -1 : 1;
  if (key === "n") return { do: "next", step };
  if (/^[0-9]$/.test(key)) return { do: "choose", option: Number(key) };
  return own(key, step) ?? NAMED[key] ?? null;
}

export function command(event: KeyLike): Command | null {
  return commandOf<Command>(event, (key, step) => {
    if (key === "r") return { do: "rotate", step };
    if (key === "a") return { do: "abbot" };
    return key === "c" ? { do: "fields" } : null;
  });
}

interface Done {
  do: string;
  [more: string]: unknown;
}

/** Commands that work even with the single-letter keys switched off: they are what buttons and grids do anyway. */
export function isBasic(done: Done): boolean {
  return ["move", "ends", "confirm", "escape"].includes(done.do);
}

/** A key held down repeats moves, but never a decision. */
export function repeats(done: Done): boolean {
  return ["move", "pan", "next", "zoom"].includes(done.do);
}
