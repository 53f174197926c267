import { tableDefinition } from "@petcare/storage";
import { expect, test } from "vitest";
import { synthesise } from "./synth.ts";

const tables = Object.values(synthesise().findResources("AWS::DynamoDB::Table"));
const table = tables[0]?.Properties;

const schema = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) => [
  { AttributeName: partitionKey, KeyType: "HASH" },
  { AttributeName: sortKey, KeyType: "RANGE" },
];

test("there is one table, with the keys and the time to live of its definition", () => {
  expect(tables).toHaveLength(1);
  expect(table.KeySchema).toEqual(schema(tableDefinition));
  expect(table.TimeToLiveSpecification).toEqual({ AttributeName: tableDefinition.timeToLive, Enabled: true });
});

test("its indexes have the keys and the projections of its definition", () => {
  expect(table.GlobalSecondaryIndexes).toEqual(
    tableDefinition.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: schema(index),
      Projection:
        index.projection === "ALL"
          ? { ProjectionType: "ALL" }
          : { ProjectionType: "INCLUDE", NonKeyAttributes: [...index.projection] },
    })),
  );
});

test("only keys are declared as attributes, all of them strings", () => {
  const keys = [tableDefinition, ...tableDefinition.indexes].flatMap((key) => [key.partitionKey, key.sortKey]);
  const declared: { AttributeName: string; AttributeType: string }[] = table.AttributeDefinitions;
  expect(declared.map(({ AttributeName }) => AttributeName).sort()).toEqual([...new Set(keys)].sort());
  expect(new Set(declared.map(({ AttributeType }) => AttributeType))).toEqual(new Set(["S"]));
});

test("the projections stay inside DynamoDB's limits of 20 attributes an index and 100 a table", () => {
  const named: number[] = tableDefinition.indexes.map(({ projection }) =>
    projection === "ALL" ? 0 : projection.length,
  );
  expect(Math.max(...named)).toBeLessThanOrEqual(20);
  expect(named.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100);
});

test("it is on demand, can be restored to any second, and is not deleted with the stack or by mistake", () => {
  expect(table).toMatchObject({
    BillingMode: "PAY_PER_REQUEST",
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    DeletionProtectionEnabled: true,
  });
  expect(tables[0]).toMatchObject({ DeletionPolicy: "Retain", UpdateReplacePolicy: "Retain" });
});
