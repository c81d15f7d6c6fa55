/** The options of the follower step. Pure. */

import type { ClaimView, OptionView, RecallView, Table } from "./protocol";

export interface Option {
  token: string;
  /** As on the magnified tile and on the keyboard, from 1. */
  number: number;
  claim: ClaimView | null;
  recall: RecallView | null;
  /** A choice of a step that an expansion registers. */
  decision: OptionView | null;
}

/** What the seat to move can claim, then what it can take back, numbered. */
export function optionsOf(table: Table | null): Option[] {
  if (!table) return [];
  const claims = table.choices.claims.map((claim) => ({ token: claim.token, claim, recall: null, decision: null }));
  const recalls = table.choices.recalls.map((recall) => ({ token: recall.token, claim: null, recall, decision: null }));
  const decisions = table.choices.options.map((decision) => ({ token: decision.token, claim: null, recall: null, decision }));
  return [...claims, ...recalls, ...decisions].map((option, index) => ({ ...option, number: index + 1 }));
}

/** Whether the step is one of figures or of an expansion's decision, not of laying a tile. */
export function choosing(table: Table | null): boolean {
  const choices = table?.choices;
  return !!choices && choices.claims.length + choices.recalls.length + choices.options.length > 0;
}
