/** What the keys do on the page of a table of Alhambra. */

import { flushSync } from "svelte";
import { neighbour, type Direction } from "../lib/cells";
import { isBasic } from "../lib/keys";
import { narrow } from "../lib/panels.svelte";
import { set, settings } from "../lib/settings.svelte";
import type { PalaceCommand } from "./keys";
import type { PalaceStore } from "./store.svelte";

/** What the page lends the keys: its palace, that is zoomed. */
export interface Ground {
  fit(): void;
  zoomBy(step: 1 | -1): void;
  pan(way: Direction): void;
  focus(cell: { x: number; y: number }): void;
}

export function runKey(store: PalaceStore, ground: Ground | null, done: PalaceCommand): void {
  if (done.do === "move") move(store, ground, done.way);
  else if (done.do === "pan") ground?.pan(done.way);
  else if (done.do === "zoom") ground?.zoomBy(done.step);
  else if (done.do === "next") stepTo(store, ground, () => store.step(done.step));
  else if (done.do === "ends") stepTo(store, ground, () => store.end(done.last));
  else if (done.do === "choose") choose(store, done.option);
  else if (done.do === "way") store.nextWay(done.step);
  else if (done.do === "focus") focusRow(done.group);
  else if (done.do === "fit") ground?.fit();
  else runPlain(store, done.do);
}

type Plain = Exclude<PalaceCommand["do"], "move" | "pan" | "zoom" | "next" | "ends" | "choose" | "way" | "focus" | "fit">;

function runPlain(store: PalaceStore, what: Plain): void {
  const todo: Record<Plain, () => void> = {
    confirm: () => store.confirm(),
    undo: () => store.undo(),
    wake: () => store.wake(),
    store: () => store.placing && store.decline(),
    give: () => store.decide(store.putToken("neutral")),
    redesign: () => layOut(store, "redesign"),
    annex: () => layOut(store, "annex"),
    others: () => store.look(((store.shown?.seat ?? 0) + 1) % (store.table?.seats.length ?? 1)),
    majorities: () => store.open("majorities"),
    left: () => store.open("supplies"),
    log: () => showLog(store),
    wall: () => (store.wallShown = !store.wallShown),
    coordinates: () => set("coordinates", !settings.coordinates),
    read: () => store.read(),
    dock: () => document.getElementById("dock")?.focus(),
    help: () => store.open("rules"),
    howto: () => store.open("howto"),
    escape: () => store.escape(),
  };
  todo[what]();
}

function layOut(store: PalaceStore, tray: "redesign" | "annex"): void {
  // Drawn at once: a focus that came a moment later would take the next key from what was chosen meanwhile.
  flushSync(() => store.layOut(tray));
  focusRow("tray");
}

function buttons(root: ParentNode | null): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>("button:not([disabled])")] : [];
}

function focusRow(group: string): void {
  buttons(document.querySelector(`[data-group="${group}"]`))[0]?.focus();
}

/** Choose another cell; the focus goes along, so that Enter confirms it. */
function stepTo(store: PalaceStore, ground: Ground | null, step: () => void): void {
  step();
  if (store.cell) ground?.focus(store.cell);
}

/** Choose one of a row; the focus goes along, so that Enter confirms it. */
function chooseIn(row: Element, index: number): void {
  const one = buttons(row)[index];
  one?.click();
  one?.focus();
}

/** Digits: in the dock the tiles laid out, else the spaces of the market and the open cards. 0 declines. */
function choose(store: PalaceStore, option: number): void {
  if (option === 0) {
    store.decline();
    return;
  }
  const row = document.querySelector('[data-group="tray"]');
  const asked = store.asks ? store.table?.choices.options[option - 1] : undefined;
  if (asked) store.pickOption(asked.token);
  if (store.asks) return;
  const reveal = store.window === "open-no" ? store.table?.choices.reveals[option - 1] : undefined;
  if (reveal) store.pickObject(reveal.token, reveal.tile, "reveal");
  else if (row) chooseIn(row, option - 1);
  else if (option <= 4) store.pickSpace(option - 1);
  else if (option <= 8 && store.table?.display[option - 5]) store.toggleMoney(option - 5);
}

/** Arrows: in a row of things the next one, among the cells of the palace the nearest that way. */
function move(store: PalaceStore, ground: Ground | null, way: Direction): void {
  const active = document.activeElement;
  const group = active?.closest("[data-group]");
  if (group) {
    const row = buttons(group);
    const at = row.indexOf(active as HTMLElement);
    row[(at + (way === "left" || way === "up" ? -1 : 1) + row.length) % row.length]?.focus();
    return;
  }
  const inside = active?.closest("#palace [data-cell]") != null;
  const spots = store.spots;
  const first = store.cell ?? spots.find((spot) => spot.lay) ?? { x: 0, y: 0 };
  const next = inside && store.here ? neighbour(spots, store.here, way) : first;
  if (next) ground?.focus(next);
}

/** The points, once there are some: on a wide screen they are always there. */
function showLog(store: PalaceStore): void {
  if ((store.table?.rounds.length ?? 0) > 0) store.logTab = "points";
  if (narrow()) store.open("log");
  else document.getElementById(`rail-tab-${store.logTab}`)?.focus();
}

/** Keys that the focused control needs itself, and keys typed into a field, are left alone. */
export function wanted(event: KeyboardEvent, done: PalaceCommand): boolean {
  const target = event.target instanceof Element ? event.target : null;
  // Nobody plays behind an open dialog, wherever the focus is.
  if (document.querySelector("dialog[open]") || target?.closest("input, select, textarea")) return false;
  if (!settings.keys && !isBasic(done)) return false;
  // Enter on something that is already chosen confirms it; on anything else it chooses.
  if (done.do === "confirm") return !target?.closest("button, a, summary") || target.closest('[data-group] [aria-pressed="true"], [data-cell][aria-pressed="true"]') !== null;
  if (done.do === "move" || done.do === "ends") return !target?.closest(".rail, .sheet");
  return true;
}
