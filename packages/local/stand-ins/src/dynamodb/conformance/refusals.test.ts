import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test } from "vitest";
import { invalid } from "../testing/expected-errors.ts";
import { failure, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();

describe("Refused requests", () => {
  const key = { pk: "refused", sk: "1" };
  beforeEach(() => table.remove(key));

  test.each<[string, () => Promise<unknown>, string]>([
    ["a key attribute missing", () => table.put({ pk: "refused" } as never), "Missing the key sk in the item"],
    [
      "a key of the wrong type",
      () => table.put({ ...key, sk: 1 } as never),
      "Type mismatch for key sk expected: S actual: N",
    ],
    ["an empty key", () => table.put({ ...key, sk: "" }), "cannot contain an empty string value. Key: sk"],
    ["half a key", () => table.get({ pk: "refused" } as never), "The provided key element does not match the schema"],
    [
      "an index key of the wrong type",
      () => table.put({ ...key, owner: 1 }),
      "Type mismatch for Index Key owner Expected: S Actual: N",
    ],
    [
      "an empty index key in a put",
      () => table.put({ ...key, owner: "" }),
      "A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: by",
    ],
    [
      "an empty index key in an update",
      () => table.update(key, "SET due = :e", { ":e": "" }),
      "The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value.",
    ],
    [
      "a change of the key",
      () => table.update(key, "SET sk = :e", { ":e": "2" }),
      "Cannot update attribute sk. This attribute is part of the key",
    ],
    ["an expression that does not parse", () => table.update(key, "SET a ="), "Invalid UpdateExpression: Syntax error"],
    [
      "a reserved word",
      () => table.update(key, "SET name = :n", { ":n": 1 }),
      "Attribute name is a reserved keyword; reserved keyword: name",
    ],
    [
      "an unused value",
      () => table.update(key, "SET a = :a", { ":a": 1, ":b": 1 }),
      "Value provided in ExpressionAttributeValues unused in expressions: keys: {:b}",
    ],
    [
      "arithmetic on a missing attribute",
      () => table.update(key, "SET a = absent + :a", { ":a": 1 }),
      "The provided expression refers to an attribute that does not exist in the item",
    ],
    [
      "an item larger than 400 KB",
      () => table.put({ ...key, text: "€".repeat(137_000) }),
      "Item size has exceeded the maximum allowed size",
    ],
  ])("%s", { tags: "refusals" }, async (_what, attempt, message) => {
    expect(await failure(attempt())).toMatchObject(invalid(message));
    expect(await table.get(key)).toBeUndefined();
  });

  test("a table that is not there", async () => {
    const attempt = table.client.send(new PutCommand({ TableName: "no-such-table", Item: key }));
    expect(await failure(attempt)).toMatchObject({
      name: "ResourceNotFoundException",
      message: "Requested resource not found",
    });
  });
});
