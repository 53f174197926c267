import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isWhole } from "@petcare/domain/testing/sampled";
import { type Db, readPriceRules, readTaxes, storeUser, updateUser } from "@petcare/storage";
import { aClient, anOwner } from "@petcare/storage/testing";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportTable, importTable } from "./index.ts";
import { kinds } from "./kinds/kinds.ts";
import { filesOf, withLines } from "./testing/altered-files.ts";
import { itemsOf, SeriesHarness } from "./testing/series-harness.ts";
import { by, fill, goOn } from "./testing/small-table.ts";
import { zipFiles } from "./writing/zip-files.ts";

let harness: SeriesHarness;
let table: Db;
let original: string;
beforeAll(async () => {
  harness = await SeriesHarness.open();
  table = await harness.newTable();
  await fill(table);
  original = await exported(table);
});
afterAll(() => harness[Symbol.asyncDispose]());

async function exported(db: Db, now = 1): Promise<string> {
  const { path, fault } = await exportTable(db, { folder: await harness.newFolder(), now });
  expect(fault).toBeNull();
  return path;
}

const options = { makeSignIn: async () => {} } as const;
const contentOf = async (path: string) => {
  const files = unzipSync(await readFile(path));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

/** The lines of each file, in any order; the manifest has the order of them in its digests. */
const linesOf = async (path: string) => {
  const { "manifest.json": _, ...files } = Object.fromEntries(await contentOf(path));
  return Object.entries(files).map(([name, text]) => [name, text.split("\n").sort()]);
};

const isTable = ([name]: readonly unknown[]) => String(name).startsWith("csv/");

/** A new installation: nothing but its owner, who has never signed in. */
async function newInstallation(): Promise<Db> {
  const db = await harness.newTable();
  await storeUser(db, anOwner({ email: "new@example.com", never_signed_in: true }), by);
  return db;
}

test.each(["a file", "the zip of two"])("%s beyond what a zip can tell is refused in words", async (what) => {
  const folder = await harness.newFolder();
  const files = new Map([1, 2].map((n) => [`${n}.txt`, `${folder}/${n}.txt`]));
  for (const path of files.values()) await writeFile(path, "x".repeat(100));
  const most = what === "a file" ? 99 : 100;
  await expect(zipFiles(`${folder}/all.zip`, files, most)).rejects.toThrow(
    "There is more data than one file can hold.",
  );
});

test("an export holds lines of every kind, and nothing of sign-ins and of what ends by itself", async () => {
  const files = await contentOf(original);
  for (const { name } of kinds) expect([name, files.get(`data/${name}.jsonl`)]).not.toEqual([name, ""]);
  const all = [...files.values()].join("");
  for (const absent of ["EMAIL#", "THROTTLE#"]) expect(all).not.toContain(absent);
  expect(files.get("data/people.jsonl")).not.toContain('"email"');
  expect(files.get("data/people.jsonl")).toContain('"contact_email":{"S":"carla@example.com"}');
  expect(files.get("csv/visits.csv")).toContain("Carla Client,Biscuit,Walter Walker,completed");
  expect(files.get("csv/invoices.csv")?.split("\r\n")[0]).toBe(
    "Number,Client,From,To,Due,Status,Visits,Work,Adjustments,Sales tax,Total,Paid,Note",
  );
});

test("an import of it, exported again, has the same lines", async () => {
  const copy = await newInstallation();
  await importTable(copy, original, options);
  expect(await linesOf(await exported(copy, 1000))).toEqual(await linesOf(original));
});

const moments = [1, 5, 12, "checking"];
test.each(moments)("rows that come during an export, at %s, are in it with all that goes with them", async (at) => {
  const busy = await harness.newTable();
  await fill(busy);
  let pages = 0;
  const { path, fault } = await exportTable(harness.inPages(busy, 4), {
    folder: await harness.newFolder(),
    now: by.at,
    onProgress: async ({ step }) => {
      if (step === at || (step === "reading" && ++pages === at)) await goOn(busy);
    },
  });
  expect(fault).toBeNull();
  expect((await itemsOf(busy)).some(({ pk }) => pk === "EXTRA#tip-2")).toBe(true);
  const after = await linesOf(await exported(busy));
  expect((await linesOf(path)).filter(isTable)).toEqual(after.filter(isTable));
  const copy = await newInstallation();
  await importTable(copy, path, options);
  expect(await linesOf(await exported(copy))).toEqual(after);
});

test("an export while people do not stop writing says so, and is not imported", async () => {
  const busy = await harness.newTable();
  await fill(busy);
  let notes = 0;
  const { path, fault } = await exportTable(busy, {
    folder: await harness.newFolder(),
    now: by.at,
    untilIndexesFollow: async () => void (await updateUser(busy, "client-1", { notes: `${notes++}` }, by)),
  });
  expect(fault).toBe("1 changes came after all was read 5 times again");
  await expect(importTable(await newInstallation(), path, options)).rejects.toThrow("It was exported with a fault: 1 ");
});

test("an export of a release that had neither sales tax nor price rules nor miles nor requests nor agreements is imported", async () => {
  const later = kinds.filter(({ isLater }) => isLater).map(({ name }) => `data/${name}.jsonl`);
  expect(later).toEqual([
    "data/taxes.jsonl",
    "data/price-rules.jsonl",
    "data/miles.jsonl",
    "data/requests.jsonl",
    "data/agreements.jsonl",
    "data/agreement-texts.jsonl",
    "data/signatures.jsonl",
  ]);
  const files = await filesOf(original);
  const manifest = JSON.parse(files["manifest.json"] ?? "");
  for (const name of later) {
    delete manifest.files[name];
    delete files[name];
  }
  const path = join(await harness.newFolder(), "former.zip");
  const former = withLines({ ...files, "manifest.json": JSON.stringify(manifest) }, "data/history.jsonl", (lines) =>
    lines.filter((line) => !/"(TAXES|PRICE_RULES|AGREEMENTS)"/.test(line)),
  );
  await writeFile(path, former);
  const copy = await harness.newTable();
  await importTable(copy, path, options);
  expect(await readTaxes(copy)).toMatchObject({ rates: [], version: 0 });
  expect(await readPriceRules(copy)).toMatchObject({ rules: [], version: 0 });
});

test("an export holds rules, taxes, parts, miles and the day of a form W-9, and its copy has them", async () => {
  const copy = await newInstallation();
  await importTable(copy, original, options);
  const files = await contentOf(await exported(copy));
  const has = (kind: string) => files.get(`data/${kind}.jsonl`);
  expect(has("people")).toContain('"w9_on":{"S":"2026-01-15"}');
  expect(has("people")).toContain('"tax":{"M":{"exempt":{"S":"A shelter"}}}');
  expect(has("price-rules")).toContain('"name":{"S":"Evening"}');
  expect(has("taxes")).toContain('"milli":{"N":"8625"}');
  expect(has("visits")).toContain('"parts":{"L":');
  expect(has("invoices")).toContain('"parts":{"L":');
  expect(has("invoices")).toContain('"taxes":{"L":');
  expect(has("miles")).toContain('"note":{"S":"To the vet"}');
  expect(has("signatures")).toContain('"cents":{"N":"50000"}');
  expect(has("agreement-texts")).toContain('"text":{"S":"A vet may help."}');
  expect(has("requests")).toContain('"words":{"S":"Ring first"}');
});

test("the owner keeps the sign-in of the new installation, and everybody else has none", async () => {
  const copy = await newInstallation();
  const made: unknown[] = [];
  await importTable(copy, original, { makeSignIn: async (owner) => void made.push(owner) });
  expect(made).toEqual([]);
  const people = (await itemsOf(copy)).filter(({ sk }) => sk === "USER" || sk === "EMAIL");
  expect(people.map(({ pk, email, contact_email }) => [pk, email, contact_email])).toEqual([
    ["EMAIL#new@example.com", undefined, undefined],
    ["USER#client-1", undefined, "carla@example.com"],
    ["USER#client-2", undefined, "clara@example.com"],
    ["USER#owner-1", "new@example.com", "olivia@example.com"],
    ["USER#walker-1", undefined, "walter@example.com"],
  ]);
});

test("an owner with another id gets a sign-in of their own, and is in the table at the very end", async () => {
  const copy = await harness.newTable();
  await storeUser(copy, anOwner({ id: "first-owner", email: "new@example.com" }), by);
  const made: unknown[] = [];
  const makeSignIn = async (owner: object) => {
    made.push(
      owner,
      (await itemsOf(copy)).filter(({ role }) => role === "admin"),
    );
  };
  await importTable(copy, original, { makeSignIn });
  expect(made).toEqual([{ id: "owner-1", email: "new@example.com" }, []]);
  expect((await itemsOf(copy)).map(({ pk }) => pk)).not.toContain("USER#first-owner");
});

test("an import that dies at any of its writes is finished by the same file, and by no other", async () => {
  const whole = await newInstallation();
  await importTable(whole, original, options);
  const expected = await itemsOf(whole);
  const other = await exported(whole, 1000);
  let deaths = 0;
  for (let at = 0; ; at += isWhole ? 1 : 7) {
    const copy = await newInstallation();
    const died = await importTable(harness.dying(copy, at), original, options).catch(String);
    if (typeof died !== "string") break;
    deaths += 1;
    expect(died).toContain("killed");
    if (at > 0) {
      await expect(importTable(copy, other, options)).rejects.toThrow("another file has not finished");
    }
    await importTable(copy, original, options);
    expect(await itemsOf(copy)).toEqual(expected);
  }
  expect(deaths).toBeGreaterThan(isWhole ? kinds.length : 2);
});

test("a table with a client in it is left as it is", async () => {
  const copy = await newInstallation();
  await storeUser(copy, aClient(), by);
  const before = await itemsOf(copy);
  await expect(importTable(copy, original, options)).rejects.toThrow("The table is not empty");
  expect(await itemsOf(copy)).toEqual(before);
});
