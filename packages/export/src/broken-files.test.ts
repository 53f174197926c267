import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "@petcare/storage";
import { strToU8 } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrokenFile, exportTable, importTable } from "./index.ts";
import { type Files, filesOf, withLines, withOtherRows, zipped } from "./testing/altered-files.ts";
import { itemsOf, SeriesHarness } from "./testing/series-harness.ts";
import { fill } from "./testing/small-world.ts";

let harness: SeriesHarness;
let empty: Db;
let good: Files;
beforeAll(async () => {
  harness = await SeriesHarness.open();
  const world = await harness.newTable();
  await fill(world);
  const { path } = await exportTable(world, { folder: await harness.newFolder(), now: 1 });
  good = await filesOf(path);
  empty = await harness.newTable();
});
afterAll(() => harness[Symbol.asyncDispose]());

/** The message with which a file is refused. Nothing is written. */
async function refusalOf(bytes: Uint8Array): Promise<string> {
  const path = join(await harness.newFolder(), "broken.zip");
  await writeFile(path, bytes);
  const refusal = await importTable(empty, path, { makeSignIn: async () => {} }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BrokenFile);
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

test("the good file is taken apart and put together without a fault", async () => {
  const path = join(await harness.newFolder(), "good.zip");
  const same = changed("data/visits.jsonl", (lines) => lines);
  await writeFile(path, same);
  const { items } = await importTable(await harness.newTable(), path, { makeSignIn: async () => {} });
  expect(items).toBeGreaterThan(50);
});

test.each<[string, () => Uint8Array, string]>([
  ["no zip", () => strToU8("no zip at all"), "no zip that can be read"],
  ["a zip that is cut off", () => zipped(good).slice(0, 2000), "no zip that can be read"],
  ["a zip without a manifest", () => zipped({ "other.txt": "" }), "manifest.json: It is missing"],
  [
    "a manifest of a later version",
    () => replacedManifest("petcare-export-1", "petcare-export-2"),
    "manifest.json: It is no manifest that this version reads",
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
