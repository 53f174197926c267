import { readdirSync, readFileSync } from "node:fs";
import type { Key } from "@petcare/storage/items";
import { dump } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { openExports } from "../testing/exports.ts";
import { fill } from "../testing/small-table.ts";
import { isOf } from "./kind.ts";
import { kindOfKey, kinds, leftOut } from "./kinds.ts";

const { newTable } = await openExports();

/** The table of questions: `| question | table | pk USER#<id> | sk USER |`. */
const questions = readFileSync(new URL("../../../storage/src/table/keys.ts", import.meta.url), "utf8");
const row = /^\|[^|]+\| table +\| pk (?<pk>[^|]+?) +\| sk (?:>= )?(?<sk>[^|]+?) +\|$/gm;
const written = [...questions.matchAll(row)].map(({ groups: { pk = "", sk = "" } = {} }) => ({ pk, sk }));
const keys = written
  // 'of the record' stands for the partitions of the others.
  .filter(({ pk }) => pk !== "of the record" && !pk.startsWith("PENDING_<"))
  .map(({ pk, sk }) => ({
    pk: pk.replaceAll(/<[^>]+>/g, "x"),
    sk: sk === "all" ? "x" : sk.replaceAll(/<[^>]+>/g, "x"),
  }));
const pending = ["SIGNUPS", "EMAILS", "DELETIONS", "ACTIVATIONS", "RESETS", "MERGES", "REPRICINGS"].map((kind) => ({
  pk: `PENDING_${kind}`,
  sk: "x",
}));

test("it is decided of every key of the table whether an export holds it, and as which kind", () => {
  expect(keys.length).toBeGreaterThan(20);
  for (const key of [...keys, ...pending]) {
    expect(() => kindOfKey(key)).not.toThrow();
    expect(kinds.filter((kind) => isOf(kind.keys, key)).length, `${key.pk} ${key.sk}`).toBeLessThanOrEqual(1);
  }
});

test("every key that the code makes is one of those", () => {
  const folder = new URL("../../../storage/src/table/", import.meta.url);
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith("keys.ts"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  const made = sources.flatMap((source) => [
    ...source.matchAll(/\bpk: [`"](?<pk>[A-Z_]+#?)(?:[^`"]*)[`"], sk: [`"](?<sk>[A-Z_]+#?)/g),
  ]);
  expect(made.length).toBeGreaterThan(12);
  for (const { groups: { pk = "", sk = "" } = {} } of made) expect(() => kindOfKey({ pk, sk })).not.toThrow();
});

test("every stored item is of one kind, is as its schema says, and follows from its record", async () => {
  const db = await newTable();
  await fill(db);
  const all = [...kinds, ...leftOut];
  const met = new Set<string>();
  for (const item of await dump(db)) {
    const { pk, sk } = item as unknown as Key;
    const [kind, ...others] = all.filter(({ keys }) => isOf(keys, { pk, sk }));
    if (!kind || others.length > 0) throw new Error(`${pk} ${sk} is of ${others.length + 1} kinds`);
    const exported = kind.exported?.(item) ?? item;
    const record = kind.schema.parse(kind.recordOf(exported));
    expect(kind.itemOf(record)).toEqual(exported);
    expect(kind.schema.safeParse({ ...kind.recordOf(exported), unknown: 1 }).success).toBe(false);
    met.add(kind.name);
  }
  expect([...met]).toEqual(expect.arrayContaining([...kinds.map(({ name }) => name), "emails", "throttles"]));
});

test("a key that nobody has decided upon is an error, and never left out in silence", () => {
  expect(() => kindOfKey({ pk: "SOMETHING#1", sk: "NEW" })).toThrow("Nobody has decided");
});
