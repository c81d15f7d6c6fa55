/** Keys at a table of Alhambra. Pure. */

export type PalaceCommand =
  | { do: "move"; way: "up" | "down" | "left" | "right" }
  | { do: "next"; step: 1 | -1 }
  | { do: "choose"; option: number }
  | { do: "focus"; group: "market" | "money" | "hand" | "reserve" | "dock" | "palace" }
  | { do: "confirm" | "undo" | "wake" | "others" | "majorities" | "supplies" | "log" | "wall" | "help" | "escape" | "store" };

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

const LETTERS: Record<string, PalaceCommand> = {
  m: { do: "focus", group: "market" },
  d: { do: "focus", group: "money" },
  h: { do: "focus", group: "hand" },
  e: { do: "focus", group: "reserve" },
  t: { do: "focus", group: "dock" },
  b: { do: "store" },
  u: { do: "undo" },
  v: { do: "wake" },
  a: { do: "others" },
  c: { do: "majorities" },
  w: { do: "wall" },
  l: { do: "supplies" },
  p: { do: "log" },
};

/** The command of a key, or null. Keys with Alt, Ctrl or Meta belong to the browser, save Ctrl+Z. */
export function palaceCommand(event: KeyLike): PalaceCommand | null {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === "z" && !event.shiftKey ? { do: "undo" } : null;
  if (event.altKey) return null;
  const way = ARROWS[key];
  if (way && !event.shiftKey) return { do: "move", way };
  if (key === "n") return { do: "next", step: event.shiftKey ? -1 : 1 };
  if (/^[0-9]$/.test(key)) return { do: "choose", option: Number(key) };
  if (key === "?") return { do: "help" };
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "escape" };
  return LETTERS[key] ?? null;
}
