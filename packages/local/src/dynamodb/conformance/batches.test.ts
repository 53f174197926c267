import { BatchGetCommand, BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { failure, useTestTable } from "./test-table.ts";

const table = useTestTable();
type Requests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];
const write = (requests: Requests) =>
  table.client.send(new BatchWriteCommand({ RequestItems: { [table.name()]: requests } }));
const item = (i: number, more = {}) => ({ pk: "batch", sk: String(i), ...more });

test("BatchWriteItem puts and deletes, and keeps the indexes", async () => {
  const put = (i: number) => ({ PutRequest: { Item: item(i, { owner: "ann", date: `2027-01-0${i}` }) } });
  expect((await write([1, 2, 3].map(put))).UnprocessedItems).toEqual({});
  await write([{ DeleteRequest: { Key: item(2) } }, put(4), { DeleteRequest: { Key: item(9) } }]);
  const { items } = await table.query("#owner = :o", { ":o": "ann" }, { IndexName: "byOwner" });
  expect(items.map(({ sk }) => sk)).toEqual(["1", "3", "4"]);
});

test("BatchWriteItem refuses duplicates, more than 25, and an empty index key, and then writes nothing", async () => {
  const put = (i: number, more = {}) => ({ PutRequest: { Item: item(i, more) } });
  expect(await failure(write([put(20), put(20)]))).toMatchObject({
    name: "ValidationException",
    message: "Provided list of item keys contains duplicates",
  });
  expect(await failure(write(Array.from({ length: 26 }, (_, i) => put(20 + i))))).toMatchObject({
    name: "ValidationException",
    message: expect.stringContaining("Member must have length less than or equal to 25"),
  });
  expect(await failure(write([put(20), put(21, { due: "" })]))).toMatchObject({
    name: "ValidationException",
    message: expect.stringContaining("IndexName: byDue, IndexKey: due"),
  });
  expect(await table.get(item(20))).toBeUndefined();
});

test("BatchGetItem answers the items that exist", async () => {
  await write([30, 31].map((i) => ({ PutRequest: { Item: item(i, { n: i }) } })));
  const { Responses, UnprocessedKeys } = await table.client.send(
    new BatchGetCommand({ RequestItems: { [table.name()]: { Keys: [item(30), item(31), item(32)] } } }),
  );
  expect(Responses?.[table.name()]?.sort((a, b) => a.n - b.n)).toEqual([item(30, { n: 30 }), item(31, { n: 31 })]);
  expect(UnprocessedKeys).toEqual({});
});

test("BatchGetItem refuses duplicates", async () => {
  const twice = new BatchGetCommand({ RequestItems: { [table.name()]: { Keys: [item(30), item(30)] } } });
  expect(await failure(table.client.send(twice))).toMatchObject({
    name: "ValidationException",
    message: "Provided list of item keys contains duplicates",
  });
});
