import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isFresh } from "./is-fresh.ts";

const folder = mkdtempSync(join(tmpdir(), "is-fresh-"));
afterAll(() => rmSync(folder, { recursive: true }));

const built = { sources: ["package.json", "packages/local/app/src/**"], exclude: [] };

test("what is built is fresh while it is newer than each of its sources", () => {
  const file = join(folder, "built");
  expect(isFresh(file, built)).toBe(false);
  writeFileSync(file, "");
  utimesSync(file, new Date(), new Date(0));
  expect(isFresh(file, built)).toBe(false);
  utimesSync(file, new Date(), new Date("2200-01-01"));
  expect(isFresh(file, built)).toBe(true);
});
