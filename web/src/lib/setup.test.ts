import { describe, expect, it } from "vitest";
import type { GameEntry } from "./protocol";
import { changedOptions, defaultBot, fitted, freeName, newTable, optionsOffered, repaired, rulesetText, seatProblem, type Setup } from "./setup";

const GAME = {
  key: "game",
  base: "base",
  players: [2, 6],
  editions: [{ key: "new" }, { key: "old" }],
  expansions: [
    { key: "one", editions: [] },
    { key: "two", editions: [], windows: true },
  ],
  bots: [{ key: "strong", default: true }],
  options: [
    { key: "farms", values: ["3", "2"], editions: [], rules: [], expansion: "base" },
    { key: "abbot", values: ["yes", "no"], editions: ["new"], rules: [], expansion: null },
    { key: "extra", values: ["a", "b"], editions: [], rules: [], expansion: "two" },
  ],
} as unknown as GameEntry;

const SETUP: Setup = {
  game: "game",
  edition: "new",
  expansions: [],
  options: {},
  seats: [
    { kind: "person", name: "Ana", bot: null },
    { kind: "bot", name: "Bruno", bot: "strong" },
  ],
  randomStart: true,
  tilesLeft: true,
  windowSeconds: 0,
};

describe("house rules", () => {
  it("are offered by edition and by expansion", () => {
    expect(optionsOffered(GAME, "new", []).map((one) => one.key)).toEqual(["farms", "abbot"]);
    expect(optionsOffered(GAME, "old", ["two"]).map((one) => one.key)).toEqual(["farms", "extra"]);
  });
  it("count as changed when they are not the default and on offer", () => {
    const options = { farms: "2", abbot: "yes", extra: "b", nonsense: "1" };
    expect(changedOptions(GAME, { ...SETUP, options })).toEqual({ farms: "2" });
    expect(changedOptions(GAME, { ...SETUP, options: { farms: "7" } })).toEqual({});
  });
});

describe("rulesetText", () => {
  it("leaves defaults out", () => {
    expect(rulesetText(GAME, SETUP)).toBe("game/new");
  });
  it("sorts options and keeps the order of the catalog for expansions", () => {
    const setup = { ...SETUP, expansions: ["two", "one"], options: { farms: "2", abbot: "no" } };
    expect(rulesetText(GAME, setup)).toBe("game/new(abbot=no,farms=2)+one+two");
  });
});

describe("newTable", () => {
  it("puts the seat that begins first and trims names", () => {
    const setup = { ...SETUP, seats: [{ kind: "person" as const, name: " Ana ", bot: "strong" }, SETUP.seats[1]!] };
    expect(newTable(GAME, setup, 1, true)).toEqual({
      ruleset: "game/new",
      seats: [
        { kind: "bot", name: "Bruno", bot: "strong" },
        { kind: "person", name: "Ana", bot: null },
      ],
      settings: { fast: true, tiles_left: true, window_seconds: 0 },
    });
  });
  it("has a clock only where something asks in windows", () => {
    const seconds = (expansions: string[]): number | undefined => newTable(GAME, { ...SETUP, expansions, windowSeconds: 20 }, 0, true).settings?.window_seconds;
    expect([seconds([]), seconds(["one"]), seconds(["one", "two"])]).toEqual([0, 0, 20]);
    expect(repaired({ ...SETUP, windowSeconds: 30 }, SETUP, GAME).windowSeconds).toBe(30);
    expect(repaired({ ...SETUP, windowSeconds: 7 }, SETUP, GAME).windowSeconds).toBe(0);
  });
});

describe("seats", () => {
  it("need names, each its own", () => {
    expect(seatProblem(SETUP.seats)).toBeNull();
    expect(seatProblem([{ kind: "person", name: "  ", bot: null }])).toBe("name-missing");
    expect(seatProblem([SETUP.seats[0]!, { kind: "person", name: "ana ", bot: null }])).toBe("names-must-differ");
  });
  it("get a name nobody has", () => {
    expect(freeName(["Ana", "Bruno"], ["ana"])).toBe("Bruno");
    expect(freeName(["Ana"], ["Ana"])).toBe("Ana 2");
  });
  it("have the default bot, or the strongest", () => {
    expect(defaultBot([{ key: "a", default: false }, { key: "b", default: true }, { key: "c", default: false }])).toBe("b");
    expect(defaultBot([{ key: "a", default: false }, { key: "c", default: false }])).toBe("c");
    expect(defaultBot([])).toBeNull();
  });
  it("keep a level that the game has, and get its default for one of another game", () => {
    const levels = [{ key: "strong", default: false }, { key: "planner", default: true }];
    expect(fitted([...SETUP.seats, { kind: "bot", name: "Carla", bot: "projected" }], levels).map((seat) => seat.bot)).toEqual(["planner", "strong", "planner"]);
  });
});

describe("repaired", () => {
  it("keeps what still exists", () => {
    const kept = { ...SETUP, edition: "old", expansions: ["one", "gone"], options: { farms: "2" } };
    expect(repaired(kept, SETUP, GAME)).toEqual({ ...SETUP, edition: "old", expansions: ["one"], options: { farms: "2" }, seats: [{ ...SETUP.seats[0], bot: "strong" }, SETUP.seats[1]] });
  });
  it("falls back on nonsense", () => {
    expect(repaired(null, SETUP, GAME)).toBe(SETUP);
    expect(repaired("x", SETUP, GAME)).toBe(SETUP);
    expect(repaired({ edition: "lost", seats: [{ kind: "cat" }] }, SETUP, GAME)).toMatchObject({ edition: "new", seats: SETUP.seats });
  });
});
