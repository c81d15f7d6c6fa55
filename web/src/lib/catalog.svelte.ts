/** What can be played, loaded once. */

import { getCatalog } from "./api";
import { addTexts } from "./i18n.svelte";
import type { Catalog, GameEntry } from "./protocol";

export const catalog: { value: Catalog | null; failed: boolean } = $state({ value: null, failed: false });

export async function loadCatalog(): Promise<void> {
  try {
    const loaded = await getCatalog();
    addTexts(loaded.texts);
    catalog.value = loaded;
    catalog.failed = false;
  } catch {
    catalog.failed = true;
    setTimeout(() => void loadCatalog(), 3000);
  }
}

export function gameEntry(key: string): GameEntry | null {
  return catalog.value?.games.find((game) => game.key === key) ?? null;
}
