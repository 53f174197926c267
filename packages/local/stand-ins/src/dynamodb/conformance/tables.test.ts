import { randomUUID } from "node:crypto";
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { failure, tableDefinition, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();
const embedded = !process.env.AWS_ENDPOINT_URL_DYNAMODB;

test("A table is described as it was made", async () => {
  const TableName = table.name();
  const { Table } = await table.client.send(new DescribeTableCommand({ TableName }));
  expect(Table).toMatchObject({
    TableName,
    TableStatus: "ACTIVE",
    KeySchema: tableDefinition.KeySchema,
    BillingModeSummary: { BillingMode: "PAY_PER_REQUEST" },
  });
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual([
    "byDue",
    "byOwner",
    "byScore",
  ]);
});

test("A table cannot be made twice, nor described when it is not there", async () => {
  const again = new CreateTableCommand({ TableName: table.name(), ...tableDefinition });
  expect(await failure(table.client.send(again))).toMatchObject({ name: "ResourceInUseException" });
  const missing = new DescribeTableCommand({ TableName: "no-such-table" });
  expect(await failure(table.client.send(missing))).toMatchObject({ name: "ResourceNotFoundException" });
});

test("Time to live is set and described", async () => {
  const TableName = table.name();
  const describe = async () =>
    (await table.client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
  expect(await describe()).toEqual({ TimeToLiveStatus: "DISABLED" });
  const TimeToLiveSpecification = { AttributeName: "expires_at", Enabled: true };
  const set = new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification });
  expect((await table.client.send(set)).TimeToLiveSpecification).toEqual(TimeToLiveSpecification);
  expect(await describe()).toMatchObject({
    AttributeName: "expires_at",
    TimeToLiveStatus: expect.stringMatching(/^ENABL/),
  });
});

test("A table that is removed takes its items and settings with it", async () => {
  const TableName = `conformance-${randomUUID()}`;
  const { client } = table;
  const make = async () => {
    const { TableDescription } = await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
    if (!embedded && TableDescription?.TableStatus !== "ACTIVE") {
      await waitUntilTableExists({ client, minDelay: 1, maxWaitTime: 120 }, { TableName });
    }
  };
  const remove = async () => {
    await client.send(new DeleteTableCommand({ TableName }));
    if (!embedded) await waitUntilTableNotExists({ client, minDelay: 1, maxWaitTime: 120 }, { TableName });
  };
  const item = { pk: "a", sk: "b", due: "2027-01-01" };
  await make();
  await table.put(item, { TableName } as object);
  const TimeToLiveSpecification = { AttributeName: "expires_at", Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  await remove();
  await make();
  const byDue = { TableName, IndexName: "byDue" } as object;
  expect((await table.query("due = :d", { ":d": item.due }, byDue)).items).toEqual([]);
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: "DISABLED" });
  await remove();
});
