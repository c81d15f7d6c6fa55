import { describe, expect, it } from "vitest";
import { command, isBasic } from "./keys";

const press = (key: string, more: Partial<Parameters<typeof command>[0]> = {}): ReturnType<typeof command> =>
  command({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("command", () => {
  it("reads the table of keys", () => {
    expect(press("ArrowLeft")).toEqual({ do: "move", way: "left" });
    expect(press("ArrowLeft", { shiftKey: true })).toEqual({ do: "pan", way: "left" });
    expect(press("n")).toEqual({ do: "next", step: 1 });
    expect(press("N", { shiftKey: true })).toEqual({ do: "next", step: -1 });
    expect(press("R", { shiftKey: true })).toEqual({ do: "rotate", step: -1 });
    expect(press("0")).toEqual({ do: "choose", option: 0 });
    expect(press("9")).toEqual({ do: "choose", option: 9 });
    expect(press("?", { shiftKey: true })).toEqual({ do: "help" });
    expect(press("End")).toEqual({ do: "ends", last: true });
    expect(press("u")).toEqual({ do: "undo" });
  });
  it("leaves the keys of the browser alone, save Ctrl+Z", () => {
    expect(press("z", { ctrlKey: true })).toEqual({ do: "undo" });
    expect(press("f", { ctrlKey: true })).toBeNull();
    expect(press("r", { metaKey: true })).toBeNull();
    expect(press("ArrowLeft", { altKey: true })).toBeNull();
    expect(press("Tab")).toBeNull();
    expect(press("q")).toBeNull();
  });
  it("keeps arrows, Enter and Escape when single keys are off", () => {
    expect(isBasic({ do: "move", way: "up" })).toBe(true);
    expect(isBasic({ do: "escape" })).toBe(true);
    expect(isBasic({ do: "undo" })).toBe(false);
    expect(isBasic({ do: "choose", option: 1 })).toBe(false);
  });
});
