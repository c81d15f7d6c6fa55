/** Keys at a table of Alhambra. Pure. */

import { commandOf, type KeyLike, type SharedCommand } from "../lib/keys";

export type Row = "market" | "money" | "hand" | "reserve" | "secrets";

export type PalaceCommand =
  | SharedCommand
  | { do: "focus"; group: Row }
  | { do: "way"; step: 1 | -1 }
  | { do: "wake" | "others" | "majorities" | "wall" | "store" | "give" | "redesign" | "annex" };

const LETTERS: Record<string, PalaceCommand> = {
  m: { do: "focus", group: "market" },
  d: { do: "focus", group: "money" },
  h: { do: "focus", group: "hand" },
  e: { do: "focus", group: "reserve" },
  x: { do: "focus", group: "secrets" },
  b: { do: "store" },
  k: { do: "give" },
  r: { do: "redesign" },
  s: { do: "annex" },
  v: { do: "wake" },
  a: { do: "others" },
  c: { do: "majorities" },
  w: { do: "wall" },
};

export function palaceCommand(event: KeyLike): PalaceCommand | null {
  return commandOf<PalaceCommand>(event, (key, step) => (key === "o" ? { do: "way", step } : (LETTERS[key] ?? null)));
}
