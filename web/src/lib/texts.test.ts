import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const TEXTS = join(import.meta.dirname, "../../../src/losetas/texts");
const SOURCES = join(import.meta.dirname, "..");
const LANGUAGES = ["es", "en", "ca"] as const;

const text = Object.fromEntries(
  LANGUAGES.map((language) => [language, [`${language}.ftl`, `alhambra.${language}.ftl`].map((name) => readFileSync(join(TEXTS, name), "utf8")).join("\n")]),
);

function ids(language: string): string[] {
  return [...(text[language] ?? "").matchAll(/^([A-Za-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

/** Variables a message uses: `$n`, `$name`. */
function variables(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, body] of (text[language] ?? "").matchAll(/^([A-Za-z][\w-]*) =((?:.*\n)(?:[ \t}].*\n)*)/gm)) {
    found.set(id ?? "", [...new Set([...(body ?? "").matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(" "));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

describe("texts", () => {
  it.each(LANGUAGES)("%s is read without an error and names nothing twice", (language) => {
    const errors = new FluentBundle(language).addResource(new FluentResource(text[language] ?? ""));
    expect(errors).toEqual([]);
    expect(ids(language).length).toBe(new Set(ids(language)).size);
    // What Fluent cannot read it skips: every id must have become a message.
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(text[language] ?? ""));
    expect(ids(language).filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it.each(["en", "ca"])("%s has the ids and the variables of es", (language) => {
    expect(ids(language)).toEqual(ids("es"));
    expect([...variables(language)]).toEqual([...variables("es")]);
  });

  it("has every id that the components name", () => {
    const known = new Set(ids("es"));
    const named = sources(SOURCES).flatMap((source) => [
      ...[...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
      ...[...source.matchAll(/\bfirst\(\[([^\]]*)\]/g)].flatMap((match) => [...(match[1] ?? "").matchAll(/"([\w-]+)"/g)].map((one) => one[1] ?? "")),
    ]);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
