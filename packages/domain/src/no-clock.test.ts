import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const domain = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

const refused = [
  "export const milliseconds: number = Date.now();",
  "export const age = Date.now() - 1;",
  "export const date: Date = new Date();",
  "export const time = new Date().getTime();",
  "export const coerced = +new Date();",
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
  "export const rounded: number = Math.round(2.5);",
];

let folder: string;
let output: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "no-clock-"));
  await writeFile(join(folder, "lines.ts"), [...refused, ...allowed].join("\n"));
  const config = {
    extends: join(domain, "tsconfig.json"),
    files: [join(domain, "no-clock.d.ts"), "lines.ts"],
    include: [],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  output = await new Promise((done) => {
    execFile(process.execPath, [tsc, "-p", folder, "--pretty", "false"], (_error, stdout) => done(stdout));
  });
});

afterAll(() => rm(folder, { recursive: true }));

test.each(refused.map((line, index) => [line, index + 1] as const))("%s does not compile", (_, lineNumber) => {
  expect(output).toMatch(new RegExp(`lines\\.ts\\(${lineNumber},\\d+\\): error`));
});

test("dates and formats of given values do compile", () => {
  const lines = [...output.matchAll(/lines\.ts\((\d+),/g)].map(([, line]) => Number(line));
  expect(Math.max(...lines)).toBe(refused.length);
  expect(output.match(/error TS/g)?.length).toBe(lines.length);
});
