import { DescribeTableCommand, DescribeTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { hasDefinedIndexes } from "./create-table.ts";
import { tableDefinition } from "./table.ts";

const dynamoDb = await startDatabase();

test("the table has the keys, indexes and time to live of its definition", async () => {
  const { client, table } = await newTable(dynamoDb.endpoint);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));

  const keysOf = (schema: { AttributeName?: string | undefined }[] = []) => schema.map((key) => key.AttributeName);
  expect(await hasDefinedIndexes(client, table)).toBe(true);
  expect(Table?.TableStatus).toBe("ACTIVE");
  expect(keysOf(Table?.KeySchema)).toEqual(["pk", "sk"]);
  expect(Table?.BillingModeSummary?.BillingMode).toBe("PAY_PER_REQUEST");
  expect(TimeToLiveDescription).toEqual({
    TimeToLiveStatus: expect.stringMatching(/^ENABL(ING|ED)$/),
    AttributeName: "expires_at",
  });

  const projections = (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => [
    String(IndexName),
    { keys: keysOf(KeySchema), attributes: Projection?.NonKeyAttributes ?? Projection?.ProjectionType },
  ]);
  expect(Object.fromEntries(projections)).toEqual(
    Object.fromEntries(
      tableDefinition.indexes.map(({ name, partitionKey, sortKey, projection }) => [
        name,
        { keys: [partitionKey, sortKey], attributes: projection },
      ]),
    ),
  );
});
