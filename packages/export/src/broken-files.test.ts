import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Db, storeUser } from "@petcare/storage";
import { anOwner, dump } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { BrokenFile, exportTable, importTable } from "./index.ts";
import { type Files, filesOf, withLines, zipped } from "./testing/altered-files.ts";
import { openExports } from "./testing/exports.ts";
import { by, fill } from "./testing/small-table.ts";

const options = { makeSignIn: async () => {} } as const;

const exports = await openExports();
let installation: Db;
let good: Files;
beforeAll(async () => {
  const table = await exports.newTable();
  await fill(table);
  const { path } = await exportTable(table, { folder: exports.newFolder(), now: 1 });
  good = await filesOf(path);
  installation = await exports.newTable();
  await storeUser(installation, anOwner({ email: "new@example.com", never_signed_in: true }), by);
});

async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(exports.newFolder(), "broken.zip");
  await writeFile(path, bytes);
  return path;
}

/** The message with which a file is refused. The new installation is as it was before. */
async function refusalOf(bytes: Uint8Array) {
  const before = await dump(installation);
  const refusal = await importTable(installation, await stored(bytes), options).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BrokenFile);
  expect(await dump(installation)).toEqual(before);
  return (refusal as Error).message;
}

const changed = (name: string, change: (lines: string[]) => string[]) => withLines(good, name, change);

/** The first of a file's lines with a text in it gets another text in its place. */
const replaced = (name: string, from: string | RegExp, to: string): Uint8Array =>
  changed(name, (lines) => {
    const index = lines.findIndex((line) => line.search(from) >= 0);
    expect(index, `${name} has ${from}`).toBeGreaterThanOrEqual(0);
    return lines.with(index, lines[index]?.replace(from, to) ?? "");
  });

const gone = (name: string, text: string) => () =>
  changed(name, (lines) => lines.filter((line) => !line.includes(text)));

const withManifest = (from: string, to: string) =>
  zipped({ ...good, "manifest.json": (good["manifest.json"] ?? "").replace(from, to) });

test.each<[string, () => Uint8Array, RegExp]>([
  ["a zip that is cut off", () => zipped(good).slice(0, 2000), /^It is no zip that can be read/],
  ["no manifest", () => zipped({ "other.txt": "" }), /^manifest\.json: It is missing$/],
  [
    "a manifest of the version before",
    () => withManifest("petcare-export-3", "petcare-export-2"),
    /^manifest\.json: It was made by an earlier version\. Please make it again with this one$/,
  ],
  [
    "a file that is not as it was exported",
    () => zipped({ ...good, "data/people.jsonl": (good["data/people.jsonl"] ?? "").replace("Barks", "Bites") }),
    /^data\/people\.jsonl: It is not as it was exported$/,
  ],
  [
    "a line that is no JSON",
    () => changed("data/visits.jsonl", (lines) => lines.with(2, "{")),
    /^data\/visits\.jsonl, line 3: The record: /,
  ],
  [
    "a date that is none",
    () => replaced("data/visits.jsonl", '"date":{"S":"2026-11', '"date":{"S":"2026-13'),
    /^data\/visits\.jsonl, line \d+: date: must be a date/,
  ],
  ["no owner", gone("data/people.jsonl", '"admin"'), /^data\/people\.jsonl: There is not one owner$/],
  [
    "a line of an invoice with a cent more",
    () => replaced("data/invoices.jsonl", '"cents":{"N":"2555"}', '"cents":{"N":"2556"}'),
    /^Invoice [0-9A-F]{8}: its lines do not make its total$/,
  ],
  [
    "an entry with a cent more",
    () => replaced("data/account-entries.jsonl", '"received":{"N":"5000"}', '"received":{"N":"5001"}'),
    /^The account of client client-1: its entries do not make its sums$/,
  ],
  ["a person who is gone", gone("data/people.jsonl", "Carla"), /: there is no person client-1$/],
])("%s is refused, and the table is as it was", async (_, file, message) => {
  expect(await refusalOf(file())).toMatch(message);
});
