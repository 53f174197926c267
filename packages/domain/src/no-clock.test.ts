import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const domain = join(import.meta.dirname, "..");
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

const refused = [
  "export const milliseconds: number = Date.now();",
  "export const date: Date = new Date();",
  "export const time = new Date().getTime();",
  "export const text: string = Date();",
  "export const chance = Math.random() * 2;",
  "export const today: string = new Intl.DateTimeFormat().format();",
  "export const monotonic = performance.now();",
  "export const id = crypto.randomUUID();",
  "export const host = process.env.TZ;",
  'export const file = import("node:fs");',
  "export const page = document.title;",
];
const allowed = [
  "export const given: number = new Date(5).getTime();",
  'export const shown: string = new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format(5);',
];

test("what reads the clock or draws a number does not compile, and dates of given values do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "no-clock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "lines.ts"), [...refused, ...allowed].join("\n"));
  const files = [join(domain, "no-clock.d.ts"), "lines.ts"];
  const config = { extends: join(domain, "tsconfig.json"), files, include: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [tsc, "-p", folder, "--pretty", "false"], (_error, stdout) => done(stdout));
  });
  const lines = new Set([...output.matchAll(/lines\.ts\((\d+),/g)].map(([, line]) => Number(line)));
  expect([...lines]).toEqual(refused.map((_, index) => index + 1));
});
