import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { type Attributes, failure, type Key, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
const sortKeys = (items: Attributes[]) => items.map(({ sk }) => sk);

describe("Query of the table", () => {
  const all = ["2027-01-31", "2027-02-01", "2027-02-01#a", "2027-02-28", "2027-03-01", "é", "😀"];

  beforeAll(async () => {
    await Promise.all(all.map((sk) => table.put({ pk: "table", sk, length: sk.length })));
    await table.put({ pk: "table2", sk: "2027-02-01" });
  });

  test("answers one partition in the order of its sort key, and in reverse", async () => {
    expect(sortKeys((await table.query("pk = :p", { ":p": "table" })).items)).toEqual(all);
    const reversed = await table.query("pk = :p", { ":p": "table" }, { ScanIndexForward: false });
    expect(sortKeys(reversed.items)).toEqual(all.toReversed());
  });

  test.each<[string, Attributes, string[]]>([
    ["sk = :a", { ":a": "2027-02-01" }, ["2027-02-01"]],
    ["begins_with(sk, :a)", { ":a": "2027-02" }, ["2027-02-01", "2027-02-01#a", "2027-02-28"]],
    ["sk BETWEEN :a AND :b", { ":a": "2027-01-31", ":b": "2027-02-01" }, ["2027-01-31", "2027-02-01"]],
    ["sk < :a", { ":a": "2027-02-01" }, ["2027-01-31"]],
    ["sk <= :a", { ":a": "2027-02-01" }, ["2027-01-31", "2027-02-01"]],
    ["sk > :a", { ":a": "2027-03-01" }, ["é", "😀"]],
    ["sk >= :a", { ":a": "2027-03-01" }, ["2027-03-01", "é", "😀"]],
    ["begins_with(sk, :a)", { ":a": "2028" }, []],
  ])("%s %j", async (condition, values, expected) => {
    for (const ScanIndexForward of [true, false]) {
      const { items } = await table.query(
        `pk = :p AND ${condition}`,
        { ":p": "table", ...values },
        { ScanIndexForward },
      );
      expect(sortKeys(items)).toEqual(ScanIndexForward ? expected : expected.toReversed());
    }
  });

  test.each([1, 7])("pages %i at a time, each item once, both ways", async (Limit) => {
    for (const ScanIndexForward of [true, false]) {
      const pages: unknown[][] = [];
      let ExclusiveStartKey: Attributes | undefined;
      do {
        const more = { Limit, ScanIndexForward, ...(ExclusiveStartKey && { ExclusiveStartKey }) };
        const { items, next } = await table.query("pk = :p", { ":p": "table" }, more);
        pages.push(sortKeys(items));
        ExclusiveStartKey = next;
      } while (ExclusiveStartKey);
      expect(pages.flat()).toEqual(ScanIndexForward ? all : all.toReversed());
      expect(Math.max(...pages.map(({ length }) => length))).toBe(Limit);
    }
  });

  test("filters after the limit, and counts", async () => {
    const { items, next } = await table.query(
      "pk = :p",
      { ":p": "table", ":l": 12 },
      {
        Limit: 3,
        FilterExpression: "#l = :l",
        ExpressionAttributeNames: { "#l": "length" },
      },
    );
    expect(sortKeys(items)).toEqual(["2027-02-01#a"]);
    expect(next).toEqual({ pk: "table", sk: "2027-02-01#a" });
  });

  test("stops at 1 MB", async () => {
    const items = Array.from({ length: 5 }, (_, i) => ({ pk: "large", sk: String(i), text: "x".repeat(300_000) }));
    await Promise.all(items.map((item) => table.put(item)));
    const first = await table.query("pk = :p", { ":p": "large" });
    // AWS does not say whether the page includes the item that crosses the limit.
    expect(["0 1 2", "0 1 2 3"]).toContain(sortKeys(first.items).join(" "));
    const rest = await table.query("pk = :p", { ":p": "large" }, { ExclusiveStartKey: first.next });
    expect(sortKeys([...first.items, ...rest.items])).toEqual(["0", "1", "2", "3", "4"]);
    expect(rest.next).toBeUndefined();
  });
});

describe("Query of an index", () => {
  const byOwner = (owner: string) => table.query("#owner = :o", { ":o": owner }, { IndexName: "byOwner" });

  test("answers the projected attributes only", async () => {
    await table.put({ pk: "v1", sk: "a", owner: "ann", date: "2027-01-02", status: "open", secret: 1, score: 1 });
    expect((await byOwner("ann")).items).toEqual([
      { pk: "v1", sk: "a", owner: "ann", date: "2027-01-02", status: "open" },
    ]);
    const { items } = await table.query("#owner = :o", { ":o": "ann" }, { IndexName: "byScore" });
    expect(items).toMatchObject([{ secret: 1 }]);
  });

  test("orders numbers as numbers", async () => {
    const scores = [-1000, -1.5, -1, 0, 0.001, 0.5, 2, 10, 1e10];
    await Promise.all(scores.map((score, i) => table.put({ pk: "score", sk: String(i), owner: "num", score })));
    const { items } = await table.query("#owner = :o", { ":o": "num" }, { IndexName: "byScore" });
    expect(items.map(({ score }) => score)).toEqual(scores);
  });

  test("keeps items of the same index key apart, even two whose keys' hashes begin alike", async () => {
    // The first 24 bits of dynalite's hash of these two keys are the same.
    const keys: Key[] = [
      { pk: "same", sk: "S15372" },
      { pk: "same", sk: "S8151" },
    ];
    for (const key of keys) await table.put({ ...key, due: "2027-05-01" });
    const due = async (more?: object) =>
      (await table.query("due = :d", { ":d": "2027-05-01" }, { IndexName: "byDue", ...more })).items.map(
        ({ sk }) => sk,
      );
    expect((await due()).sort()).toEqual(["S15372", "S8151"]);
    for (const ScanIndexForward of [true, false]) {
      const more = { IndexName: "byDue", Limit: 1, ScanIndexForward };
      const first = await table.query("due = :d", { ":d": "2027-05-01" }, more);
      expect(await due({ ExclusiveStartKey: first.next, ScanIndexForward })).toEqual(
        ["S15372", "S8151"].filter((sk) => sk !== first.items[0]?.sk),
      );
    }
    await table.remove({ pk: "same", sk: "S8151" });
    expect(await due()).toEqual(["S15372"]);
  });

  test("refuses a consistent read", { tags: "refusals" }, async () => {
    const read = table.query("#owner = :o", { ":o": "ann" }, { IndexName: "byOwner", ConsistentRead: true });
    expect(await failure(read)).toMatchObject({
      name: "ValidationException",
      message: "Consistent reads are not supported on global secondary indexes",
    });
  });
});

test("Scan answers every item once, in pages", async () => {
  const keys = Array.from({ length: 25 }, (_, i) => `scan${i}`);
  await Promise.all(keys.map((pk) => table.put({ pk, sk: "scanned" })));
  const seen: unknown[] = [];
  let ExclusiveStartKey: Attributes | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({ TableName: table.name(), Limit: 10, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
    );
    seen.push(...(page.Items ?? []).filter(({ sk }) => sk === "scanned").map(({ pk }) => pk));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  expect(seen.sort()).toEqual(keys.toSorted());
});
