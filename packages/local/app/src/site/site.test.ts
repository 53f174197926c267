import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Gateway, startGateway } from "../gateway/gateway.ts";
import { siteIn } from "./site.ts";

const script = "export const a = 1;\n".repeat(200);
const parent = mkdtempSync(join(tmpdir(), "site-"));
const folder = join(parent, "dist");
let gateway: Gateway;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(parent, "secret.txt"), "secret");
  writeFileSync(join(folder, "index.html"), "landing");
  writeFileSync(join(folder, "assets", "app-1a2b.js"), script);
  writeFileSync(join(folder, "sw.js"), script);
  writeFileSync(join(folder, "walker.webmanifest"), "{}");
  writeFileSync(join(folder, "assets", "short.css"), "a{}");
  writeFileSync(join(folder, "favicon.png"), Buffer.alloc(2000));
  const empty = async () => ({ status: 200, headers: {}, body: "" });
  gateway = await startGateway({ port: 0, api: empty, dev: empty, site: siteIn(folder) });
});
afterAll(async () => {
  await gateway.close();
  rmSync(parent, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`http://127.0.0.1:${gateway.port}${path}`, { method, headers });
const javascript = "/assets/app-1a2b.js";

test.each([
  ["/", "text/html; charset=utf-8", "no-cache"],
  ["/index.html", "text/html; charset=utf-8", "no-cache"],
  [javascript, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/assets/short.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/favicon.png", "image/png", "no-cache"],
  // A browser that kept the worker would keep the release.
  ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
  ["/walker.webmanifest", "application/manifest+json", "no-cache"],
])("%s is %s, cached as %s", async (path, type, cache) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("cache-control")).toBe(cache);
});

test("a path that is no file's is the app's page", async () => {
  expect(await (await get("/admin/calendar")).text()).toBe("landing");
  writeFileSync(join(folder, "app.html"), "app");
  expect(await (await get("/admin/calendar")).text()).toBe("app");
  for (const unknown of ["/about.html", "/walker/visits/abc.2026-11-20?x=1.js"]) {
    expect(await (await get(unknown)).text()).toBe("app");
  }
  expect(await (await get("/")).text()).toBe("landing");
});

test("a missing file is 404, not a page", async () => {
  const response = await get("/assets/old-9f.js");
  expect([response.status, await response.text()]).toEqual([404, "Not Found"]);
});

test.each(["/..%2fsecret.txt", "/..%5csecret.txt", "//etc/passwd", "/a%00.html"])("%s leads nowhere", async (path) => {
  const response = await get(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain("secret");
});
