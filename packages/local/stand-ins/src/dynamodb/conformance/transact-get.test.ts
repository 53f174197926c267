import { randomUUID } from "node:crypto";
import { TransactGetCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test } from "vitest";
import { cancelled, invalid } from "../testing/expected-errors.ts";
import { failure, type Key, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
let pk: string;
beforeEach(() => {
  pk = randomUUID();
});
const key = (sk: string): Key => ({ pk, sk });

describe("TransactGetItems", () => {
  test("answers in the order asked, with nothing for what is missing", async () => {
    const item = { ...key("a"), n: 1 };
    await table.put(item);
    expect(await table.read([key("gone"), key("a")])).toEqual([undefined, item]);
  });

  test("answers the attributes asked for", { tags: "reads" }, async () => {
    await table.put({ ...key("a"), n: 1, m: 2 });
    const get = { TableName: table.name(), Key: key("a"), ProjectionExpression: "n" };
    const { Responses } = await table.client.send(new TransactGetCommand({ TransactItems: [{ Get: get }] }));
    expect(Responses).toEqual([{ Item: { n: 1 } }]);
  });

  test("refuses duplicates", { tags: "refusals" }, async () => {
    expect(await failure(table.read([key("a"), key("a")]))).toMatchObject(
      invalid("Transaction request cannot include multiple operations on one item"),
    );
  });

  test("refuses more than 100", async () => {
    expect(await failure(table.read(Array.from({ length: 101 }, (_, i) => key(String(i)))))).toMatchObject(
      invalid("Member must have length less than or equal to 100"),
    );
  });

  test("is cancelled by a key that does not match", { tags: "refusals" }, async () => {
    expect(await failure(table.read([key("a"), { pk } as Key]))).toMatchObject(cancelled("None", "ValidationError"));
  });
});
