import { ping, userPoolClientSettings, userPoolIdentitySettings, userPoolSettings } from "@petcare/contract";
import { createTableInput, tableDefinition } from "@petcare/storage";
import { expect, test } from "vitest";
import { synthesise } from "./synth.ts";

const template = synthesise();
const [table] = Object.values(template.findResources("AWS::DynamoDB::Table"));
const [pool] = Object.values(template.findResources("AWS::Cognito::UserPool"));
const idsOf = (type: string) => Object.keys(template.findResources(type));

interface Index {
  IndexName: string;
  KeySchema: { AttributeName: string }[];
  Projection: { NonKeyAttributes?: string[] };
  OnDemandThroughput: unknown;
}
const indexes: Index[] = table?.Properties.GlobalSecondaryIndexes;

const ofCalendar =
  "date timeframe first_timeframe service service_label pet_names status recurring duration_minutes client_id walker_id price_cents version charge_cents pay_cents invoice_id written_off_at completed_at";
const ofMoney =
  "date timeframe service service_label pet_names client_id walker_id status price_cents charge_cents version period due created_at sums invoices";
const ofPay =
  "walker_id client_id date timeframe service pet_names status pay_cents kind cents version period created_at sums method runs";

test("the table is the one that every test of storage makes, on demand, restorable, protected, and bounded", () => {
  const { TableName, GlobalSecondaryIndexes, ...made } = createTableInput("any");
  const most = { MaxReadRequestUnits: 2000, MaxWriteRequestUnits: 1000 };
  expect(table?.Properties).toEqual({
    ...made,
    GlobalSecondaryIndexes: GlobalSecondaryIndexes?.map((index) => ({ ...index, OnDemandThroughput: most })),
    OnDemandThroughput: most,
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    TimeToLiveSpecification: { AttributeName: tableDefinition.timeToLive, Enabled: true },
  });
  expect(made.BillingMode).toBe("PAY_PER_REQUEST");
});

test("the projections stay inside DynamoDB's limits of 20 attributes an index and 100 a table", () => {
  const named = indexes.map(({ Projection }) => Projection.NonKeyAttributes?.length ?? 0);
  expect(Math.max(...named)).toBeLessThanOrEqual(20);
  expect(named.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100);
});

/** The properties of an index that no deployment can change, in words. */
const shapeOf = ({ IndexName, KeySchema, Projection }: Index) =>
  [IndexName, ...KeySchema.map(({ AttributeName }) => AttributeName), ...(Projection.NonKeyAttributes ?? ["ALL"])].join(
    " ",
  );

// CloudFormation makes an empty one where an id, a key or a way to sign in is another, and refuses an index that is.
// docs/deploying.md says how an index moves: each line that is added or removed here is a deployment of its own.
test("the table, its indexes, the pool and the buckets are those of every deployment before", () => {
  const { AliasAttributes, Schema, UsernameAttributes, UsernameConfiguration } = pool?.Properties ?? {};
  expect({
    table: idsOf("AWS::DynamoDB::Table"),
    key: table?.Properties.KeySchema.map(({ AttributeName }: { AttributeName: string }) => AttributeName),
    indexes: indexes.map(shapeOf),
    pool: idsOf("AWS::Cognito::UserPool"),
    signIn: { AliasAttributes, Schema, UsernameAttributes, UsernameConfiguration },
    client: idsOf("AWS::Cognito::UserPoolClient"),
    buckets: idsOf("AWS::S3::Bucket"),
  }).toEqual({
    table: ["DataTableFDBAD0F2"],
    key: ["pk", "sk"],
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

test("the pool and its client have the contract's settings and no others", () => {
  const [client] = Object.values(template.findResources("AWS::Cognito::UserPoolClient"));
  expect(pool?.Properties).toEqual({
    ...userPoolSettings,
    ...userPoolIdentitySettings,
    DeletionProtection: "ACTIVE",
  });
  expect(client?.Properties).toEqual({ ...userPoolClientSettings, UserPoolId: { Ref: "IdentityPool280102ED" } });
  expect(client?.Properties).toMatchObject({
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH"],
    GenerateSecret: true,
    WriteAttributes: ["locale"],
  });
});

// AWS's own rules ask for buckets that are private and read over HTTPS alone: see nag.test.ts.
test("buckets forget exports after a week, and photos after two years", () => {
  const found = Object.values(template.findResources("AWS::S3::Bucket")).map(
    ({ Properties }) => Properties.LifecycleConfiguration?.Rules[0],
  );
  expect(found).toMatchObject([
    { Prefix: "exports/", ExpirationInDays: 7 },
    undefined,
    { Prefix: "photos/", ExpirationInDays: 730 },
  ]);
});

test("the stack is not deleted by mistake", () => {
  const isProtected: (boolean | undefined)[] = [];
  synthesise({ endpoints: [ping], seen: ({ terminationProtection }) => isProtected.push(terminationProtection) });
  expect(isProtected).toEqual([true]);
});
