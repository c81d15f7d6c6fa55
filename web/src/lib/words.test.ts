import { describe, expect, it, vi } from "vitest";
import type { Art, EventView, Table } from "./protocol";

vi.stubGlobal("navigator", { languages: ["es-ES"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { ArtBook } = await import("./art");
const words = await import("./words");

/** A tile with a city in the north and a road from east to west, as it lies in its four turns. */
const WAYS = ["CRFR", "RCRF", "FRCR", "RFRC"];
const ART = {
  look: "2014",
  tile: "/art/2014/{code}/{turns}.svg?v=1",
  kinds: [
    {
      code: "CRFR",
      letter: "D",
      names: {},
      proposed: false,
      segments: [
        { kind: "city", shields: 1, marks: [], claimable: true, sites: ["c.N", "c.E", "c.S", "c.W"] },
        { kind: "road", shields: 0, marks: [], claimable: true, sites: ["r.E", "r.N", "r.E", "r.N"] },
      ],
      turns: WAYS.map((edges) => ({ edges, seats: [[0, -30], [0, 0]], corners: [[-50, -50], [50, -50]], regions: ["M0 0", "M1 1"] })),
    },
  ],
  pieces: [],
  chips: [],
  tower: "",
  tower_box: [0, 0, 1, 1],
} as unknown as Art;

const SEATS = [
  { seat: 0, name: "Ana", mine: true },
  { seat: 1, name: "Bruno", mine: false },
];

function table(more: object): Table {
  return { seats: SEATS, to_move: 0, tiles: [], figures: [], zones: [], log: [], hand: "CRFR", over: false, ...more } as unknown as Table;
}

const book = new ArtBook(ART);

describe("ArtBook", () => {
  it("gives addresses, seats and towers", () => {
    expect(book.tile("C*F", 2)).toBe("/art/2014/C*F/2.svg?v=1");
    expect(book.tile("A+B", 0)).toBe("/art/2014/A%2BB/0.svg?v=1");
    expect(book.seat({ code: "CRFR", x: 2, y: -1, turns: 0 }, 0)).toEqual({ x: 200, y: -130 });
    const tiles = [0, 1].map((x) => ({ code: "CRFR", x, y: 0, turns: 0, covered: false, seat: null }));
    // Two tiles side by side share the corner between them: 4 corners, 3 places.
    expect(book.towers(tiles)).toEqual([
      { x: -50, y: -50 },
      { x: 50, y: -50 },
      { x: 150, y: -50 },
    ]);
  });
});

describe("tiles in words", () => {
  it("names what crosses the sides, as the tile lies", () => {
    expect(words.tileWords(book, "CRFR", 0)).toBe("ciudad al norte, camino al este y al oeste, 1 escudo");
    expect(words.tileWords(book, "CRFR", 1)).toBe("camino al norte y al sur, ciudad al este, 1 escudo");
  });
  it("names a legal cell by what lies round it", () => {
    // The tile at 0,0 shows road to the east, so the cell 1,0 has road to its west.
    const board = table({ tiles: [{ code: "CRFR", x: 0, y: 0, turns: 0, covered: false, seat: null }] });
    const cell = { x: 1, y: 0, top: false, rotations: [{ turns: 0, token: "", effects: [], ends_turn: false, free: [], twin: null }] };
    expect(words.cellWords(book, board, cell)).toBe("Hueco 1, 0. Al oeste camino. Una manera.");
    expect(words.cellWords(book, board, { ...cell, x: 0, y: -1 })).toBe("Hueco 0, \u22121. Al sur ciudad. Una manera.");
  });
});

describe("effects in words", () => {
  const effectLines = (...of: Parameters<typeof words.effectRows>): string[] => words.effectRows(...of).map((row) => row.text);
  const effect = { code: "completes", kind: "city", tiles: 4, points: 8, seats: [1], zones: [], parts: 1, rule: "" };
  it("name who is paid", () => {
    expect(effectLines(table({}), [effect])).toEqual(["Completa una ciudad de 4 losetas: +8 para Bruno"]);
    expect(effectLines(table({}), [{ ...effect, seats: [0] }])).toEqual(["Completa una ciudad de 4 losetas: +8 para ti"]);
    expect(effectLines(table({}), [{ ...effect, seats: [0, 1] }])).toEqual(["Completa una ciudad de 4 losetas: +8 para Ana y Bruno"]);
    expect(effectLines(table({}), [{ ...effect, seats: [], points: 0 }])).toEqual(["Completa una ciudad de 4 losetas, sin dueño"]);
  });
  it("come in the order of their weight, and unknown ones in a neutral phrase", () => {
    const lines = effectLines(table({}), [
      { code: "unheard", kind: "tower", tiles: 1, points: 0, seats: [], zones: [], parts: 1, rule: "" },
      { code: "extends", kind: "road", tiles: 2, points: 1, seats: [0], zones: [], parts: 1, rule: "" },
      effect,
    ]);
    expect(lines).toEqual(["Completa una ciudad de 4 losetas: +8 para Bruno", "Amplía tu camino a 2 losetas", "No cambia ninguna zona ocupada."]);
  });
});

describe("points in words", () => {
  const event = {
    id: 1, turn: 3, seat: 1, kind: "city", points: 9, phase: "complete", rule: "BAS-12", site: "c.N", x: 0, y: 0, winners: [0, 1],
    terms: [
      { code: "tiles", count: 3, each: 2, points: 6, rule: "BAS-12" },
      { code: "shields", count: 1, each: 2, points: 2, rule: "BAS-13" },
      { code: "itself", count: 1, each: 1, points: 1, rule: "BAS-14" },
    ],
    spots: [], cells: [], values: [], figures: [],
  } as EventView;
  it("name the event, who and how large", () => {
    expect(words.eventName(event)).toBe("Ciudad completa");
    expect(words.eventName({ ...event, kind: "lighthouse" })).toBe("Zona completa");
    expect(words.eventDetail(table({}), event)).toBe("Bruno · 3 losetas · compartida por Ana y Bruno");
  });
  it("write each term as a product, save one times one", () => {
    expect(event.terms.map(words.termLine)).toEqual(["3 losetas × 2", "1 escudo × 2", "La propia loseta"]);
  });
});

describe("what has happened", () => {
  it("is told in one go", () => {
    const before = table({ log: [{ turn: 1, seat: 1, discards: [], code: null, x: null, y: null, turns: null, claim: null, decisions: [], events: [], open: true }] });
    const event = { id: 4, seat: 0, kind: "road", phase: "complete", points: 3, terms: [], winners: [0] };
    const after = table({
      log: [{ turn: 1, seat: 1, discards: ["CRFR"], code: "CRFR", x: 2, y: -1, turns: 0, claim: { piece: "follower", kind: "city", recall: false }, decisions: [], events: [event], open: false }],
    });
    expect(words.changeWords(book, before, after)).toBe(
      "Una loseta no cabía en ningún sitio y se retira: ciudad al norte, camino al este y al oeste, 1 escudo. " +
        "Bruno juega en 2, \u22121 y pone un caballero. Camino completo: 3 puntos para Ana.",
    );
  });
});

describe("rulesetParts", () => {
  it("takes a ruleset text apart", () => {
    expect(words.rulesetParts("carcassonne/2014(farms=devir)+one(a=b)+two")).toEqual({ game: "carcassonne", edition: "2014", expansions: ["one", "two"] });
  });
});
