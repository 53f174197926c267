import { BatchGetCommand, BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { wording } from "../../testing/wording.ts";
import { failure, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
type Requests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];
const write = (requests: Requests) =>
  table.client.send(new BatchWriteCommand({ RequestItems: { [table.name()]: requests } }));
const item = (i: number, more = {}) => ({ pk: "batch", sk: String(i), ...more });
const put = (i: number, more = {}) => ({ PutRequest: { Item: item(i, more) } });

test.each<[string, Requests, string]>([
  ["duplicates", [put(20), put(20)], "Provided list of item keys contains duplicates"],
  [
    "more than 25",
    Array.from({ length: 26 }, (_, i) => put(20 + i)),
    "Member must have length less than or equal to 25",
  ],
])("BatchWriteItem refuses %s, and then writes nothing", { tags: "refusals" }, async (_what, requests, message) => {
  await table.remove(item(20));
  expect(await failure(write(requests))).toMatchObject({ name: "ValidationException", message: wording(message) });
  expect(await table.get(item(20))).toBeUndefined();
});

test("BatchGetItem answers the items that exist", async () => {
  await write([50, 51].map((i) => put(i, { n: i })));
  const { Responses, UnprocessedKeys } = await table.client.send(
    new BatchGetCommand({ RequestItems: { [table.name()]: { Keys: [item(50), item(51), item(52)] } } }),
  );
  expect(Responses?.[table.name()]?.sort((a, b) => a.n - b.n)).toEqual([item(50, { n: 50 }), item(51, { n: 51 })]);
  expect(UnprocessedKeys).toEqual({});
});
