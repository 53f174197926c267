import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Db, storeUser } from "@petcare/storage";
import { anOwner } from "@petcare/storage/testing";
import { strToU8 } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrokenBooks, BrokenFile, exportTable, importTable } from "./index.ts";
import { type Files, filesOf, withLines, zipped } from "./testing/altered-files.ts";
import { itemsOf, SeriesHarness } from "./testing/series-harness.ts";
import { by, fill } from "./testing/small-table.ts";

const options = { makeSignIn: async () => {} } as const;

let harness: SeriesHarness;
let empty: Db;
let good: Files;
beforeAll(async () => {
  harness = await SeriesHarness.open();
  const table = await harness.newTable();
  await fill(table);
  const { path } = await exportTable(table, { folder: await harness.newFolder(), now: 1 });
  good = await filesOf(path);
  empty = await harness.newTable();
});
afterAll(() => harness[Symbol.asyncDispose]());

async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(await harness.newFolder(), "broken.zip");
  await writeFile(path, bytes);
  return path;
}

/** The message with which a file is refused. The table is empty, as before. */
async function refusalOf(bytes: Uint8Array, type: typeof BrokenFile | typeof BrokenBooks = BrokenFile) {
  const refusal = await importTable(empty, await stored(bytes), options).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(type);
  expect(await itemsOf(empty)).toEqual([]);
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

test("a later line of a key replaces an earlier one", async () => {
  const older = (lines: string[]) =>
    lines.filter((line) => line.includes("Barks")).map((line) => line.replace("Barks", "Bites"));
  const copy = await harness.newTable();
  await importTable(copy, await stored(changed("data/people.jsonl", (lines) => [...older(lines), ...lines])), options);
  expect((await itemsOf(copy)).find(({ pk, sk }) => pk === "USER#client-1" && sk === "USER")?.notes).toBe(
    "Barks, then stops",
  );
});

test.each<[string, () => Uint8Array, string]>([
  ["no zip", () => strToU8("no zip at all"), "no zip that can be read"],
  ["a zip that is cut off", () => zipped(good).slice(0, 2000), "no zip that can be read"],
  ["a zip without a manifest", () => zipped({ "other.txt": "" }), "manifest.json: It is missing"],
  [
    "a manifest of a later version",
    () => replacedManifest("petcare-export-2", "petcare-export-3"),
    "manifest.json: It is no manifest that this version reads",
  ],
  [
    "a manifest of the version before",
    () => replacedManifest("petcare-export-2", "petcare-export-1"),
    "manifest.json: It was made by an earlier version. Please make it again with this one",
  ],
  ["a file that is missing", () => without("data/visits.jsonl"), "data/visits.jsonl: It is missing"],
  [
    "a file that is not the manifest’s",
    () => zipped({ ...good, "data/prices.jsonl": "" }),
    "data/prices.jsonl, line 0: It has 0 lines, not 1",
  ],
  [
    "an export with a fault",
    () => replacedManifest('"fault": null', '"fault": "data/visits.jsonl, line 3: …"'),
    "manifest.json: It was exported with a fault",
  ],
])("%s is refused", async (_, file, message) => {
  expect(await refusalOf(file())).toContain(message);
});

const replacedManifest = (from: string, to: string) =>
  zipped({ ...good, "manifest.json": (good["manifest.json"] ?? "").replace(from, to) });

function without(name: string): Uint8Array {
  const { [name]: _, ...rest } = good;
  return zipped(rest);
}

test("a changed byte that leaves the lines as they can be is found by the manifest", async () => {
  const text = (good["data/people.jsonl"] ?? "").replace("Barks, then stops", "Barks, then stopt");
  expect(await refusalOf(zipped({ ...good, "data/people.jsonl": text }))).toBe(
    "data/people.jsonl: It is not as it was exported",
  );
});

test.each<[string, () => Uint8Array, RegExp]>([
  [
    "no JSON",
    () => changed("data/visits.jsonl", (lines) => lines.with(2, "{")),
    /^data\/visits\.jsonl, line 3: It is no JSON$/,
  ],
  [
    "no item",
    () => changed("data/visits.jsonl", (lines) => lines.with(2, "{}")),
    /^data\/visits\.jsonl, line 3: .* is of another kind$/,
  ],
  [
    "an item written in another way",
    () => replaced("data/visits.jsonl", '{"agenda_sk":', '{ "agenda_sk":'),
    /^data\/visits\.jsonl, line 1: It is no item as an export writes it$/,
  ],
  [
    "an item of another kind",
    () =>
      changed("data/visits.jsonl", (lines) => [...(good["data/prices.jsonl"] ?? "").split("\n").slice(0, 1), ...lines]),
    /^data\/visits\.jsonl, line 1: SETTINGS PRICING is of another kind$/,
  ],
  [
    "a field that no visit has",
    () => replaced("data/visits.jsonl", '"version":', '"versions":'),
    /^data\/visits\.jsonl, line \d+: /,
  ],
  [
    "a date that is none",
    () => replaced("data/visits.jsonl", '"date":{"S":"2026-11', '"date":{"S":"2026-13'),
    /^data\/visits\.jsonl, line \d+: date: must be a date/,
  ],
  [
    "an index key that does not follow",
    () => replaced("data/visits.jsonl", "UNFINISHED#2026-11-17", "UNFINISHED#2026-11-18"),
    /^data\/visits\.jsonl, line \d+: money_sk does not follow from the record$/,
  ],
  [
    "no owner",
    () => changed("data/people.jsonl", (lines) => lines.filter((line) => !line.includes('"admin"'))),
    /^data\/people\.jsonl: There is no owner$/,
  ],
  [
    "a closed week’s rows that are no bytes",
    () => replaced("data/week-rows.jsonl", '"B":"', '"B":"!'),
    /^data\/week-rows\.jsonl, line 1: It is no item as an export writes it$/,
  ],
])("%s is refused, with its file and line", async (_, file, message) => {
  expect(await refusalOf(file())).toMatch(message);
});

const gone = (name: string, text: string) => () =>
  changed(name, (lines) => lines.filter((line) => !line.includes(text)));

test.each<[string, () => Uint8Array, RegExp]>([
  [
    "a line of an invoice with a cent more",
    () => replaced("data/invoices.jsonl", '"cents":{"N":"2555"}', '"cents":{"N":"2556"}'),
    /^Invoice [0-9A-F]{8}: its lines do not make its total$/,
  ],
  [
    "a visit that was paid another amount than it earned",
    () => replaced("data/visits.jsonl", /"pay_cents":\{"N":"1500"\}(?=,"pay_run_id")/, '"pay_cents":{"N":"1501"}'),
    /^Visit .*: it is in a pay run that has no such line$/,
  ],
  [
    "an entry with a cent more",
    () => replaced("data/account-entries.jsonl", '"received":{"N":"5000"}', '"received":{"N":"5001"}'),
    /^The account of client client-1: its entries do not make its sums$/,
  ],
  [
    "a pay run with a cent more",
    () => replaced("data/pay-runs.jsonl", '"total":{"N":"1500"}', '"total":{"N":"1501"}'),
    /^Pay run run-1: its lines do not make its total$/,
  ],
  [
    "a walker’s ledger that counts another run",
    () => replaced("data/wages.jsonl", '"runs":{"N":"1"}', '"runs":{"N":"2"}'),
    /^The pay of walker walker-1: it counts 2 pay runs, and there are 1$/,
  ],
  ["a person who is gone", gone("data/people.jsonl", "Carla"), /: there is no person client-1$/],
  [
    "a schedule that is gone",
    gone("data/schedules.jsonl", '"SCHEDULE#daily"'),
    /^Schedule daily: it is missing, and has visits$/,
  ],
  ["an invoice that is gone", gone("data/invoices.jsonl", ""), /: there is no invoice /],
  ["an invoice’s number that is gone", gone("data/invoice-numbers.jsonl", ""), /^Invoice .*: there is no number /],
  [
    "a person’s version that no history tells",
    gone("data/history.jsonl", "Barks"),
    /^Person client-1: it has version 2, and its history tells 1$/,
  ],
  [
    "a visit of a later version than its history tells",
    () => replaced("data/visits.jsonl", /(?<="A long walk".*"version":\{"N":")2/, "3"),
    /^Visit daily\.2026-11-16: it has version 3, and its history tells 2$/,
  ],
])("an import with %s leaves an empty table, and names the record", async (_, file, message) => {
  expect(await refusalOf(file(), BrokenBooks)).toMatch(message);
});

test("where an import dies while it takes out what it has written, the same file goes on with it", async () => {
  const path = await stored(replaced("data/pay-runs.jsonl", '"total":{"N":"1500"}', '"total":{"N":"1501"}'));
  const installation = await harness.newTable();
  await storeUser(installation, anOwner({ email: "new@example.com", never_signed_in: true }), by);
  const before = await itemsOf(installation);
  let deaths = 0;
  for (let at = 17; ; at++) {
    const died = await importTable(harness.dying(installation, at), path, options).catch((error: unknown) => error);
    if (died instanceof BrokenBooks) break;
    deaths += 1;
    expect(String(died)).toContain("killed");
    await expect(importTable(installation, path, options)).rejects.toThrow(BrokenBooks);
    expect(await itemsOf(installation)).toEqual(before);
  }
  expect(deaths).toBeGreaterThan(2);
});
