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
      OnDemandThroughput: expect.anything(),
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
  expect(tables[0]).toMatchObject({ DeletionPolicy: "RetainExceptOnCreate", UpdateReplacePolicy: "Retain" });
});

test("a mistake cannot make the table, or an index, take more than so many units a second", () => {
  const most = { MaxReadRequestUnits: 2000, MaxWriteRequestUnits: 1000 };
  const indexes: { OnDemandThroughput: unknown }[] = table.GlobalSecondaryIndexes;
  expect(table.OnDemandThroughput).toEqual(most);
  expect(indexes.map(({ OnDemandThroughput }) => OnDemandThroughput)).toEqual(indexes.map(() => most));
});

// CloudFormation makes an empty one where an id is another. What is added to these lists is a deployment of its own.
test("the table, its indexes and the pool are those of every deployment before", () => {
  const template = synthesise();
  const idsOf = (type: string) => Object.keys(template.findResources(type));
  expect({
    table: idsOf("AWS::DynamoDB::Table"),
    pool: idsOf("AWS::Cognito::UserPool"),
    client: idsOf("AWS::Cognito::UserPoolClient"),
    indexes: table.GlobalSecondaryIndexes.map(({ IndexName }: { IndexName: string }) => IndexName),
  }).toEqual({
    table: ["DataTableFDBAD0F2"],
    pool: ["IdentityPool280102ED"],
    client: ["IdentityClient14611C13"],
    indexes: ["people", "calendar", "walker", "client", "open", "money", "pay", "history"],
  });
});
