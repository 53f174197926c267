import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, test } from "vitest";
import { cancelled, invalid } from "../testing/expected-errors.ts";
import { type Action, failure, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
const key = { pk: "refused", sk: "1" };
const other = { pk: "refused", sk: "2" };
beforeEach(() => table.remove(key));

const put = (more: object): Action => ({ Put: { Item: { ...key, ...more } } });
const update = (UpdateExpression: string, values?: object): Action => ({
  Update: { Key: key, UpdateExpression, ...(values && { ExpressionAttributeValues: { ...values } }) },
});

/** The same action, not in a transaction. */
function alone({ Put, Update, Delete }: Action): Promise<unknown> {
  if (Put) return table.put(Put.Item as never);
  if (Update) return table.update(key, Update.UpdateExpression ?? "", Update.ExpressionAttributeValues);
  return table.remove(Delete?.Key as never);
}

test.each<[string, Action, string]>([
  ["an index key of another type", put({ owner: 1 }), "Type mismatch for Index Key owner Expected: S Actual: N"],
  [
    "a key of another type",
    { Delete: { Key: { ...key, sk: 1 } } },
    "The provided key element does not match the schema",
  ],
  [
    "arithmetic on a missing attribute",
    update("SET a = absent + :a", { ":a": 1 }),
    "The provided expression refers to an attribute that does not exist in the item",
  ],
])("%s is refused, and cancels a transaction", { tags: "refusals" }, async (_, action, words) => {
  expect(await failure(alone(action))).toMatchObject(invalid(words));
  const refused = await failure(table.write([{ Put: { Item: other } }, action]));
  expect(refused).toMatchObject(cancelled("None", "ValidationError"));
  expect(refused.CancellationReasons?.[1]?.Message).toContain(words);
  expect([await table.get(key), await table.get(other)]).toEqual([undefined, undefined]);
});

test.each<[string, Action, string]>([
  ["an empty key", put({ sk: "" }), "cannot contain an empty string value. Key: sk"],
  [
    "an empty index key",
    put({ owner: "" }),
    "A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: by",
  ],
  [
    "an update to an empty index key",
    update("SET due = :e", { ":e": "" }),
    "The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value.",
  ],
  ["an expression that does not parse", update("SET a ="), "Invalid UpdateExpression: Syntax error"],
  [
    "a reserved word",
    update("SET name = :n", { ":n": 1 }),
    "Attribute name is a reserved keyword; reserved keyword: name",
  ],
  [
    "an unused value",
    update("SET a = :a", { ":a": 1, ":b": 1 }),
    "Value provided in ExpressionAttributeValues unused in expressions: keys: {:b}",
  ],
  ["more than 400 KB of UTF-8", put({ text: "€".repeat(137_000) }), "Item size has exceeded the maximum allowed size"],
])("%s is refused, alone and in a transaction", { tags: "refusals" }, async (_, action, words) => {
  expect(await failure(alone(action))).toMatchObject(invalid(words));
  expect(await failure(table.write([{ Put: { Item: other } }, action]))).toMatchObject(invalid(words));
  expect([await table.get(key), await table.get(other)]).toEqual([undefined, undefined]);
});

test("a table that is not there is refused", async () => {
  const attempt = table.client.send(new PutCommand({ TableName: "no-such-table", Item: key }));
  expect(await failure(attempt)).toMatchObject({
    name: "ResourceNotFoundException",
    message: "Requested resource not found",
  });
});
