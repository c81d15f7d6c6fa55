import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["es-ES"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { addTexts, speakOf, t } = await import("./i18n.svelte");

describe("texts of games", () => {
  it("say an id in the words of the game that is played, and else in those of the interface", () => {
    const plain = t("reason-occupied", { names: "Ana" });
    addTexts({ one: { es: "reason-of-one = uno\n" }, other: { es: "reason-occupied = esa casilla está ocupada\n" } });
    expect(t("reason-occupied", { names: "Ana" })).toBe(plain);
    expect(t("reason-of-one")).toBe("uno");
    speakOf("other");
    expect(t("reason-occupied", { names: "Ana" })).toBe("esa casilla está ocupada");
    expect(t("reason-of-one")).toBe("uno");
    speakOf(null);
    expect(t("reason-occupied", { names: "Ana" })).toBe(plain);
  });
});
