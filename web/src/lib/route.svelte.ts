/** Which page the address names. */

export type Route = { page: "new" } | { page: "table"; table: string } | { page: "missing" };

/** The route of a path. Pure. */
export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "new" };
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table: decodeURIComponent(table) } : { page: "missing" };
}

export const place: { route: Route } = $state({ route: routeOf(location.pathname) });

export function go(path: string): void {
  history.pushState(null, "", path);
  place.route = routeOf(path);
  scrollTo(0, 0);
}

/** For links of this site: keeps modified clicks to the browser. */
export function follow(event: MouseEvent, path: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(path);
}

addEventListener("popstate", () => (place.route = routeOf(location.pathname)));
