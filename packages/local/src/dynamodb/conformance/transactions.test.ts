import { randomUUID } from "node:crypto";
import { TransactGetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test } from "vitest";
import { type Action, failure, type Key, useTestTable } from "./test-table.ts";

const table = useTestTable();
let pk: string;
beforeEach(() => {
  pk = randomUUID();
});
const key = (sk: string): Key => ({ pk, sk });
const items = async () => (await table.query("pk = :p", { ":p": pk }, { ConsistentRead: true })).items;
const cancelled = (...codes: string[]) => ({
  name: "TransactionCanceledException",
  message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(", ")}]`,
  CancellationReasons: codes.map((Code) => expect.objectContaining({ Code })),
});
const invalid = (message: string) => ({ name: "ValidationException", message: expect.stringContaining(message) });
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

  test("gives no item where there is none", async () => {
    const refused = await failure(
      table.write([
        {
          Delete: {
            Key: key("gone"),
            ConditionExpression: "attribute_exists(pk)",
            ReturnValuesOnConditionCheckFailure: "ALL_OLD",
          },
        },
      ]),
    );
    expect(refused.CancellationReasons?.[0]).toMatchObject({ Code: "ConditionalCheckFailed" });
    expect(refused.CancellationReasons?.[0]?.Item).toBeUndefined();
  });

  test.each<[string, Action, string]>([
    [
      "an update of a missing attribute",
      {
        Update: {
          Key: { pk: "x", sk: "x" },
          UpdateExpression: "SET a = b + :n",
          ExpressionAttributeValues: { ":n": 1 },
        },
      },
      "The provided expression refers to an attribute that does not exist in the item",
    ],
    [
      "an update beyond 400 KB",
      {
        Update: {
          Key: { pk: "x", sk: "x" },
          UpdateExpression: "SET a = :a",
          ExpressionAttributeValues: { ":a": "x".repeat(410_000) },
        },
      },
      "Item size to update has exceeded the maximum allowed size",
    ],
    [
      "an index key of the wrong type",
      { Put: { Item: { pk: "x", sk: "x", owner: 1 } } },
      "Type mismatch for Index Key owner Expected: S Actual: N",
    ],
    [
      "a key of the wrong type",
      { Delete: { Key: { pk: "x", sk: 1 } } },
      "The provided key element does not match the schema",
    ],
  ])("is cancelled by %s", async (_what, action, message) => {
    const refused = await failure(table.write([put("other"), action]));
    expect(refused).toMatchObject(cancelled("None", "ValidationError"));
    expect(refused.CancellationReasons?.[1]?.Message).toContain(message);
    expect(await items()).toEqual([]);
  });

  test.each<[string, () => Action[], string]>([
    [
      "two actions on one item",
      () => [put("a"), { Delete: { Key: key("a") } }],
      "Transaction request cannot include multiple operations on one item",
    ],
    [
      "a check and a write of one item",
      () => [put("a"), { ConditionCheck: { Key: key("a"), ConditionExpression: "attribute_exists(pk)" } }],
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
      "an expression that does not parse",
      () => [put("a"), { Delete: { Key: key("b"), ConditionExpression: "a =" } }],
      "Invalid ConditionExpression: Syntax error",
    ],
    [
      "an item larger than 400 KB",
      () => [put("a"), put("b", { text: "x".repeat(410_000) })],
      "Item size has exceeded the maximum allowed size",
    ],
    ["an empty index key", () => [put("a"), put("b", { owner: "" })], "IndexName: by"],
    [
      "an empty key",
      () => [put("a"), { Delete: { Key: { pk, sk: "" } } }],
      "cannot contain an empty string value. Key: sk",
    ],
    [
      "items of more than 4 MB",
      () => Array.from({ length: 11 }, (_, i) => put(String(i), { text: "x".repeat(400_000) })),
      "",
    ],
  ])("refuses %s and writes nothing", async (_what, actions, message) => {
    expect(await failure(table.write(actions()))).toMatchObject(invalid(message));
    expect(await items()).toEqual([]);
  });

  test("refuses a table that is not there", async () => {
    const TransactItems = [
      { Put: { TableName: table.name(), Item: key("a") } },
      { Put: { TableName: "no-such-table", Item: key("a") } },
    ];
    expect(await failure(table.client.send(new TransactWriteCommand({ TransactItems })))).toMatchObject({
      name: "ResourceNotFoundException",
    });
    expect(await items()).toEqual([]);
  });

  test("writes 100 actions", async () => {
    await table.write(Array.from({ length: 100 }, (_, i) => put(String(i).padStart(3, "0"))));
    expect(await items()).toHaveLength(100);
  });

  test("tells the capacity, twice that of single writes, on request", async () => {
    const answer = await table.write([put("a"), put("b", { text: "x".repeat(1500) })], {
      ReturnConsumedCapacity: "TOTAL",
    });
    expect(answer.ConsumedCapacity).toMatchObject([{ TableName: table.name(), CapacityUnits: 6 }]);
  });
});

describe("ClientRequestToken", () => {
  test("makes a repeated transaction happen once", async () => {
    const ClientRequestToken = randomUUID();
    for (let i = 0; i < 3; i++) await table.write([increment("counter")], { ClientRequestToken });
    expect(await table.get(key("counter"))).toMatchObject({ n: 1 });
    await table.write([increment("counter")], { ClientRequestToken: randomUUID() });
    expect(await table.get(key("counter"))).toMatchObject({ n: 2 });
  });

  test("happens once even if the repetitions are simultaneous", async () => {
    const ClientRequestToken = randomUUID();
    const repeated = Array.from({ length: 10 }, () => table.write([increment("counter")], { ClientRequestToken }));
    await Promise.allSettled(repeated);
    expect(await table.get(key("counter"))).toMatchObject({ n: 1 });
  });

  test("is refused with other content, whatever the order of attributes", async () => {
    const ClientRequestToken = randomUUID();
    await table.write([put("a", { x: 1, y: 2 })], { ClientRequestToken });
    await table.write([put("a", { y: 2, x: 1 })], { ClientRequestToken });
    expect(await failure(table.write([put("a", { x: 1, y: 3 })], { ClientRequestToken }))).toMatchObject({
      name: "IdempotentParameterMismatchException",
    });
    expect(await table.get(key("a"))).toMatchObject({ y: 2 });
  });

  test("is free again after a transaction that failed", async () => {
    const ClientRequestToken = randomUUID();
    const onlyIfThere: Action[] = [
      { ConditionCheck: { Key: key("there"), ConditionExpression: "attribute_exists(pk)" } },
      put("a"),
    ];
    expect(await failure(table.write(onlyIfThere, { ClientRequestToken }))).toMatchObject(
      cancelled("ConditionalCheckFailed", "None"),
    );
    await table.put(key("there"));
    await table.write(onlyIfThere, { ClientRequestToken });
    expect(await table.get(key("a"))).toEqual(key("a"));
  });

  test("has at most 36 characters", async () => {
    expect(await failure(table.write([put("a")], { ClientRequestToken: "x".repeat(37) }))).toMatchObject(
      invalid("Member must have length less than or equal to 36"),
    );
  });
});

describe("Simultaneous transactions", () => {
  /** Whether it happened; AWS may refuse simultaneous ones with TransactionConflict, and then it is tried again. */
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

  test("on one item: exactly one wins", async () => {
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
      put(`log#${by}`),
    ];
    const won = await Promise.all(Array.from({ length: 25 }, (_, by) => attempt(complete(by))));
    expect(won.filter(Boolean)).toHaveLength(1);
    const winner = won.indexOf(true);
    expect((await items()).map(({ sk }) => sk)).toEqual([`log#${winner}`, "visit"]);
    expect(await table.get(key("visit"))).toMatchObject({ winner });
  });

  test("conserve money, as every reader sees it", async () => {
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
      // AWS cancels a reading that meets a transaction; its queries are not of one moment.
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

  test("and single writes see each other whole", async () => {
    await table.put({ ...key("a"), n: 0 });
    await table.put({ ...key("b"), n: 0 });
    const both = () => attempt([increment("a"), increment("b")]);
    const one = () => table.update(key("a"), "ADD n :one", { ":one": 1 });
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? both() : one())));
    expect(await table.read([key("a"), key("b")])).toMatchObject([{ n: 40 }, { n: 20 }]);
  });
});

describe("TransactGetItems", () => {
  test("answers in the order asked, projected, with nothing for what is missing", async () => {
    await table.put({ ...key("a"), n: 1, m: 2 });
    const TableName = table.name();
    const { Responses } = await table.client.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: key("gone") } },
          { Get: { TableName, Key: key("a"), ProjectionExpression: "n" } },
        ],
      }),
    );
    expect(Responses).toEqual([{}, { Item: { n: 1 } }]);
  });

  test("refuses duplicates, too many, and keys that do not match", async () => {
    expect(await failure(table.read([key("a"), key("a")]))).toMatchObject(
      invalid("Transaction request cannot include multiple operations on one item"),
    );
    expect(await failure(table.read(Array.from({ length: 101 }, (_, i) => key(String(i)))))).toMatchObject(
      invalid("Member must have length less than or equal to 100"),
    );
    expect(await failure(table.read([key("a"), { pk } as Key]))).toMatchObject(cancelled("None", "ValidationError"));
  });
});
