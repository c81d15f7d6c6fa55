/** Texts. Three languages of the interface, and what the expansions bring, in one Fluent bundle per language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import alhambraCa from "../../../src/losetas/texts/alhambra.ca.ftl?raw";
import alhambraEn from "../../../src/losetas/texts/alhambra.en.ftl?raw";
import alhambraEs from "../../../src/losetas/texts/alhambra.es.ftl?raw";
import ca from "../../../src/losetas/texts/ca.ftl?raw";
import en from "../../../src/losetas/texts/en.ftl?raw";
import es from "../../../src/losetas/texts/es.ftl?raw";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["es", "en", "ca"] as const;
const SOURCES: Record<string, string> = { es: `${es}\n${alhambraEs}`, en: `${en}\n${alhambraEn}`, ca: `${ca}\n${alhambraCa}` };
/** Where a text is looked up when the chosen language lacks it. */
const FALLBACK = "es";

export type Args = Record<string, FluentVariable>;

function makeBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

let bundles: Record<string, FluentBundle> = $state.raw(
  Object.fromEntries(LANGUAGES.map((language) => [language, makeBundle(language, SOURCES[language] ?? "")])),
);

let brought: Record<string, Record<string, string>> = {};
let played: string | null = null;

/** Add what games and their expansions bring, by game and language. */
export function addTexts(texts: Record<string, Record<string, string>>): void {
  brought = texts;
  rebuild();
}

/** The game on the screen: where it shares an id with the interface or another game, its own text is shown. */
export function speakOf(game: string | null): void {
  played = game;
  rebuild();
}

function rebuild(): void {
  const merged: Record<string, FluentBundle> = {};
  for (const language of LANGUAGES) {
    const bundle = makeBundle(language, SOURCES[language] ?? "");
    const own = played === null ? "" : (brought[played]?.[language] ?? "");
    bundle.addResource(new FluentResource(own), { allowOverrides: true });
    for (const texts of Object.values(brought)) bundle.addResource(new FluentResource(texts[language] ?? ""));
    merged[language] = bundle;
  }
  bundles = merged;
}

function find(id: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>] | null {
  for (const language of [settings.language, FALLBACK]) {
    const bundle = bundles[language];
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return [bundle, message];
  }
  return null;
}

/** Whether there is a text of that id. */
export function has(id: string): boolean {
  return find(id) !== null;
}

/** The text of an id in the chosen language. */
export function t(id: string, args?: Args): string {
  const found = find(id);
  if (!found?.[1].value) return id;
  return found[0].formatPattern(found[1].value, args ?? null, []).trim();
}

/** The text of the first of several ids that exists: the way codes the interface has never heard of are named. */
export function first(ids: readonly string[], args?: Args): string {
  const known = ids.find(has) ?? ids[ids.length - 1] ?? "";
  return t(known, args);
}

/** A list in words: Ana, Bruno y Carmen. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return t("list-and", { list: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
}

/** The text of the chosen language out of a record of them. */
export function pick(texts: Record<string, string>): string {
  return texts[settings.language] ?? texts[FALLBACK] ?? Object.values(texts)[0] ?? "";
}
