/** Codes and numbers of the table in words of the chosen language. */

import { type ArtBook, tileAt } from "./art";
import { capital, int } from "./format";
import { first, has, listed, pick, t } from "./i18n.svelte";
import type { ClaimView, Effect, EventView, OptionView, Placement, Rotation, Table, TermView, TileView, TurnView, ZoneView } from "./protocol";

const SIDES = ["N", "E", "S", "W"] as const;
const STEPS: readonly [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const kindName = (kind: string): string => first([`kind-${kind}`, "kind-other"]);
export const kindPlural = (kind: string): string => first([`kinds-${kind}`, `kind-${kind}`, "kinds-other"]);
export const kindTheMany = (kind: string): string => first([`thekinds-${kind}`, "thekinds-other"]);
export const roleName = (kind: string): string => first([`role-${kind}`, "role-other"]);
export const pieceName = (piece: string): string => first([`piece-${piece}`, "piece-follower"]);
const edgeName = (letter: string): string => first([`edge-${letter}`, "edge-other"]);
export const botName = (bot: string | null): string => (bot && has(`bot-${bot}`) ? t(`bot-${bot}`) : (bot ?? ""));
/** What a level of bots does, in a sentence; nothing where nobody has said it. */
export const botHelp = (bot: string): string => first([`bot-${bot}-help`, "no-text"]);
export const reasonText = (reason: string, names = ""): string =>
  first([`reason-${reason}`, "reason-other"], { names });
export const undoText = (reason: string): string => first([`undo-no-${reason}`, "undo-no-nothing-to-undo"]);

export function seatName(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? "";
}

export function seatNames(table: Table, seats: readonly number[]): string {
  return listed(seats.map((seat) => seatName(table, seat)));
}

/** What a game is called, with its edition. */
export function rulesetParts(ruleset: string): { game: string; edition: string; expansions: string[] } {
  const [head = "", ...expansions] = ruleset.split("+");
  const [game = "", rest = ""] = head.split("/");
  return { game, edition: rest.replace(/\(.*$/s, ""), expansions: expansions.map((name) => name.replace(/\(.*$/s, "")) };
}

/** A tile as it lies: `ciudad al norte, camino al sur y al oeste`. Sides of open country are not named unless all are. */
export function tileWords(book: ArtBook, code: string, turns: number): string {
  const edges = book.way(code, turns)?.edges ?? "";
  const byLetter = new Map<string, string[]>();
  SIDES.forEach((side, index) => {
    const letter = edges[index] ?? "";
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), t(`at-${side}`)]);
  });
  const named = [...byLetter].filter(([letter]) => letter !== "F" && letter !== "");
  const sides = named.map(([letter, at]) =>
    at.length === 4 ? t("edge-all-round", { what: edgeName(letter) }) : t("edge-at", { what: edgeName(letter), at: listed(at) }),
  );
  const inner = (book.kind(code)?.segments ?? [])
    // A site without a side is something that stands inside the tile.
    .filter((segment) => segment.sites[0] !== undefined && !segment.sites[0].includes("."))
    .map((segment) => kindName(segment.kind).toLocaleLowerCase());
  const shields = (book.kind(code)?.segments ?? []).reduce((sum, segment) => sum + segment.shields, 0);
  if (shields > 0) inner.push(t("term-shields", { count: shields }));
  const all = [...sides, ...inner];
  return all.length > 0 ? all.join(", ") : edgeName("F");
}

/** The edges of a kind turned by quarter turns clockwise, for a kind whose art is known. */
function facing(book: ArtBook, tile: TileView, side: number): string {
  return book.way(tile.code, tile.turns)?.edges[(side + 2) % 4] ?? "";
}

