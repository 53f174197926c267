import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localCredentials, setEnvironment } from "./environment.ts";
import { ensureInstallation } from "./installation.ts";
import { type StandIns, startStandIns } from "./stand-ins.ts";

let standIns: StandIns;
let restore: () => void;

beforeAll(async () => {
  standIns = await startStandIns({ passwordCost: 16 });
  restore = setEnvironment({ ...localCredentials, ...standIns.environment });
});
afterAll(async () => {
  restore();
  await standIns.close();
});

test("what is there is kept; a table whose indexes hold less than is read there is refused", async () => {
  (await ensureInstallation("current")).close();
  (await ensureInstallation("current")).close();

  const client = new DynamoDBClient({});
  const { Table } = await client.send(new DescribeTableCommand({ TableName: "current" }));
  await client.send(
    new CreateTableCommand({
      TableName: "earlier",
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: Table?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection:
          IndexName === "calendar"
            ? { ...Projection, NonKeyAttributes: Projection?.NonKeyAttributes?.slice(1) }
            : Projection,
      })),
    }),
  );
  await expect(ensureInstallation("earlier")).rejects.toMatchObject({ code: "DATA_OUTDATED" });
  client.destroy();
});
