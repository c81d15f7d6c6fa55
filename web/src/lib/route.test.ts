import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { routeOf } = await import("./route.svelte");

describe("routeOf", () => {
  it("knows the pages", () => {
    expect(routeOf("/")).toEqual({ page: "new" });
    expect(routeOf("/t/Ab_9-x")).toEqual({ page: "table", table: "Ab_9-x" });
    expect(routeOf("/t/Ab_9-x/")).toEqual({ page: "table", table: "Ab_9-x" });
  });
  it("has no page for anything else", () => {
    expect(routeOf("/t/")).toEqual({ page: "missing" });
    expect(routeOf("/t/a/b")).toEqual({ page: "missing" });
    expect(routeOf("/x")).toEqual({ page: "missing" });
  });
});