/** A legal cell: `Hueco 2, −1. Al norte ciudad, al oeste camino. 2 maneras.` */
export function cellWords(book: ArtBook, table: Table, placement: Placement): string {
  const around = STEPS.flatMap(([dx, dy], side) => {
    const tile = tileAt(table.tiles, placement.x + dx, placement.y + dy);
    return tile ? [`${t(`at-${SIDES[side]}`)} ${edgeName(facing(book, tile, side))}`] : [];
  });
  return t(placement.top ? "say-cell-cover" : "say-cell", {
    x: int(placement.x),
    y: int(placement.y),
    around: around.length > 0 ? `${capital(around.join(", "))}.` : "",
    ways: placement.rotations.length,
  });
}

/** The same cell once chosen, with how the tile lies there. */
export function chosenWords(book: ArtBook, table: Table, placement: Placement, rotation: Rotation): string {
  return t("say-cell-chosen", {
    x: int(placement.x),
    y: int(placement.y),
    ways: placement.rotations.length,
    edges: tileWords(book, table.hand ?? "", rotation.turns),
  });
}

const EFFECT_ORDER = ["completes", "reopens", "splits", "joins", "stays", "surrounds", "extends", "shrinks", "removes", "starts"];

/** What an effect looks like in a list: a gain, a warning, or a plain fact. */
export interface EffectRow {
  text: string;
  icon: "ok" | "info" | "warn";
  rule: string;
}

/** Effects in the order of their weight, each as a sentence. */
export function effectRows(table: Table, effects: readonly Effect[]): EffectRow[] {
  const weight = (effect: Effect): number => {
    const at = EFFECT_ORDER.indexOf(effect.code);
    return (at < 0 ? EFFECT_ORDER.length : at) * 10 + (effect.seats.includes(table.to_move ?? -1) ? 0 : 1);
  };
  return [...effects].sort((a, b) => weight(a) - weight(b)).map((effect) => ({
    text: effectLine(table, effect),
    icon: ["reopens", "splits", "shrinks", "removes"].includes(effect.code) ? "warn" : effect.code === "stays" ? "info" : "ok",
    rule: effect.rule,
  }));
}

function effectLine(table: Table, effect: Effect): string {
  const mine = table.to_move !== null && effect.seats.includes(table.to_move);
  const shared = effect.seats.length > 1;
  const args = {
    tiles: effect.tiles,
    points: effect.points,
    parts: effect.parts,
    was: listed(effect.zones.map((zone) => int(table.zones[zone]?.tiles ?? 0))),
    names: seatNames(table, effect.seats),
    kind: kindName(effect.kind).toLocaleLowerCase(),
    thing: first([`thing-${effect.kind}`, "thing-other"]),
    yours: first([`yours-${effect.kind}`, "yours-other"]),
  };
  const whose = effect.seats.length === 0 ? "free" : mine && !shared ? "mine" : "other";
  const code = effect.code === "completes" && whose === "other" ? "completes-paid" : `${effect.code}-${whose}`;
  return first(
    [`effect-${code}-${effect.kind}`, `effect-${code}`, `effect-${effect.code}-${effect.kind}`, `effect-${effect.code}`, "effect-none"],
    args,
  );
}

/** What a claim would hold, for its card: one short line. */
export function claimLine(claim: ClaimView): string {
  if (claim.completes) return t("claim-tiles", { tiles: claim.tiles });
  if (claim.open > 0 && !claim.site.includes(".")) return t("claim-missing", { open: claim.open });
  if (claim.open > 0) return t("claim-open", { tiles: claim.tiles, open: claim.open });
  return t("claim-tiles", { tiles: claim.tiles });
}

/** What is asked of a decision: the text of an expansion for its key, or a neutral one. */
export function decideText(key: string, part: string, otherwise: string, args: Record<string, string | number> = {}): string {
  return first([part ? `decide-${key}-${part}` : `decide-${key}`, otherwise], args);
}

