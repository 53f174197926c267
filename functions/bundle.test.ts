import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundleFunctions } from "./bundle.ts";

let source: string;
let outdir: string;

beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), "functions-"));
  outdir = join(source, "dist");
});
afterEach(() => rmSync(source, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(source, file)), { recursive: true });
  writeFileSync(join(source, file), text);
}

const answering = (answer: string) => `export const handler = async () => ${answer};`;

test("bundles each handler into a folder of its own", async () => {
  write("walks/get-walk.ts", `import { word } from "./word.ts";\n${answering("word")}`);
  write("walks/word.ts", "export const word: string = 'walked';");
  write("walks/get-walk.test.ts", answering("'a test'"));
  write("jobs/nightly.ts", "export async function handler() { return 'ran'; }");
  write("shared/endpoint.ts", answering("'shared'"));

  const bundles = await bundleFunctions({ outdir, source, handlers: ["walks/get-walk", "jobs/nightly"] });

  expect([...bundles]).toEqual([
    ["walks/get-walk", join(outdir, "walks/get-walk/index.mjs")],
    ["jobs/nightly", join(outdir, "jobs/nightly/index.mjs")],
  ]);
  const answers = [...bundles.values()].map(async (file) => (await import(file)).handler());
  expect(await Promise.all(answers)).toEqual(["walked", "ran"]);
});

test("a route without a handler fails", async () => {
  write("walks/get-walk.ts", "export const walk = 1;");
  await expect(bundleFunctions({ outdir, source, handlers: ["walks/get-walk", "walks/list-walks"] })).rejects.toThrow(
    "the route of walks/get-walk has no handler; the route of walks/list-walks has no handler",
  );
});

test("a handler without a route fails", async () => {
  write("walks/get-walk.ts", answering("1"));
  write("walks/list-walks.ts", answering("[]"));
  await expect(bundleFunctions({ outdir, source, handlers: ["walks/get-walk"] })).rejects.toThrow(
    "the handler walks/list-walks has no route",
  );
});

test("Node's modules come from the process, however they are imported", async () => {
  write("walks/old.cjs", "const { sep } = require('path'); exports.sep = sep;");
  write(
    "walks/get-walk.ts",
    [
      'import http, { STATUS_CODES } from "node:http";',
      'import * as zlib from "zlib";',
      'import { sep } from "./old.cjs";',
      answering("[http.STATUS_CODES === STATUS_CODES, zlib.crc32('walk'), sep, (await import('node:os')).EOL]"),
    ].join("\n"),
  );
  const bundles = await bundleFunctions({ outdir, source, handlers: ["walks/get-walk"] });
  const file = bundles.get("walks/get-walk") ?? "";
  expect(readFileSync(file, "utf8")).not.toMatch(/\bfrom ?"|\bimport ?["(]|createRequire/);
  expect(await (await import(file)).handler()).toEqual([true, 2_375_121_493, "/", "\n"]);
});

test("tells the AWS operations that are left in each bundle", async () => {
  symlinkSync(join(import.meta.dirname, "../node_modules"), join(source, "node_modules"));
  write("shared/used.ts", "export { GetCommand as Used, ScanCommand as Unused } from '@aws-sdk/lib-dynamodb';");
  write("walks/get-walk.ts", `import { Used } from "../shared/used.ts";\n${answering("new Used({})")}`);
  write("health/ping.ts", answering("1"));
  await bundleFunctions({ outdir, source, handlers: ["walks/get-walk", "health/ping"] });
  expect(JSON.parse(readFileSync(join(outdir, "calls.json"), "utf8"))).toEqual({
    "walks/get-walk": ["dynamodb:GetItem"],
    "health/ping": [],
  });
});

test("a constant of a package that nothing reads is left out, and one that is read has the same value", async () => {
  write(
    "packages/contract/src/walks.ts",
    [
      'import { trimmed } from "./text.ts";',
      "const shared = { ...trimmed(['a shared field']) };",
      "/** Of a walk. */",
      "export const walk = trimmed(",
      "  [",
      "    { ...shared, name: 'the field of a walk' },",
      "  ],",
      ");",
      "",
      "export const unread: unknown = trimmed([{ ...shared, name: 'the field of no walk' }]);",
      "export const run = () => {",
      "  calls.push('ran');",
      "",
      "  return calls;",
      "};",
      "const calls: string[] = [];",
    ].join("\n"),
  );
  write(
    "packages/contract/src/text.ts",
    "export function trimmed<T extends object>(given: T): T {\n  return given;\n}\n",
  );
  const read = answering("({ walk, ran: run() })");
  write("walks/get-walk.ts", `import { run, walk } from "../packages/contract/src/walks.ts";\n${read}`);
  const bundles = await bundleFunctions({ outdir, source, handlers: ["walks/get-walk"] });
  const file = bundles.get("walks/get-walk") ?? "";
  expect(readFileSync(file, "utf8")).not.toContain("the field of no walk");
  const walk = [{ 0: "a shared field", name: "the field of a walk" }];
  expect(await (await import(file)).handler()).toEqual({ walk, ran: ["ran"] });
});

test("leaves out what the SDK never loads in Lambda, and imports nothing else", async () => {
  symlinkSync(join(import.meta.dirname, "../node_modules"), join(source, "node_modules"));
  write(
    "walks/get-walk.ts",
    `import { DynamoDBClient } from "@aws-sdk/client-dynamodb";\n${answering("new DynamoDBClient({})")}`,
  );
  const bundles = await bundleFunctions({ outdir, source, handlers: ["walks/get-walk"] });
  const text = readFileSync(bundles.get("walks/get-walk") ?? "", "utf8");
  const imports = [...text.matchAll(/\bimport\b[^;{}]*?"([^"]+)"/g)].map(([, name]) => name);
  expect(imports.sort()).toEqual([
    "@aws-sdk/credential-provider-http",
    "@aws-sdk/credential-provider-ini",
    "@aws-sdk/credential-provider-process",
    "@aws-sdk/credential-provider-sso",
    "@aws-sdk/credential-provider-web-identity",
    "@smithy/core/event-streams",
    "@smithy/credential-provider-imds",
  ]);
});

test("keeps such a module where a client cannot start without it", async () => {
  symlinkSync(join(import.meta.dirname, "../node_modules"), join(source, "node_modules"));
  write(
    "walks/get-walk.ts",
    `import { LambdaClient } from "@aws-sdk/client-lambda";\n${answering('new LambdaClient({ region: "us-east-1" })')}`,
  );
  const bundles = await bundleFunctions({ outdir, source, handlers: ["walks/get-walk"] });
  expect(readFileSync(bundles.get("walks/get-walk") ?? "", "utf8")).not.toMatch(/from ?"@smithy/);
});
