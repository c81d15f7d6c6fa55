import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["LOSETAS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/losetas/server/static",
    emptyOutDir: true,
    // The content policy of the server forbids data: URLs for all but pictures, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", "../src/losetas/texts"] },
    proxy: { "/api": server, "/art": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
