/** What this person likes, kept on this device. */

export type Theme = "auto" | "light" | "dark";

/** Left to the table, or settled by the person. */
export type Wish = "auto" | "on" | "off";

export interface Settings {
  language: string;
  theme: Theme;
  oneTap: boolean;
  fastBots: boolean;
  sound: boolean;
  keys: boolean;
  hints: boolean;
  fields: boolean;
  coordinates: boolean;
  /** Decline by itself where nothing can be done, in windows between turns. */
  declineAlone: Wish;
}

const STORE = "losetas.settings";
const LANGUAGES = ["es", "en", "ca"];

function preferredLanguage(): string {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return "es";
}

function initial(): Settings {
  const phone = matchMedia("(pointer: coarse)").matches;
  return {
    language: preferredLanguage(),
    theme: "auto",
    oneTap: false,
    fastBots: false,
    sound: !phone,
    keys: true,
    hints: true,
    fields: false,
    coordinates: false,
    declineAlone: "auto",
  };
}

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Partial<Settings>) : {};
  } catch {
    // A broken or forbidden store is no reason not to play.
    return {};
  }
}

function load(): Settings {
  const defaults = initial();
  const kept = stored() as Record<string, unknown>;
  const merged = { ...defaults } as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(defaults)) {
    if (typeof kept[key] === typeof value) merged[key] = kept[key];
  }
  const settings = merged as unknown as Settings;
  if (!LANGUAGES.includes(settings.language)) settings.language = defaults.language;
  if (!["auto", "light", "dark"].includes(settings.theme)) settings.theme = "auto";
  if (!["auto", "on", "off"].includes(settings.declineAlone)) settings.declineAlone = "auto";
  return settings;
}

export const settings: Settings = $state(load());

/** Change one setting and keep it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the setting then holds for this visit.
  }
  applyTheme();
}

/** Put the theme on the document. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", settings.theme);
}
