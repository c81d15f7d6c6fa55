/** What of an explanation applies to a table, and how it is laid out. Pure. */

import type { HowtoItem } from "./protocol";

/** The edition, the number of players and the house rules of a table. */
export type Circumstances = Record<string, string>;

/** Whether a statement or picture is about this table: nothing that it asks for is otherwise here. */
export function applies(item: HowtoItem, here: Circumstances): boolean {
  return Object.entries(item.when).every(([key, values]) => {
    const value = here[key];
    return value === undefined || values.includes(value);
  });
}

/** Statements one by one, and pictures that follow each other together. */
export function figured(items: readonly HowtoItem[]): HowtoItem[][] {
  const blocks: HowtoItem[][] = [];
  for (const item of items) {
    const last = blocks[blocks.length - 1];
    if (item.kind !== "say" && last && last[0]?.kind !== "say") last.push(item);
    else blocks.push([item]);
  }
  return blocks;
}
