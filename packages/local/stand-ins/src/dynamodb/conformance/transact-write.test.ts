import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { cancelled, invalid } from "../testing/expected-errors.ts";
import { type Action, failure, type Key, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
let pk: string;
beforeEach(() => {
  pk = randomUUID();
});
const key = (sk: string): Key => ({ pk, sk });
const items = async () => (await table.query("pk = :p", { ":p": pk }, { ConsistentRead: true })).items;
const put = (sk: string, more = {}): Action => ({ Put: { Item: { ...key(sk), ...more } } });
const increment = (sk: string): Action => ({
  Update: { Key: key(sk), UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } },
});

describe("TransactWriteItems", () => {
  test("puts, updates, deletes and checks as one, indexes too", async () => {
    await table.put({ ...key("updated"), owner: pk, date: "2027-01-01", status: "open", n: 1 });
    await table.put({ ...key("deleted"), owner: pk, date: "2027-01-02" });
    await table.put({ ...key("checked"), open: true });
    await table.write([
      put("put", { owner: pk, date: "2027-01-03" }),
      {
        Update: {
          Key: key("updated"),
          UpdateExpression: "SET #date = :d, n = n + :one REMOVE #status",
          ConditionExpression: "n = :one",
          ExpressionAttributeNames: { "#date": "date", "#status": "status" },
          ExpressionAttributeValues: { ":d": "2027-01-04", ":one": 1 },
        },
      },
      { Delete: { Key: key("deleted"), ConditionExpression: "attribute_exists(pk)" } },
      {
        ConditionCheck: {
          Key: key("checked"),
          ConditionExpression: "attribute_exists(#o)",
          ExpressionAttributeNames: { "#o": "open" },
        },
      },
    ]);
    expect(await items()).toEqual([
      { ...key("checked"), open: true },
      { ...key("put"), owner: pk, date: "2027-01-03" },
      { ...key("updated"), owner: pk, date: "2027-01-04", n: 2 },
    ]);
    const { items: indexed } = await table.query("#owner = :o", { ":o": pk }, { IndexName: "byOwner" });
    expect(indexed.map(({ sk, date }) => [sk, date])).toEqual([
      ["put", "2027-01-03"],
      ["updated", "2027-01-04"],
    ]);
  });

  test("writes nothing if a condition fails, and gives each action its reason", async () => {
    await table.put({ ...key("there"), n: 1 });
    const actions: Action[] = [
      put("new", { owner: pk, date: "2027-01-01" }),
      { Put: { Item: { ...key("there"), n: 2 }, ConditionExpression: "attribute_not_exists(pk)" } },
      increment("counter"),
      { ConditionCheck: { Key: key("gone"), ConditionExpression: "attribute_exists(pk)" } },
    ];
    const refused = await failure(table.write(actions));
    expect(refused).toMatchObject(cancelled("None", "ConditionalCheckFailed", "None", "ConditionalCheckFailed"));
    expect(refused.CancellationReasons?.[1]).toMatchObject({ Message: "The conditional request failed" });
    expect(refused.CancellationReasons?.[1]?.Item).toBeUndefined();
    expect(await items()).toEqual([{ ...key("there"), n: 1 }]);
    expect((await table.query("#owner = :o", { ":o": pk }, { IndexName: "byOwner" })).items).toEqual([]);
  });

  test.each<[string, (condition: object) => Action]>([
    ["Put", (more) => ({ Put: { Item: key("there"), ...more } })],
    ["Update", (more) => ({ Update: { Key: key("there"), UpdateExpression: "REMOVE x", ...more } })],
    ["Delete", (more) => ({ Delete: { Key: key("there"), ...more } })],
    ["ConditionCheck", (more) => ({ ConditionCheck: { Key: key("there"), ...more } })],
  ])("gives a failed %s's item with its reason, on request", async (_kind, action) => {
    await table.put({ ...key("there"), n: 1 });
    const condition = {
      ConditionExpression: "attribute_not_exists(pk)",
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    };
    const refused = await failure(table.write([put("other"), action(condition)]));
    expect(refused).toMatchObject(cancelled("None", "ConditionalCheckFailed"));
    expect(refused.CancellationReasons?.[1]?.Item).toEqual({ pk: { S: pk }, sk: { S: "there" }, n: { N: "1" } });
  });

  test.each<[string, () => Action[], string]>([
    [
      "two actions on one item",
      () => [put("a"), { Delete: { Key: key("a") } }],
      "Transaction request cannot include multiple operations on one item",
    ],
    [
      "two kinds of action in one",
      () => [{ ...put("a"), Delete: { Key: key("b") } }],
      "TransactItems can only contain one of Check, Put, Update or Delete",
    ],
    ["no actions", () => [], "Member must have length greater than or equal to 1"],
    [
      "101 actions",
      () => Array.from({ length: 101 }, (_, i) => put(String(i))),
      "Member must have length less than or equal to 100",
    ],
    [
      "items of more than 4 MB",
      () => Array.from({ length: 11 }, (_, i) => put(String(i), { text: "x".repeat(400_000) })),
      "",
    ],
  ])("refuses %s and writes nothing", { tags: "refusals" }, async (_what, actions, message) => {
    expect(await failure(table.write(actions()))).toMatchObject(invalid(message));
    expect(await items()).toEqual([]);
  });

  test("writes 100 actions", async () => {
    await table.write(Array.from({ length: 100 }, (_, i) => put(String(i).padStart(3, "0"))));
    expect(await items()).toHaveLength(100);
  });
});
