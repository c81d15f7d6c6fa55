/** How a scoring round ranks the owners of a type of building: groups of equal counts with the places they occupy. Pure. */

import type { EventView, TermView } from "../lib/protocol";

/** The types and the wall of a round, in the order in which they are counted. */
export const WALL = "wall";

/** The phase of points that a module gives outside of the rounds. */
export const BONUS = "bonus";

/** The round of an event, 0 when it is of none. */
export function roundOf(event: EventView | undefined): number {
  return event === undefined || event.phase === BONUS ? 0 : Number(event.phase.slice(5));
}

/** What a round is counted by: the types, the wall, and then what modules pay. */
export function kindsOf(types: readonly string[], events: readonly EventView[]): string[] {
  return [...new Set([...types, WALL, ...events.map((event) => event.kind)])];
}

/** Owners who have the same number of buildings of a type. */
export interface Standing {
  /** Seats; a negative one is the neutral player. */
  seats: number[];
  count: number;
  /** The places they occupy, from 1. */
  places: number[];
  /** What each of these places is worth in the round. */
  worth: number[];
  /** What each of them gets. */
  points: number;
  /** Whether a tie above has shifted their places (ALB-47). */
  shifted: boolean;
  events: EventView[];
}

/** The lines of a sum that say which place it is, or how a tie is shared. */
const PLACING = /^(place\d+|pot|sharers|share)$/;

/** What an event counts: buildings, and what modules add to them. */
export function countedTerms(event: EventView): TermView[] {
  return event.terms.filter((term) => !PLACING.test(term.code));
}

export function countOf(event: EventView): number {
  return countedTerms(event).reduce((sum, term) => sum + term.count, 0);
}

/** The events of a type in a round as groups, best first. `points` are those of the places of the round. */
export function standings(events: readonly EventView[], points: readonly number[]): Standing[] {
  const groups = new Map<number, EventView[]>();
  for (const event of events) groups.set(countOf(event), [...(groups.get(countOf(event)) ?? []), event]);
  const found: Standing[] = [];
  let above = 0;
  for (const count of [...groups.keys()].sort((a, b) => b - a)) {
    const group = groups.get(count) ?? [];
    const places = group.map((_, index) => above + index + 1);
    const worth = places.map((place) => points[place - 1] ?? 0);
    found.push({ seats: group.map((event) => event.seat), count, places, worth, points: group[0]?.points ?? 0, shifted: above > found.length, events: group });
    above += group.length;
  }
  return found;
}

/** The rules that a group of events goes by, each once, those of the sum first. */
export function rulesOf(events: readonly EventView[]): string[] {
  return [...new Set(events.flatMap((event) => [event.rule, ...event.terms.map((term) => term.rule)]))];
}

/** Points of every seat in some events. */
export function sums(events: readonly EventView[], seats: number): number[] {
  return [...Array(seats).keys()].map((seat) => events.filter((event) => event.seat === seat).reduce((sum, event) => sum + event.points, 0));
}