/** A choice of a decision: the marker, or the zone and whose it is. */
export function decisionTitle(table: Table, choice: OptionView): string {
  if (choice.spots.length > 0) {
    const kind = kindName(choice.kind);
    return choice.seats.length > 0 ? t("decide-zone-of", { kind, names: seatNames(table, choice.seats) }) : kind;
  }
  if (choice.marker !== null) {
    const part = choice.marker < 0 ? "neutral" : choice.marker === table.to_move ? "mine" : "other";
    return decideText(choice.key, part, `marker-${part}`, { name: seatName(table, choice.marker) });
  }
  return t("decide-option", { arg: choice.arg });
}

/** The second line of a choice: how large the zone is and what it brings, or what a marker is good for. */
export function decisionDetail(table: Table, choice: OptionView): string {
  if (choice.piece !== "") {
    const size = choice.open > 0 ? t("claim-open", { tiles: choice.tiles, open: choice.open }) : t("claim-tiles", { tiles: choice.tiles });
    return choice.value > 0 ? `${size} · ${t("decide-value", { points: choice.value })}` : size;
  }
  if (choice.spots.length > 0) return choice.tiles > 0 ? t("claim-tiles", { tiles: choice.tiles }) : "";
  if (choice.marker === null) return "";
  const part = choice.marker < 0 ? "neutral-help" : choice.marker === table.to_move ? "mine-help" : "other-help";
  return decideText(choice.key, part, "no-text", { name: seatName(table, choice.marker) });
}

/** What somebody decided in a turn, for the list of moves: `coge el marcador de Ana`. */
export function decidedWords(table: Table, turn: TurnView): string[] {
  return turn.decisions.map((made) => {
    const name = seatName(table, made.seat);
    const marker = table.seats.find((seat) => seat.letter === made.arg);
    const part = made.arg === "-" ? "declined" : made.arg === "*" ? "neutral" : marker ? (marker.seat === made.seat ? "mine" : "other") : "zone";
    const what = first([`made-${made.key}-${part}`, "made-other"], { name, whose: marker?.name ?? "" });
    return made.clock ? t("clock-passed", { what }) : what;
  });
}

/** The heading of an event: `Camino completo`. */
export function eventName(event: EventView): string {
  return first([`event-${event.phase}-${event.kind}`, `event-${event.phase}-other`, "kind-other"]);
}

/** What stands under it: who, and how large. */
export function eventDetail(table: Table, event: EventView): string {
  const parts = [event.seat < 0 ? t("event-nobody") : seatName(table, event.seat)];
  const main = [...event.terms].sort((a, b) => b.points - a.points)[0];
  if (main) parts.push(termName(main));
  if (event.winners.length > 1) parts.push(t("event-shared", { names: seatNames(table, event.winners) }));
  return parts.join(" · ");
}

export function termName(term: TermView): string {
  return first([`term-${term.code}`, "term-other"], { count: term.count });
}

export function termLine(term: TermView): string {
  const what = capital(termName(term));
  // A single thing that the text does not count stands alone: its points are beside it.
  return term.count === 1 && (term.each === 1 || !/\d/.test(what)) ? what : t("term-line", { what, each: int(term.each) });
}

/** A zone in one sentence, long form. */
export function zoneWords(table: Table, zone: ZoneView): string {
  // A name without a side (`m@2,1`) is something that stands in a tile and waits for its surroundings.
  const open = zone.name.split("@")[0]?.includes(".") ? "zone-open" : "zone-missing";
  const state = zone.complete ? "zone-complete" : zone.open > 0 ? open : "zone-endless";
  return t(state, {
    kind: kindName(zone.kind),
    size: t("claim-tiles", { tiles: zone.tiles }),
    open: zone.open,
    owner: zone.owners.length > 0 ? t("zone-owner", { names: seatNames(table, zone.owners) }) : t("zone-free"),
    value: int(zone.value),
  });
}

