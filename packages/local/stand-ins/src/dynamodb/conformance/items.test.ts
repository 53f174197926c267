import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, test } from "vitest";
import { failure, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();

describe("PutItem and GetItem", () => {
  test("keep every type of attribute", async () => {
    const item = {
      pk: "types",
      sk: "all",
      text: "naïve ☕ 🐕",
      empty: "",
      integer: 2 ** 53 - 1,
      negative: -0.125,
      yes: true,
      nothing: null,
      list: [1, "two", [3]],
      map: { deep: { deeper: { deepest: [{}] } } },
      strings: new Set(["a", "b"]),
      numbers: new Set([1, 2.5]),
      bytes: new Uint8Array([0, 1, 255]),
    };
    await table.put(item);
    expect(await table.get({ pk: "types", sk: "all" })).toEqual(item);
    expect(await table.get({ pk: "types", sk: "missing" })).toBeUndefined();
  });

  test("project attributes and nested paths", async () => {
    const key = { pk: "project", sk: "1" };
    await table.put({ ...key, name: "Rex", pets: [{ age: 3, kind: "dog" }], more: true });
    const { Item } = await table.client.send(
      new GetCommand({
        TableName: table.name(),
        Key: key,
        ProjectionExpression: "#name, pets[0].age",
        ExpressionAttributeNames: { "#name": "name" },
      }),
    );
    expect(Item).toEqual({ name: "Rex", pets: [{ age: 3 }] });
  });
});

describe("Conditions", () => {
  const key = { pk: "condition", sk: "1" };

  test.each<[string, object, boolean]>([
    ["version = :v AND attribute_exists(sk)", { ":v": 1 }, true],
    ["version < :v OR attribute_type(version, :t)", { ":v": 1, ":t": "S" }, false],
    ["NOT version <> :v", { ":v": 1 }, true],
    ["version BETWEEN :a AND :b", { ":a": 0, ":b": 1 }, true],
    ["version IN (:a, :b)", { ":a": 5, ":b": 6 }, false],
    ["begins_with(sk, :s) AND contains(tags, :t)", { ":s": "1", ":t": "old" }, true],
    ["attribute_not_exists(pk)", {}, false],
    ["size(tags) >= :n", { ":n": 3 }, false],
    ["absent = :v", { ":v": 1 }, false],
  ])("'%s' decides", async (ConditionExpression, ExpressionAttributeValues, holds) => {
    const item = { ...key, version: 1, tags: new Set(["old", "big"]) };
    await table.put(item);
    const attempt = table.put(item, {
      ConditionExpression,
      ...(Object.keys(ExpressionAttributeValues).length > 0 && {
        ExpressionAttributeValues: { ...ExpressionAttributeValues },
      }),
    });
    if (holds) await attempt;
    else {
      const refused = await failure(attempt);
      expect(refused).toMatchObject({
        name: "ConditionalCheckFailedException",
        message: "The conditional request failed",
      });
      expect(refused.Item).toBeUndefined();
    }
  });

  test("answer the item that failed them, on request, for each kind of write", async () => {
    const item = { ...key, version: 7 };
    await table.put(item);
    const never = {
      ConditionExpression: "version = :never",
      ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
      ExpressionAttributeValues: { ":never": -1 },
    };
    for (const attempt of [
      () => table.put(item, never),
      () => table.update(key, "REMOVE version", {}, never),
      () => table.remove(key, never),
    ]) {
      expect(await failure(attempt())).toMatchObject({
        name: "ConditionalCheckFailedException",
        Item: { pk: { S: "condition" }, sk: { S: "1" }, version: { N: "7" } },
      });
    }
    const absent = await failure(table.remove({ pk: "condition", sk: "none" }, never));
    expect(absent.name).toBe("ConditionalCheckFailedException");
    expect(absent.Item).toBeUndefined();
  });
});

describe("UpdateItem", () => {
  test("sets, adds, removes and deletes, making the item if need be", async () => {
    const key = { pk: "update", sk: "1" };
    const made = await table.update(
      key,
      "SET a = :a, #list = :list, m = :m ADD n :n, s :s",
      { ":a": "x", ":list": [1], ":m": { k: 1 }, ":n": 2, ":s": new Set(["p", "q"]) },
      { ReturnValues: "ALL_NEW" },
    );
    expect(made.Attributes).toEqual({ ...key, a: "x", list: [1], m: { k: 1 }, n: 2, s: new Set(["p", "q"]) });
    const changed = await table.update(
      key,
      "SET #list = list_append(#list, :more), b = if_not_exists(b, :b), m.j = :b, n = n - :one REMOVE a DELETE s :p",
      { ":more": [2], ":b": "new", ":one": 1, ":p": new Set(["p"]) },
      { ReturnValues: "ALL_NEW" },
    );
    expect(changed.Attributes).toEqual({
      ...key,
      list: [1, 2],
      b: "new",
      m: { k: 1, j: "new" },
      n: 1,
      s: new Set(["q"]),
    });
  });

  test("lets exactly one of many simultaneous conditional updates through", { tags: "at-once" }, async () => {
    const key = { pk: "update", sk: "race" };
    await table.put({ ...key, status: "scheduled" });
    const complete = (by: number) =>
      table.update(
        key,
        "SET #status = :done, #by = :by",
        { ":done": "completed", ":by": by, ":was": "scheduled" },
        {
          ConditionExpression: "#status = :was",
        },
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, by) => complete(by)));
    const winners = outcomes.flatMap(({ status }, by) => (status === "fulfilled" ? [by] : []));
    expect(winners).toHaveLength(1);
    expect(await table.get(key)).toEqual({ ...key, status: "completed", by: winners[0] });
  });
});
