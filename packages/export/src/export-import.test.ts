import { readFile } from "node:fs/promises";
import { isWhole } from "@petcare/domain/testing/sampled";
import { type Db, storeUser, updateUser } from "@petcare/storage";
import { aClient, anOwner, dump } from "@petcare/storage/testing";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { exportTable, importTable } from "./index.ts";
import { kinds } from "./kinds/kinds.ts";
import { openExports } from "./testing/exports.ts";
import { by, fill, goOn } from "./testing/small-table.ts";

const exports = await openExports();
let table: Db;
let original: string;
beforeAll(async () => {
  table = await exports.newTable();
  await fill(table);
  original = await exported(table);
});

async function exported(db: Db, now = 1): Promise<string> {
  return (await exportTable(db, { folder: exports.newFolder(), now })).path;
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

/** A new installation: nothing but its owner, who has never signed in. */
async function newInstallation(): Promise<Db> {
  const db = await exports.newTable();
  await storeUser(db, anOwner({ email: "new@example.com", never_signed_in: true }), by);
  return db;
}

test("an export holds lines of every kind, and nothing of sign-ins and of what ends by itself", async () => {
  const files = await contentOf(original);
  for (const { name } of kinds) expect([name, files.get(`data/${name}.jsonl`)]).not.toEqual([name, ""]);
  const all = [...files.values()].join("");
  for (const absent of ["EMAIL#", "THROTTLE#"]) expect(all).not.toContain(absent);
  expect(files.get("data/people.jsonl")).not.toContain('"email"');
  expect(files.get("data/people.jsonl")).toContain('"contact_email":{"S":"carla@example.com"}');
  expect(files.get("csv/visits.csv")).toMatch(
    /^2026-11-09,morning,25,,Carla Client,Biscuit,Walter Walker,completed,[^,]*,23.23,25.55,15,/m,
  );
  expect(files.get("csv/invoices.csv")?.split("\r\n")[0]).toBe(
    "Number,Bill to name,Period start,Period end,Due,Status,Visits,Adjustments,Tax,Total,Paid,Note",
  );
});

test("an import of it, exported again, has the same lines", async () => {
  const copy = await newInstallation();
  await importTable(copy, original, options);
  expect(await linesOf(await exported(copy, 1000))).toEqual(await linesOf(original));
});

test("an export begins anew where somebody writes while it reads, and has all of it then", async () => {
  const busy = await exports.newTable();
  await fill(busy);
  let pages = 0;
  const { path } = await exportTable(exports.inPages(busy, 4), {
    folder: exports.newFolder(),
    now: by.at,
    onProgress: async () => {
      if (++pages === 5) await goOn(busy);
    },
  });
  const copy = await newInstallation();
  await importTable(copy, path, options);
  expect(await linesOf(await exported(copy))).toEqual(await linesOf(await exported(busy)));
});

test("an export is given up where people do not stop writing", async () => {
  const busy = await exports.newTable();
  await fill(busy);
  let notes = 0;
  const untilIndexesFollow = async () => void (await updateUser(busy, "client-1", { notes: `${notes++}` }, by));
  const exporting = exportTable(busy, { folder: exports.newFolder(), now: by.at, untilIndexesFollow });
  await expect(exporting).rejects.toThrow("People were writing all the while. Please export again later.");
  expect(notes).toBe(5);
});

test("the owner keeps the sign-in of the new installation, and everybody else has none", async () => {
  const copy = await newInstallation();
  const made: unknown[] = [];
  await importTable(copy, original, { makeSignIn: async (owner) => void made.push(owner) });
  expect(made).toEqual([]);
  const people = (await dump(copy)).filter(({ sk }) => sk === "USER" || sk === "EMAIL");
  expect(people.map(({ pk, email, contact_email }) => [pk, email, contact_email])).toEqual([
    ["EMAIL#new@example.com", undefined, undefined],
    ["USER#client-1", undefined, "carla@example.com"],
    ["USER#client-2", undefined, "clara@example.com"],
    ["USER#owner-1", "new@example.com", "olivia@example.com"],
    ["USER#walker-1", undefined, "walter@example.com"],
  ]);
});

test("an owner with another id gets a sign-in of their own, and is in the table at the very end", async () => {
  const copy = await exports.newTable();
  await storeUser(copy, anOwner({ id: "first-owner", email: "new@example.com" }), by);
  const made: unknown[] = [];
  const makeSignIn = async (owner: object) => {
    made.push(
      owner,
      (await dump(copy)).filter(({ role }) => role === "admin"),
    );
  };
  await importTable(copy, original, { makeSignIn });
  expect(made).toEqual([{ id: "owner-1", email: "new@example.com" }, []]);
  expect((await dump(copy)).map(({ pk }) => pk)).not.toContain("USER#first-owner");
});

test("after an import that dies at any of its writes the next one fills the table", async () => {
  const whole = await newInstallation();
  await importTable(whole, original, options);
  const expected = await dump(whole);
  let deaths = 0;
  for (let at = 0; ; at += isWhole ? 1 : 7) {
    const copy = await newInstallation();
    const died = await importTable(exports.dying(copy, at), original, options).catch(String);
    if (typeof died !== "string") break;
    deaths += 1;
    expect(died).toContain("killed");
    await importTable(copy, original, options);
    expect(await dump(copy)).toEqual(expected);
  }
  expect(deaths).toBeGreaterThan(isWhole ? kinds.length : 2);
});

test("a table with a client in it is left as it is", async () => {
  const copy = await newInstallation();
  await storeUser(copy, aClient(), by);
  const before = await dump(copy);
  await expect(importTable(copy, original, options)).rejects.toThrow("The table is not empty");
  expect(await dump(copy)).toEqual(before);
});
