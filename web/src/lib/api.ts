/** HTTP calls. Every failure is a ProblemError with a code that has a text. */

import type { Art, Catalog, Howto, NewTable, PalaceArt, Problem, Rules, TableCreated, TableGame, TableList } from "./protocol";

export class ProblemError extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.detail || reason);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { Accept: "application/json", ...(init?.headers ?? {}) } });
  } catch {
    throw new ProblemError("no-answer", 0, null);
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem | null = null;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // An error page of a proxy: the status alone has to do.
  }
  throw new ProblemError(problem?.reason ?? "other", answer.status, problem);
}

export const getCatalog = (): Promise<Catalog> => call("/api/catalog");

export const getTables = (): Promise<TableList> => call("/api/tables");

export const createTable = (table: NewTable): Promise<TableCreated> =>
  call("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(table),
  });

export const getArt = (table: string): Promise<Art> => call(`/api/tables/${encodeURIComponent(table)}/art`);

/** What lies in the box of a table of Alhambra. */
export const getPalaceArt = (table: string): Promise<PalaceArt> => call(`/api/tables/${encodeURIComponent(table)}/palace`);

/** Which game is played at a table, and so which screens it needs. */
export const getTableGame = (table: string): Promise<TableGame> => call(`/api/tables/${encodeURIComponent(table)}/game`);

export const getRules = (game: string, expansion: string, language: string): Promise<Rules> =>
  call(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(expansion)}?lang=${encodeURIComponent(language)}`);

/** How a game or an expansion of it is played. */
export const getHowto = (game: string, expansion: string, language: string): Promise<Howto> =>
  call(`/api/howto/${encodeURIComponent(game)}/${encodeURIComponent(expansion)}?lang=${encodeURIComponent(language)}`);

export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
