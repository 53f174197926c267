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
  const total = (read: Record<string, unknown>[]) => read.reduce((sum, item) => sum + Number(item.money), 0);
  const transfers = Array.from({ length: 120 }, async (_, i) => {
    const from = i % 4;
    const to = (from + 1 + (i % 3)) % 4;
    return attempt(transfer(accounts[from] ?? "", accounts[to] ?? "", (i * 37) % 90));
  });
  // A query of AWS's is not of one moment.
  const looks = process.env.AWS_ENDPOINT_URL_DYNAMODB ? 0 : 30;
  const readings = Array.from({ length: looks }, async () => total(await items()));
  expect((await Promise.all(readings)).filter((sum) => sum !== 400)).toEqual([]);
  const happened = (await Promise.all(transfers)).filter(Boolean).length;
  expect(happened).toBeGreaterThan(0);
  const balances = await items();
  expect(total(balances)).toBe(400);
  expect(Math.min(...balances.map((item) => Number(item.money)))).toBeGreaterThanOrEqual(0);
});
