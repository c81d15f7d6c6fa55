import { describe, expect, it } from "vitest";
import { applies, figured } from "./howto";
import type { HowtoItem } from "./protocol";

function item(kind: string, when: Record<string, string[]> = {}): HowtoItem {
  return { kind, text: kind, lang: "es", rules: ["BAS-1"], when, pictures: [] };
}

describe("applies", () => {
  it("asks for nothing", () => {
    expect(applies(item("say"), { edition: "2014" })).toBe(true);
  });
  it("asks for all that is named, each with its values", () => {
    const both = item("say", { edition: ["2014"], farms: ["2nd", "3rd"] });
    expect(applies(both, { edition: "2014", farms: "3rd" })).toBe(true);
    expect(applies(both, { edition: "2014", farms: "1st" })).toBe(false);
    expect(applies(both, { edition: "classic", farms: "3rd" })).toBe(false);
  });
  it("lets pass what is not settled yet", () => {
    expect(applies(item("say", { players: ["2"] }), {})).toBe(true);
  });
});

describe("figured", () => {
  it("puts pictures that follow each other together", () => {
    const kinds = ["say", "row", "scene", "say", "scene", "say", "say"];
    expect(figured(kinds.map((kind) => item(kind))).map((block) => block.map((one) => one.kind))).toEqual([["say"], ["row", "scene"], ["say"], ["scene"], ["say"], ["say"]]);
  });
});
