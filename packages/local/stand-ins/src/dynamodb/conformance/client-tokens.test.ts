import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Action, failure, type Key, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
let pk: string;
beforeEach(() => {
  pk = randomUUID();
});
const key = (sk: string): Key => ({ pk, sk });
const put = (sk: string, more = {}): Action => ({ Put: { Item: { ...key(sk), ...more } } });
const increment = (sk: string): Action => ({
  Update: { Key: key(sk), UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } },
});

test("A client token makes a transaction happen once, even if the repetitions are simultaneous", {
  tags: "repeats",
}, async () => {
  const ClientRequestToken = randomUUID();
  const repeated = Array.from({ length: 10 }, () => table.write([increment("counter")], { ClientRequestToken }));
  await Promise.allSettled(repeated);
  expect(await table.get(key("counter"))).toMatchObject({ n: 1 });
  await table.write([increment("counter")], { ClientRequestToken: randomUUID() });
  expect(await table.get(key("counter"))).toMatchObject({ n: 2 });
});

test("A client token is refused with other content, whatever the order of attributes", {
  tags: "repeats",
}, async () => {
  const ClientRequestToken = randomUUID();
  await table.write([put("a", { x: 1, y: 2 })], { ClientRequestToken });
  await table.write([put("a", { y: 2, x: 1 })], { ClientRequestToken });
  expect(await failure(table.write([put("a", { x: 1, y: 3 })], { ClientRequestToken }))).toMatchObject({
    name: "IdempotentParameterMismatchException",
  });
  expect(await table.get(key("a"))).toMatchObject({ y: 2 });
});

test("A client token is free again after a transaction that failed", async () => {
  const ClientRequestToken = randomUUID();
  const onlyIfThere: Action[] = [
    { ConditionCheck: { Key: key("there"), ConditionExpression: "attribute_exists(pk)" } },
    put("a"),
  ];
  expect(await failure(table.write(onlyIfThere, { ClientRequestToken }))).toMatchObject({
    name: "TransactionCanceledException",
  });
  await table.put(key("there"));
  await table.write(onlyIfThere, { ClientRequestToken });
  expect(await table.get(key("a"))).toEqual(key("a"));
});