/** A tile on the board in words, with the figures on it. */
export function boardTileWords(book: ArtBook, table: Table, tile: TileView): string {
  const figures = table.figures
    .filter((figure) => figure.x === tile.x && figure.y === tile.y)
    .map((figure) => t("say-tile-figure", { role: capital(roleName(figure.kind)), name: seatName(table, figure.seat) }));
  return t("say-tile", {
    x: int(tile.x),
    y: int(tile.y),
    tile: tileWords(book, tile.code, tile.turns),
    figures: figures.join(" "),
  });
}

/** Zones that have a segment on a tile. */
export function zonesOn(table: Table, x: number, y: number): ZoneView[] {
  return table.zones.filter((zone) => zone.spots.some((spot) => spot[0] === x && spot[1] === y));
}

export function kindNames(book: ArtBook, code: string): string {
  const kind = book.kind(code);
  return kind ? pick(kind.names) || code : code;
}

/** The headline of the end and the numbers under it. */
export function resultWords(table: Table): { headline: string; scores: string } {
  const result = table.result;
  if (!result) return { headline: "", scores: "" };
  const winners = result.winners;
  const alone = winners.length === 1 ? (winners[0] ?? 0) : -1;
  const person = table.seats[alone];
  const myself = person?.mine && table.seats.filter((seat) => seat.mine).length === 1;
  const headline =
    alone < 0
      ? t("end-tie", { names: seatNames(table, winners) })
      : myself
        ? t("end-you-win", { name: seatName(table, alone) })
        : t("end-wins", { name: seatName(table, alone) });
  const order = table.seats.map((seat) => seat.seat).sort((a, b) => (result.totals[b] ?? 0) - (result.totals[a] ?? 0));
  const [best = 0, ...others] = order.map((seat) => result.totals[seat] ?? 0);
  return { headline, scores: t("end-scores", { winner: int(best), others: listed(others.map(int)) }) };
}

/** What happened between two views of a table, in one sentence or two, for those who do not see the board. */
export function changeWords(book: ArtBook, before: Table, after: Table): string {
  const said: string[] = [];
  const known = new Map(before.log.map((turn) => [turn.turn, turn]));
  for (const turn of after.log) {
    const old = known.get(turn.turn);
    for (const code of turn.discards.slice(old?.discards.length ?? 0)) {
      said.push(t("say-discarded", { tile: tileWords(book, code, 0) }));
    }
    const placedNew = turn.code !== null && old?.code == null;
    const mine = after.seats[turn.seat]?.mine ?? false;
    const at = { x: int(turn.x ?? 0), y: int(turn.y ?? 0) };
    if (placedNew && mine) {
      said.push(t("say-placed", at));
      if (!turn.open && !turn.claim) said.push(t("no-claim-step"));
    } else if (!mine && (placedNew || (turn.claim && !old?.claim))) {
      const name = seatName(after, turn.seat);
      if (turn.claim?.recall) said.push(t("say-other-recall", { ...at, name, piece: pieceName(turn.claim.piece) }));
      else if (turn.claim) said.push(t("say-other-claim", { ...at, name, role: roleName(turn.claim.kind) }));
      else said.push(t("say-other", { ...at, name }));
    }
    const decided = decidedWords(after, turn).slice(old?.decisions.length ?? 0);
    for (const [index, words] of decided.entries()) {
      const by = turn.decisions[index + (old?.decisions.length ?? 0)]?.seat ?? turn.seat;
      said.push(`${t("made-by", { name: seatName(after, by), what: words })}`);
    }
    const seen = new Set((old?.events ?? []).map((event) => event.id));
    for (const event of turn.events) if (!seen.has(event.id)) said.push(eventSentence(after, event));
  }
  if (after.over && !before.over) said.push(t("say-over", { result: `${resultWords(after).headline}, ${resultWords(after).scores}.` }));
  return said.join(" ");
}

function eventSentence(table: Table, event: EventView): string {
  if (event.seat < 0) return t("say-event-nobody", { what: eventName(event) });
  return t("say-event", { what: eventName(event), points: event.points, name: seatName(table, event.seat) });
}
