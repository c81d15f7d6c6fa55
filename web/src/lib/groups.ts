/** Zones that are scored together, as the table shows them. Pure. */

import type { GroupView, Table, ZoneView } from "./protocol";

export interface Arm {
  index: number;
  zone: ZoneView;
  length: number;
  /** Who is strongest on it; several when level. */
  leaders: number[];
  deciding: boolean;
}

export function groupArms(table: Table, group: GroupView): Arm[] {
  return group.arms.flatMap((index, place) => {
    const zone = table.zones[index];
    if (!zone) return [];
    const best = Math.max(0, ...zone.strength);
    const leaders = zone.strength.flatMap((strength, seat) => (best > 0 && strength === best ? [seat] : []));
    return [{ index, zone, length: group.lengths[place] ?? 0, leaders, deciding: group.deciding.includes(index) }];
  });
}

/** The group that a zone belongs to, as its holder or as one of its arms. */
export function groupOf(table: Table, zone: number): GroupView | null {
  return table.groups.find((group) => group.zone === zone || group.arms.includes(zone)) ?? null;
}
