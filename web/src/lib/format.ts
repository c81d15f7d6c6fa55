/** Numbers and words as they are printed. Pure. */

const MINUS = "\u2212";

/** A whole number with the real minus sign. */
export function int(value: number): string {
  return value < 0 ? MINUS + String(-value) : String(value);
}

/** A whole number with its sign, zero without. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : int(value);
}

/** A cell as players write it: `−3,1`. */
export function cellName(x: number, y: number): string {
  return `${int(x)},${int(y)}`;
}

/** First letter in capitals, the rest untouched. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Minutes between two ISO instants, at least 1; null when one is missing or not a date. */
export function minutesBetween(from: string | null, to: string | null): number | null {
  if (!from || !to) return null;
  const span = Date.parse(to) - Date.parse(from);
  return Number.isFinite(span) && span >= 0 ? Math.max(1, Math.round(span / 60000)) : null;
}
