import { createTableInput, tableDefinition } from "@petcare/storage";
import { expect, test } from "vitest";
import { synthesise } from "./synth.ts";

const template = synthesise();
const tables = Object.values(template.findResources("AWS::DynamoDB::Table"));
const table = tables[0]?.Properties;

interface Shape {
  IndexName: string;
  KeySchema: { AttributeName: string }[];
  Projection: { NonKeyAttributes?: string[] };
}

const ofCalendar =
  "date timeframe first_timeframe service service_label pet_names status recurring duration_minutes client_id walker_id price_cents version charge_cents pay_cents invoice_id written_off_at completed_at";
const ofMoney =
  "date timeframe service service_label pet_names client_id walker_id status price_cents charge_cents version period due created_at sums invoices";
const ofPay =
  "walker_id client_id date timeframe service pet_names status pay_cents kind cents version period created_at sums method runs";

const without = (from: object, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

test("there is one table, and it is the one that every test of storage makes and fills", () => {
  expect(tables).toHaveLength(1);
  const { TableName, ...made } = createTableInput("any");
  const { GlobalSecondaryIndexes: indexes, ...rest } = table;
  expect({
    ...without(rest, [
      "DeletionProtectionEnabled",
      "OnDemandThroughput",
      "PointInTimeRecoverySpecification",
      "TimeToLiveSpecification",
    ]),
    GlobalSecondaryIndexes: indexes.map((index: object) => without(index, ["OnDemandThroughput"])),
  }).toEqual(made);
  expect(table.TimeToLiveSpecification).toEqual({ AttributeName: tableDefinition.timeToLive, Enabled: true });
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

/** The properties of an index that no deployment can change, in words. */
const shapeOf = ({ IndexName, KeySchema, Projection }: Shape) =>
  [IndexName, ...KeySchema.map(({ AttributeName }) => AttributeName), ...(Projection.NonKeyAttributes ?? ["ALL"])].join(
    " ",
  );

// CloudFormation makes an empty one where an id, a key or a way to sign in is another, and refuses an index that is.
// docs/deploying.md says how an index moves: each line that is added or removed here is a deployment of its own.
test("the table, its indexes, the pool and the buckets are those of every deployment before", () => {
  const idsOf = (type: string) => Object.keys(template.findResources(type));
  const [pool] = Object.values(template.findResources("AWS::Cognito::UserPool"));
  const { AliasAttributes, Schema, UsernameAttributes, UsernameConfiguration } = pool?.Properties ?? {};
  expect({
    table: idsOf("AWS::DynamoDB::Table"),
    key: table.KeySchema.map(({ AttributeName }: { AttributeName: string }) => AttributeName),
    name: table.TableName,
    indexes: table.GlobalSecondaryIndexes.map(shapeOf),
    pool: idsOf("AWS::Cognito::UserPool"),
    signIn: { AliasAttributes, Schema, UsernameAttributes, UsernameConfiguration },
    client: idsOf("AWS::Cognito::UserPoolClient"),
    buckets: idsOf("AWS::S3::Bucket"),
  }).toEqual({
    table: ["DataTableFDBAD0F2"],
    key: ["pk", "sk"],
    name: undefined,
    indexes: [
      "people people_pk people_sk ALL",
      `calendar calendar_pk agenda_sk ${ofCalendar}`,
      "walker walker_id agenda_sk ALL",
      "client client_id agenda_sk ALL",
      "open open_pk agenda_sk ALL",
      `money money_pk money_sk ${ofMoney}`,
      `pay pay_pk pay_sk ${ofPay}`,
      "history history_pk history_sk ALL",
    ],
    pool: ["IdentityPool280102ED"],
    signIn: { UsernameConfiguration: { CaseSensitive: true } },
    client: ["IdentityClient14611C13"],
    buckets: ["ExportBucketC5ED3E47", "SiteBucket978D4AEB", "PhotosBucket4131342A"],
  });
});

test("what holds data outlives the stack, and a first deployment that fails leaves no bucket with a name of ours", () => {
  const resources: Record<string, { DeletionPolicy?: string; UpdateReplacePolicy?: string }> =
    template.toJSON().Resources;
  const kept = Object.entries(resources).filter(([, { UpdateReplacePolicy }]) => UpdateReplacePolicy === "Retain");
  expect(Object.fromEntries(kept.map(([id, { DeletionPolicy }]) => [id, DeletionPolicy]))).toEqual({
    DataTableFDBAD0F2: "RetainExceptOnCreate",
    IdentityPool280102ED: "RetainExceptOnCreate",
    ExportBucketC5ED3E47: "RetainExceptOnCreate",
    PhotosBucket4131342A: "RetainExceptOnCreate",
    // Its files would hold up the rollback.
    SiteBucket978D4AEB: "Retain",
  });
});
