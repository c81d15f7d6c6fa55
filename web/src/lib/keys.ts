/** From keys to commands. Pure. */

export type Command =
  | { do: "move"; way: "up" | "down" | "left" | "right" }
  | { do: "pan"; way: "up" | "down" | "left" | "right" }
  | { do: "next"; step: 1 | -1 }
  | { do: "ends"; last: boolean }
  | { do: "rotate"; step: 1 | -1 }
  | { do: "choose"; option: number }
  | { do: "zoom"; step: 1 | -1 }
  | { do: "confirm" | "undo" | "abbot" | "fit" | "fields" | "coordinates" | "left" | "log" | "read" | "dock" | "help" | "escape" };

export interface KeyLike {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ARROWS: Record<string, "up" | "down" | "left" | "right"> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const LETTERS: Record<string, Command> = {
  u: { do: "undo" },
  a: { do: "abbot" },
  f: { do: "fit" },
  c: { do: "fields" },
  g: { do: "coordinates" },
  l: { do: "left" },
  p: { do: "log" },
  i: { do: "read" },
  t: { do: "dock" },
};

/** The command of a key, or null. Keys with Alt, Ctrl or Meta belong to the browser, save Ctrl+Z. */
export function command(event: KeyLike): Command | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === "z" && !event.shiftKey ? { do: "undo" } : null;
  if (event.altKey) return null;
  const way = ARROWS[key];
  if (way) return event.shiftKey ? { do: "pan", way } : { do: "move", way };
  const step = event.shiftKey ? -1 : 1;
  if (key === "n") return { do: "next", step };
  if (key === "r") return { do: "rotate", step };
  if (/^[0-9]$/.test(key)) return { do: "choose", option: Number(key) };
  if (key === "+" || key === "=") return { do: "zoom", step: 1 };
  if (key === "-") return { do: "zoom", step: -1 };
  if (key === "?") return { do: "help" };
  if (key === "Home" || key === "End") return { do: "ends", last: key === "End" };
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "escape" };
  return LETTERS[key] ?? null;
}

/** Commands that work even with the single-letter keys switched off: they are what buttons and grids do anyway. */
export function isBasic(done: Command): boolean {
  return done.do === "move" || done.do === "ends" || done.do === "confirm" || done.do === "escape";
}
