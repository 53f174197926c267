import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { failure, tableDefinition, useTestTable } from "../testing/test-table.ts";

const table = useTestTable();

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
